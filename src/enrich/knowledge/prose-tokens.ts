/** Maximum number of UTF-16 code units read from a description. The rest is not read, because usually the first sentences describe the speaker. */
export const MAX_PROSE_LENGTH = 500;

/** Word or punctuation mark of a description. */
export type Token = Readonly<ReturnType<typeof toTokens>[number]>;

/** Pattern of negated words, from the negation to the end of the clause: "not too deep", "accent-free". The phrase "not only deep" does not match. */
const NEGATED =
  /\b(?:\p{L}+-free\b|non-(?!binary)|(?:not(?! (?:only|just|merely)\b)|never|neither|nor|nothing|no|without|less|isn't|won't|zero|rather than|instead of|anything but|lacks|free of|those who)\b(?!-))[^,.;:!?()]*?(?=[,.;:!?()]|\b(?:but|yet)\b|$)/giu;
/** Pattern of a noun that joins a trade or nation with a gender: "anchorman", "Frenchwoman". The minimum length excludes "German" and "human". */
const JOINED_PERSON = /\b(?!gentle|english)(\p{L}{5,}?)((?:wo)?man)\b/giu;
/** Pattern of a voice's purpose, from "for", "suited to" or "at home in" to the end of the sentence or to a clause about the speaker: ", spoken by". */
const PURPOSE =
  /(?<!known )\b(?:for|suited to|at home (?:in|on))\b(?:(?!, (?:s?he|his|her|\w+ by)\b)[^.!?;:])*/giu;
/** Pattern of a token: a word, a punctuation mark, or a dash before a space. A hyphen within a word separates two tokens and is not a token. */
const TOKEN = /[\p{L}\p{N}]+(?:'s\b)?|-(?=\s)|[^\s\p{L}\p{N}-]/gu;

/** Splits the start of a description into tokens, without negated words. */
export function toTokens(text: string) {
  const stated = text
    .slice(0, MAX_PROSE_LENGTH)
    .replaceAll('’', "'")
    .replaceAll(NEGATED, ' ')
    .replaceAll(JOINED_PERSON, '$1 $2');
  const purposes = Array.from(stated.matchAll(PURPOSE), ({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  return Array.from(stated.matchAll(TOKEN), ({ 0: token, index }) => ({
    text: token,
    word: token.toLowerCase().replace(/'s$/, ''),
    /** True for a token in a statement of purpose ("for sad stories"). Words of a purpose describe texts or listeners and not the voice. */
    isPurpose: purposes.some(([start = 0, end = 0]) => index >= start && index < end),
  }));
}
