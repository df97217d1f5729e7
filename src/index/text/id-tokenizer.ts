import { memoize } from '../../domain/memoize.ts';
import { tokenize } from './analyzer.ts';

/** An opaque id: a long run of letters with digits among them, as databases generate, or a UUID. */
const OPAQUE = /^(?=.*\d)[A-Za-z0-9]{16,}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longest id that is tokenized; longer ones are found as a whole only. */
const MAX_ID_CHARACTERS = 100;
/** Bound on the memo of tokenized pieces: a million ids consist of far fewer distinct pieces. */
const MAX_PIECES = 50_000;

/** Subtags of language and region, which the voice's locale states better. */
const SUBTAG = /^[a-z]{1,3}$/;
/** Ids that are cut into ASCII pieces at their separators, so that the tokens of a piece are memoized. */
const PLAIN = /^[\w\-:/ ]*$/;
const PIECES = /[A-Za-z0-9]+/g;

/** Tokens of a native id, each once. */
interface IdTokens {
  /** Words; `JennyNeural` gives jenny and neural. */
  readonly words: readonly string[];
  /** Compounds of several words: `jennyneural`. */
  readonly compounds: readonly string[];
}

const NONE: IdTokens = { words: [], compounds: [] };

/**
 * Splits a native id into words and compounds. An opaque id gives none, because its words would fill the dictionary and
 * nobody types a part of such an id.
 */
export function tokenizeId(id: string): IdTokens {
  return isOpaque(id) ? NONE : lastTokenized(id);
}

function isOpaque(id: string): boolean {
  return id.length > MAX_ID_CHARACTERS || OPAQUE.test(id) || UUID.test(id);
}

/** Memo of one entry, because two columns ask about each id in turn. */
let last: { readonly id: string; readonly tokens: IdTokens } = { id: '', tokens: NONE };

function lastTokenized(id: string): IdTokens {
  if (id !== last.id) last = { id, tokens: tokenizePieces(id) };
  return last.tokens;
}

function tokenizePieces(id: string): IdTokens {
  const pieces = PLAIN.test(id) ? (id.match(PIECES) ?? []) : [id];
  const words: string[] = [];
  const compounds: string[] = [];
  for (const piece of pieces) addNew(words, wordsOf(piece));
  for (const piece of pieces) if (wordsOf(piece).length > 1) addNew(compounds, tokenize(piece));
  return {
    words: words.filter((word) => !SUBTAG.test(word)),
    compounds: compounds.filter((word) => !words.includes(word)),
  };
}

const wordsOf = memoize((piece: string): readonly string[] => tokenize(splitCamelCase(piece)), MAX_PIECES);

function splitCamelCase(piece: string): string {
  return piece.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function addNew(words: string[], more: readonly string[]): void {
  for (const word of more) if (!words.includes(word)) words.push(word);
}
