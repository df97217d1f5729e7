/** Pieces of a text that tokenizers for language models mostly keep apart: words, letters of mixed case, digits by three, signs. */
const PIECE = /[a-z]{3,}|\p{Lu}?[a-z]+|[A-Z]+|\p{N}{1,3}|[^\p{L}\p{N}\s]{1,4}|\p{L}/gu;
/** Letters of a word that make a token. */
const LETTERS = 6;

/** Estimates the tokens of a text, rather too many, because a tokenizer's table would be larger than this service. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += Math.ceil(piece.length / LETTERS);
  return tokens;
}
