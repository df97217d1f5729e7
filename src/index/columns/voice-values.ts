import type { StoredVoice } from '../../domain/voice.ts';
import { nameOfLanguage } from '../../lib/cldr-names.ts';
import { fold } from '../../lib/fold.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { LANGUAGES } from '../../vocabulary/facets.ts';
import { synonymsOf } from '../../vocabulary/synonyms.ts';
import { tokenize } from '../text/analyzer.ts';

/** Most voice names that each cache below holds. A million voices have fewer distinct names, because many voices share a name. */
const MAX_NAMES = 50_000;
const foldName = memoize(fold, MAX_NAMES);
const wordsOfName = memoize((name: string): readonly string[] => [...new Set(tokenize(name))], MAX_NAMES);

/** Returns the words of the names of a language, given as tag and English name: `bn`, Bangla → bangla, bengali. */
const wordsOfLanguage = memoize((tagAndName: string): ReadonlySet<string> => {
  const [tag = '', name = ''] = tagAndName.split('\n');
  const synonyms = synonymsOf(LANGUAGES.get(tag.split('-', 1)[0] ?? '')).names ?? [];
  return new Set([name, ...synonyms].flatMap(tokenize));
});

/** Returns the folded names of a voice, the whole of each. */
export function wholeNames({ name, local_name }: StoredVoice): readonly string[] {
  return local_name === undefined ? [foldName(name)] : distinct([foldName(name), foldName(local_name)]);
}

/**
 * Returns the words of a voice's name without those of its language's name, because `french` in "French Narrator" and
 * "MMS French" names the language, and a word of a name would rank these voices before all other French ones.
 */
export function nameWords({
  name,
  local_name,
  language,
  language_name = '',
}: StoredVoice): readonly string[] {
  const words = wordsOfName(name);
  const ofLanguage = wordsOfLanguage(`${language}\n${language_name}`);
  const own = words.some((word) => ofLanguage.has(word))
    ? words.filter((word) => !ofLanguage.has(word))
    : words;
  return local_name === undefined ? own : distinct([...own, ...wordsOfName(local_name)]);
}

/** Returns the English name of the language of a BCP-47 tag. Memoized, because many voices speak the same further languages. */
export const languageNameOf = memoize((tag: string) => nameOfLanguage(localeOf(tag).language, 'en'));

const NO_VALUE: readonly string[] = [];

/** Returns the value of a field that may be absent. */
export function optional(value: string | undefined): readonly string[] {
  return value === undefined ? NO_VALUE : [value];
}

/** Returns the distinct values of several fields that may be absent. */
export function distinct(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== undefined);
}
