import { HIDDEN } from '../lib/plain-text.ts';

/**
 * Removes invisible and control characters except line feed and tab, because a provider's text could otherwise move the cursor, change the
 * terminal's title, or display a misleading text.
 */
export function printable(text: string): string {
  return text.replaceAll(HIDDEN, (character) => (character === '\n' || character === '\t' ? character : ''));
}
