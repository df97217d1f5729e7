import { columnsWhere } from '../columns/schema.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { valuesOf } from '../text/meaning.ts';
import type { RawToken, RawWord } from './raw-token.ts';

/** Largest numbers of words before and after the comma of an inverted name: `Zapotec, San Juan Guelavía`. */
const MAX_BEFORE = 2;
const MAX_AFTER = 3;
/** Columns whose values stand behind a language as often as a part of its name: `german, low`. */
const DESCRIBING = columnsWhere(
  ({ words, kind = '' }) => words !== undefined && !['name', 'provider', 'origin', 'model'].includes(kind),
);

/** Puts the names of languages that a list writes inverted into their order, so that they are read as phrases: `Kurdish, Northern`. */
export function inOrder(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): readonly RawToken[] {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'and' || token.isList !== true) continue;
    for (let before = MAX_BEFORE; before > 0; before -= 1)
      for (let after = MAX_AFTER; after > 0; after -= 1) {
        const words = nameAround(tokens, at, before, after);
        if (!words || !isLanguage(words, after, vocabulary, lexicon)) continue;
        const rest = tokens.slice(at + after + 1);
        return [...tokens.slice(0, at - before), ...words, ...inOrder(rest, vocabulary, lexicon)];
      }
  }
  return tokens;
}

/** Returns the words around a comma in the order of a name, each at the place of the word before which it stands; undefined beside other tokens. */
function nameAround(
  tokens: readonly RawToken[],
  at: number,
  before: number,
  after: number,
): readonly RawWord[] | undefined {
  const around = [...tokens.slice(Math.max(0, at - before), at), ...tokens.slice(at + 1, at + 1 + after)];
  const words = around.filter((token) => token.kind === 'raw');
  if (words.length < before + after) return undefined;
  const named = [...words.slice(before), ...words.slice(0, before)];
  return named.map((word, index) => ({
    ...word,
    start: words[index]?.start ?? 0,
    end: words[index]?.end ?? 0,
  }));
}

function isLanguage(
  words: readonly RawWord[],
  after: number,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): boolean {
  const isTrait = words
    .slice(0, after)
    .some(({ word }) => vocabulary.columnsOf(word).some((column) => DESCRIBING.has(column)));
  const name = words.map(({ word }) => word);
  return (
    !isTrait &&
    lexicon
      .meaningsOf(name, 0, name.length)
      .flatMap(valuesOf)
      .some(({ kind }) => kind === 'language')
  );
}
