import { memoize } from '../../lib/memoize.ts';
import { tokenize } from './analyzer.ts';

/** Patterns of opaque ids, which have no words: a UUID, or a long run of letters with digits among them, as databases generate. */
const OPAQUE = /^(?=.*\d)[A-Za-z0-9]{16,}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Maximum length of an id that is split into words. A longer id is found only by the whole id or by its beginning. */
const MAX_ID_CHARACTERS = 100;
/** Maximum number of id pieces whose words are cached. `en-US-JennyNeural` has the pieces en, US, JennyNeural; many ids share them. */
const MAX_PIECES = 50_000;

/** Pattern of short words. They are left out of the words of an id, because most are codes (`en`, `us`) that the voice's locale has anyway. */
const SUBTAG = /^[a-z]{1,3}$/;
/** Pattern of ids of ASCII letters, digits and separators. Such an id is cut at the separators, so that the words of each piece are cached. */
const PLAIN = /^[\w\-:/ ]*$/;
const PIECES = /[A-Za-z0-9]+/g;

/** Words of a native id (the id that a provider gives a voice), each listed once. */
interface IdTokens {
  /** Words of the id, cut at separators and capital letters: `JennyNeural` → jenny, neural. */
  readonly words: readonly string[];
  /** Parts of the id between separators that consist of several words, each written as one word: `JennyNeural` → jennyneural. */
  readonly compounds: readonly string[];
}

const NONE: IdTokens = { words: [], compounds: [] };

/** Cache of the last id's tokens. The columns `id_word` and `id_compound` ask for the tokens of the same id one after the other. */
let last: { readonly id: string; readonly tokens: IdTokens } = { id: '', tokens: NONE };

/** Splits a native id into words and compounds. An opaque id has no words: its parts would fill the dictionary, and nobody searches for them. */
export function tokenizeId(id: string): IdTokens {
  if (id !== last.id) last = { id, tokens: isOpaque(id) ? NONE : tokenizePieces(id) };
  return last.tokens;
}

/** Reports whether an id has no words, because it is a UUID, generated or too long. */
export function isOpaque(id: string): boolean {
  return id.length > MAX_ID_CHARACTERS || OPAQUE.test(id) || UUID.test(id);
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

/** Place between two words in camel case. */
const CAMEL_CASE = /(?<=\p{Ll})(?=\p{Lu})/gu;
const wordsOf = memoize(
  (piece: string): readonly string[] => tokenize(piece.replaceAll(CAMEL_CASE, ' ')),
  MAX_PIECES,
);

function addNew(words: string[], more: readonly string[]): void {
  for (const word of more) if (!words.includes(word)) words.push(word);
}
