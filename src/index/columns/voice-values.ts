import type { StoredVoice } from '../../domain/voice.ts';
import { fold } from '../../lib/fold.ts';
import { localeOf } from '../../lib/locale-of.ts';
import { memoize } from '../../lib/memoize.ts';
import { LANGUAGES } from '../../vocabulary/facets.ts';
import { namesOfLanguage } from '../../vocabulary/language-names.ts';
import { synonymsOf } from '../../vocabulary/synonyms.ts';
import { tokenize } from '../text/analyzer.ts';

/** Maximum number of voice names in each of the next two caches. The number suffices for a million voices, because many voices share a name. */
const MAX_NAMES = 50_000;
const foldName = memoize(fold, MAX_NAMES);
const wordsOfName = memoize((name: string): readonly string[] => [...new Set(tokenize(name))], MAX_NAMES);

/** Returns the words of a language's names. The argument joins the tag and the English name by a line feed: `bn`, Bangla → bangla, bengali. */
const wordsOfLanguage = memoize((tagAndName: string): ReadonlySet<string> => {
  const [tag = '', name = ''] = tagAndName.split('\n');
  const synonyms = synonymsOf(LANGUAGES.get(tag.split('-', 1)[0] ?? '')).names ?? [];
  return new Set([name, ...synonyms].flatMap(tokenize));
});

/** Returns a voice's name and local name (if any), folded (lower case, no diacritics) but not split into words. */
export function wholeNames({ name, local_name }: StoredVoice): readonly string[] {
  return local_name === undefined ? [foldName(name)] : distinct([foldName(name), foldName(local_name)]);
}

/** Returns the words of a voice's name, without names of its language: the search `french` must not rank French Narrator above other French voices. */
export function nameWords({
  name,
  local_name,
  language,
  language_name = '',
  provider_voice_id = '',
}: StoredVoice): readonly string[] {
  const words = wordsOfName(name);
  const ofLanguage = wordsOfLanguage(`${language}\n${language_name}`);
  const own = words.some((word) => ofLanguage.has(word))
    ? words.filter((word) => !ofLanguage.has(word))
    : words;
  // Users also write a name of several words as one, as the voice's id does: `hoaimy` for Hoai My, vi-VN-HoaiMyNeural.
  const joined = name.includes(' ') ? name.replaceAll(' ', '') : '';
  const glued = joined !== '' && provider_voice_id.includes(joined) ? wordsOfName(joined) : [];
  const all = glued.length > 0 ? [...own, ...glued] : own;
  return local_name === undefined ? all : distinct([...all, ...wordsOfName(local_name)]);
}

/** Returns the English name of the language of a BCP-47 tag. Memoized, because many voices speak the same additional languages. */
export const languageNameOf = memoize((tag: string) => namesOfLanguage(localeOf(tag).language)?.name);

export function optional(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value];
}

export function distinct(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values)].filter((value) => value !== undefined);
}
