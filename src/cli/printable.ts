/** Removes control characters, because a name or a message could move the cursor or retitle the window with them. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
