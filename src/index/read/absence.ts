import { noteOnUnlisted } from '../../providers/unlisted.ts';
import { UNTOLD } from '../../vocabulary/untold.ts';
import { phraseKey, tokenize } from '../text/analyzer.ts';
import { languagesOf, type MeantValue } from '../text/meaning.ts';

/** Maximum number of languages with the same name that a note lists. */
const MAX_NAMES = 3;

/** Returns a note on a known language or provider that no voice has, or on a fact that no provider's list states (a price); else undefined. */
export function noteOnAbsence(value: MeantValue | undefined, words: readonly string[]): string | undefined {
  if (value?.kind === 'provider') return noteOnUnlisted(value.text);
  if (value?.kind === 'untold') return UNTOLD.get(value.text);
  if (value?.kind !== 'language') return undefined;
  const names = languagesOf(value);
  const typed = phraseKey(words);
  if (names.length > MAX_NAMES) return `No voice speaks a language called "${typed}" yet.`;
  const isNamed = names.every((name) => tokenize(name).some((word) => words.includes(word)));
  return `No voice speaks ${names.join(' or ')}${isNamed ? '' : ` ("${typed}")`} yet.`;
}
