/**
 * Scripts whose letters take other forms beside a zero-width joiner or non-joiner, so that the character is part of the spelling. Source:
 * Unicode Standard Annex 31, "Layout and Format Control Characters", November 2026.
 */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat('Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt')
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
/** Joiners between letters of these scripts, joiners and selectors of emoji, and selectors of keycaps. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
].join('|');

/**
 * Characters that no reader sees, or that change what a reader sees: control and format characters, half surrogates, private-use and
 * unassigned characters, tag characters and variation selectors, which models read, and blank fillers.
 */
const HIDDEN_CLASS = '\\p{C}\\p{Default_Ignorable_Code_Point}\\p{Zl}\\p{Zp}\\u2800';
export const HIDDEN = new RegExp(`(?!${NEEDED})[${HIDDEN_CLASS}]`, 'gu');
const ANY_HIDDEN = new RegExp(HIDDEN.source, 'u');
const HIDDEN_EVERYWHERE = new RegExp(`[${HIDDEN_CLASS}]`, 'gu');
/** Blanks, line breaks, other control characters and fillers, which may stand for a blank between two words. */
const BLANKS = /[\s\p{Cc}\p{Z}\u115f\u1160\u2800\u3164\uffa0]+/gu;
/** Most text in the form that {@link toPlainText} returns: words of ASCII with single blanks. */
const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;
/** Code units read per published character, because a text may hide its words behind a few characters that are removed. */
const UNITS_PER_CHARACTER = 4;

/**
 * Returns a text of a provider as it may be published: one line of well-formed Unicode in NFC, without hidden characters, and of at most
 * `maxCharacters` code points, which are at most four times as many bytes in UTF-8. Applied twice, it changes nothing more.
 */
export function toPlainText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters && PLAIN_ASCII.test(text)) return text;
  const plain = clean(text.slice(0, maxCharacters * UNITS_PER_CHARACTER));
  if (plain.length <= maxCharacters) return plain;
  // Cleaned again, because a cut may leave a joiner or a blank at the end.
  return clean([...plain].slice(0, maxCharacters).join(''));
}

function clean(text: string): string {
  const plain = text
    .replaceAll(BLANKS, ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll(BLANKS, ' ')
    .trim()
    .normalize('NFC');
  // A joiner beside a hidden character that went away joins nothing. No real text has that, so that all joiners may go.
  return hasHidden(plain) ? plain.replaceAll(HIDDEN_EVERYWHERE, '').normalize('NFC') : plain;
}

/** Reports whether a text holds a character that no reader sees, so that it is shown as another text. */
export function hasHidden(text: string): boolean {
  return ANY_HIDDEN.test(text);
}
