/** Minimum length of a part of a search that is looked up as an id: `gmw/de`. */
export const MIN_ID_CHARACTERS = 6;
/** Pattern of a text that is an id rather than a name: it has a digit, or a separator between two other characters. */
const ID = /\p{N}|\S[-_/:#]\S/u;

/** Punctuation that follows an id within a text. */
export const CLOSING = /(?<!["'”’»)\]},;.?!])["'”’»)\]},;.?!]+$/u;

export const isIdLike = (text: string): boolean => ID.test(text);

/** Returns the parts of a text that may be ids, even if other characters touch them: `voiceId: "pNInz6obpgDQGcFmaJgB"`, `Google.en-AU-Neural2-A`. */
export function idPartsOf(text: string): readonly string[] {
  if (!ID.test(text)) return [];
  const pieces = text.split(/\s+/u).flatMap((piece) => [piece, ...piece.split(/["'`,;()[\]{}=?&]+/u)]);
  const parts = pieces.flatMap((piece) => [piece, ...piece.split(/[/:]/u), ...piece.split('.')]);
  return [...new Set(parts)].filter((part) => part.length >= MIN_ID_CHARACTERS && ID.test(part));
}
