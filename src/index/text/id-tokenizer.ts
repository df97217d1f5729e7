import { remember } from '../../domain/memoize.ts';
import { tokenize } from './analyzer.ts';

/** A key of a database rather than something a person wrote: long, with digits among the letters. */
const OPAQUE = /^(?=.*\d)[A-Za-z0-9]{16,}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Longest readable id; what is longer is found as a whole only. */
const MAX_ID_CHARACTERS = 100;
/** Ids are made of few different pieces, however many there are. */
const MAX_PIECES = 50_000;

/** Codes of language and region, which the locale says better. */
const CODE = /^[a-z]{1,3}$/;
/** Ids whose words are those of their pieces, one by one. */
const PLAIN = /^[\w\-:/ ]*$/;
const PIECES = /[A-Za-z0-9]+/g;

/** What a native id is found by besides the whole of it, each once. */
interface IdWords {
  /** Its words, `JennyNeural` being two. */
  readonly words: readonly string[];
  /** Words that are several: `jennyneural`. */
  readonly compounds: readonly string[];
}

const NONE: IdWords = { words: [], compounds: [] };

/**
 * Takes a native id apart. Opaque ids have no words: they would swell the vocabulary by a word a voice, and nobody types
 * a part of one.
 */
export function readIdWords(id: string): IdWords {
  return isOpaque(id) ? NONE : lastRead(id);
}

function isOpaque(id: string): boolean {
  return id.length > MAX_ID_CHARACTERS || OPAQUE.test(id) || UUID.test(id);
}

/** Two columns ask about each id in turn. */
let last: { readonly id: string; readonly words: IdWords } = { id: '', words: NONE };

function lastRead(id: string): IdWords {
  if (id !== last.id) last = { id, words: readPieces(id) };
  return last.words;
}

function readPieces(id: string): IdWords {
  const pieces = PLAIN.test(id) ? (id.match(PIECES) ?? []) : [id];
  const words: string[] = [];
  const compounds: string[] = [];
  for (const piece of pieces) addNew(words, wordsOf(piece));
  for (const piece of pieces) if (wordsOf(piece).length > 1) addNew(compounds, tokenize(piece));
  return {
    words: words.filter((word) => !CODE.test(word)),
    compounds: compounds.filter((word) => !words.includes(word)),
  };
}

const wordsOf = remember((piece: string): readonly string[] => tokenize(takeApart(piece)), MAX_PIECES);

function takeApart(piece: string): string {
  return piece.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function addNew(words: string[], more: readonly string[]): void {
  for (const word of more) if (!words.includes(word)) words.push(word);
}
