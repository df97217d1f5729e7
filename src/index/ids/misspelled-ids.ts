import type { CatalogParts } from '../parts.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import { foldPlain, tokenize } from '../text/analyzer.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { idPartsOf, MIN_ID_CHARACTERS } from './id-parts.ts';
import { createIdCorrector } from './read-id.ts';

/** Most parts of one search that are compared with ids, because each takes a scan of all ids. */
const MAX_PARTS = 3;
/** Most voices whose ids begin with a part of a search. A beginning of more ids says too little about the one that is meant. */
const MAX_BEGUN = 20;
/** Most voices that a misspelled id may mean, so that it says something about the one that is meant. */
const MAX_MEANT = 3;

/** Voices whose ids a misspelled or unfinished id in a search means. */
export interface MisspelledId {
  /** Id as it stands in the search. */
  readonly word: string;
  readonly ranks: readonly number[];
}

/** Finds the voices whose ids are begun or misspelled in a search text: `kokoro af_hart` → af_heart. Undefined if no part of the text is one. */
export type FindMisspelledId = (text: string) => MisspelledId | undefined;

export function createMisspelledIds(parts: CatalogParts, lexicon: Lexicon): FindMisspelledId {
  const { ids, columns, vocabulary } = parts;
  const correct = createIdCorrector(parts);

  function begun(part: string): readonly number[] {
    return [...ids.startingWith(part)].sort((a, b) => a - b);
  }

  /** Returns the voices whose ids begin with the whole text, unless it is a locale (`en-US-`) or a word of a value (`aura-2`). */
  function begunWhole(text: string): readonly number[] {
    const isShort = text.length < MIN_ID_CHARACTERS;
    const isValue = () =>
      vocabulary.isLocale(text.replace(/[-_]$/, '')) || vocabulary.has(foldPlain(text), 'any');
    return isShort || isValue() ? [] : begun(text);
  }

  function misspelled(part: string): readonly number[] {
    const found = columns.provider.distinct.flatMap((provider) => correct(provider, part) ?? []);
    const fewest = Math.min(...found.map(({ edits }) => edits));
    const nearest = found.filter(({ edits }) => edits === fewest);
    return nearest.length > MAX_MEANT ? [] : nearest.flatMap(({ ranks }) => ranks);
  }

  return (text) => {
    const whole = begunWhole(text);
    if (whole.length > 0) return { word: text, ranks: whole };
    const unknown = idPartsOf(text).filter((part) => isUnknown(part, vocabulary, lexicon));
    for (const word of unknown.slice(0, MAX_PARTS)) {
      const found = begun(word);
      const ranks = found.length > 0 && found.length <= MAX_BEGUN ? found : misspelled(word);
      if (ranks.length > 0) return { word, ranks };
    }
    return undefined;
  };
}

/** Returns whether a part of an id is no known word, so that the id is no phrase with hyphens: `middle-aged`. */
function isUnknown(part: string, vocabulary: Vocabulary, lexicon: Lexicon): boolean {
  if (vocabulary.isLocale(part)) return false;
  return tokenize(part).some(
    (word) => !lexicon.meaningAt([word], 0) && vocabulary.expand(word).match !== 'exact',
  );
}
