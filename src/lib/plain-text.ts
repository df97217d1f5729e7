/**
 * Scripts whose letters change their shape beside a zero-width joiner or non-joiner, so that the joiner is part of the spelling. Source:
 * Unicode Standard Annex 31, "Layout and Format Control Characters", November 2026.
 */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat('Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** Invisible characters that are kept: joiners between letters of `JOINING` scripts, joiners and variation selectors of emoji and keycaps. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
].join('|');

/**
 * Invisible characters, and characters that change the display of others: control and format characters, lone surrogates, private-use and
 * unassigned characters, blank fillers, and tag characters and variation selectors, because language models read them.
 */
const HIDDEN_CLASS = '\\p{C}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\u2800';
const HIDDEN = new RegExp(`(?!${NEEDED})[${HIDDEN_CLASS}]`, 'gu');
const ANY_HIDDEN = new RegExp(HIDDEN.source, 'u');
const HIDDEN_EVERYWHERE = new RegExp(`[${HIDDEN_CLASS}]`, 'gu');
/** Spaces, line breaks, other control characters and fillers, because each of them may separate two words. */
const BLANKS = /[\s\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Text that {@link toPlainText} would return unchanged: ASCII words separated by single spaces. Most texts match, and the test is fast. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;
/** Number of UTF-16 code units that are read per published character, because some of them are removed as hidden characters. */
const UNITS_PER_CHARACTER = 4;

/**
 * Cleans a provider's text for publication: one line of well-formed Unicode in NFC, without hidden characters, of at most `maxCharacters`
 * code points (at most four times as many bytes in UTF-8). Idempotent.
 */
export function toPlainText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters && PLAIN_ASCII.test(text)) return text;
  const plain = clean(text.slice(0, maxCharacters * UNITS_PER_CHARACTER));
  if (plain.length <= maxCharacters) return plain;
  // The text is cleaned again, because the cut may leave a joiner or a space at the end.
  return clean([...plain].slice(0, maxCharacters).join(''));
}

function clean(text: string): string {
  const plain = text
    .replaceAll(BLANKS, ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll(BLANKS, ' ')
    .trim()
    .normalize('NFC');
  // A joiner that remains here stood beside a removed hidden character. No genuine text has such a joiner, so that all joiners are removed.
  return hasHidden(plain) ? plain.replaceAll(HIDDEN_EVERYWHERE, '').normalize('NFC') : plain;
}

/** Reports whether a text contains a hidden character, so that two different texts could look equal. */
export function hasHidden(text: string): boolean {
  return ANY_HIDDEN.test(text);
}

/** Removes hidden characters except line feed and tab, because they could move a terminal's cursor, change its title, or mislead the reader. */
export function printable(text: string): string {
  return text.replaceAll(HIDDEN, (character) => (character === '\n' || character === '\t' ? character : ''));
}
