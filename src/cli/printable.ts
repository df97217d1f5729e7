/** Removes control characters except line feed and tab. A provider's text could otherwise move the cursor or retitle the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
