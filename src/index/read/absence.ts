import { noteOnUnlisted } from '../../providers/provider-facts.ts';
import { LANGUAGE, PROVIDER } from '../text/lexicon.ts';

/** Returns a sentence on a known language or provider that no voice has: `No voice speaks Igbo yet.` Undefined for other meanings. */
export function noteOnAbsence([meaning = '']: readonly string[]): string | undefined {
  if (meaning.startsWith(PROVIDER)) return noteOnUnlisted(meaning.slice(PROVIDER.length));
  if (!meaning.startsWith(LANGUAGE)) return undefined;
  const words = meaning.slice(LANGUAGE.length).split('_');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return `No voice speaks ${name} yet.`;
}
