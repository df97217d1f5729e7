import { HIDDEN } from '../lib/plain-text.ts';

/**
 * Removes control characters except line feed and tab, and characters that no reader sees. A provider's text could otherwise move the
 * cursor, retitle the terminal or show another text than it is.
 */
export function printable(text: string): string {
  return text.replaceAll(HIDDEN, (character) => (character === '\n' || character === '\t' ? character : ''));
}
