import { noteOnUnlisted } from '../../providers/provider-facts.ts';
import { UNTOLD } from '../../vocabulary/untold.ts';
import type { MeantValue } from '../text/meaning.ts';

/**
 * Returns a sentence on a known language or provider that no voice has, with the words that mean it: `No voice speaks Igbo yet.` `No voice
 * speaks Brazilian Sign Language ("libras") yet.` A word for a fact that the
 * directory does not tell has a sentence on where it is told. Undefined for other values.
 */
export function noteOnAbsence(value: MeantValue | undefined, words: readonly string[]): string | undefined {
  if (value?.kind === 'provider') return noteOnUnlisted(value.text);
  if (value?.kind === 'untold') return UNTOLD.get(value.text);
  if (value?.kind !== 'language') return undefined;
  const named = value.text.split('_');
  const name = named.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const isNamed = named.some((word) => words.includes(word));
  return `No voice speaks ${name}${isNamed ? '' : ` ("${words.join(' ')}")`} yet.`;
}
