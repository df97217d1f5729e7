/** Text without the control characters by which a name or a message could move the cursor or retitle the window. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
