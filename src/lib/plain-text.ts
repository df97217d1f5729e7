/**
 * Character classes of the scripts in which a zero-width joiner or non-joiner changes the shape of letters. In these scripts, joiners are part of the
 * spelling. Source: Unicode Standard Annex 31, "Layout and Format Control Characters", November 2026.
 */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat('Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** Pattern of invisible characters that are kept: joiners in `JOINING` scripts, joiners in emoji, variation selectors in emoji and keycaps. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
].join('|');

/**
 * Character class of invisible characters, and of characters that change the display of other characters: control, format, private-use and unassigned
 * characters, lone surrogates, and blank fillers. Tag characters and variation selectors are included, because language models read text that is hidden in
 * them.
 */
const HIDDEN_CLASS = '\\p{C}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\u2800';
const HIDDEN = new RegExp(`(?!${NEEDED})[${HIDDEN_CLASS}]`, 'gu');
const ANY_HIDDEN = new RegExp(HIDDEN.source, 'u');
const HIDDEN_EVERYWHERE = new RegExp(`[${HIDDEN_CLASS}]`, 'gu');
/** Pattern of the characters that may separate two words: spaces, line breaks, other control characters, and blank fillers. */
const BLANKS = /[\s\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Pattern of a text that {@link toPlainText} would return unchanged: ASCII words separated by single spaces. Most texts match. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;
/** Number of UTF-16 code units that are read for each character of the result: more than one, because hidden characters are removed. */
const UNITS_PER_CHARACTER = 4;

/** Cleans a text: one line of NFC without hidden characters, cut to `maxCharacters` code points. A clean text is returned unchanged. */
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
  // If a hidden character is left, all joiners are removed too: no genuine text has a joiner beside another hidden character.
  return hasHidden(plain) ? plain.replaceAll(HIDDEN_EVERYWHERE, '').normalize('NFC') : plain;
}

/** Reports whether a text contains a hidden character. Because of hidden characters, two texts that look equal may differ. */
export function hasHidden(text: string): boolean {
  return ANY_HIDDEN.test(text);
}

/** Removes hidden characters except line feeds and tabs. Hidden characters could move a terminal's cursor, change its title or mislead readers. */
export function printable(text: string): string {
  return text.replaceAll(HIDDEN, (character) => (character === '\n' || character === '\t' ? character : ''));
}
