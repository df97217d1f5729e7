import { noteOnUnlisted } from '../../providers/provider-facts.ts';
import type { MeantValue } from '../text/meaning.ts';

/** Returns a sentence on a known language or provider that no voice has: `No voice speaks Igbo yet.` Undefined for other values. */
export function noteOnAbsence(value: MeantValue | undefined): string | undefined {
  if (value?.kind === 'provider') return noteOnUnlisted(value.text);
  if (value?.kind !== 'language') return undefined;
  const words = value.text.split('_');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return `No voice speaks ${name} yet.`;
}
