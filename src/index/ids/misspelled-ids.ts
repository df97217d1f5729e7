import type { CatalogParts } from '../parts.ts';
import { foldPlain, tokenize } from '../text/analyzer.ts';
import { idPartsOf, MIN_ID_CHARACTERS } from './id-parts.ts';
import { createIdReader } from './read-id.ts';

/** Most parts of one search that are compared with ids, because each takes a scan of all ids. */
const MAX_PARTS = 3;

/** Voices whose ids a misspelled or unfinished id in a search means. */
export interface MisspelledId {
  /** Id as it stands in the search. */
  readonly word: string;
  readonly ranks: readonly number[];
}

/** Finds the voices whose ids are begun or misspelled in a search text: `kokoro af_hart` → af_heart. Undefined if no part of the text is one. */
export type FindMisspelledId = (text: string) => MisspelledId | undefined;

export function createMisspelledIds(parts: CatalogParts): FindMisspelledId {
  const { ids, vocabulary, lexicon } = parts;
  const readId = createIdReader(parts);

  /** Returns the voices whose ids begin with the whole text, unless it is a locale (`en-US-`) or a word of a value (`aura-2`). */
  function begunBy(text: string): readonly number[] {
    const isValue = () =>
      vocabulary.isLocale(text.replace(/[-_]$/, '')) || vocabulary.has(foldPlain(text), 'any');
    return text.length < MIN_ID_CHARACTERS || isValue()
      ? []
      : [...ids.startingWith(text)].sort((a, b) => a - b);
  }

  /** Returns whether a part of an id is neither a word of values nor of English, so that the id is no phrase with hyphens: `middle-aged`. */
  function isUnknown(part: string): boolean {
    if (vocabulary.isLocale(part)) return false;
    const isEnglish = (word: string) => lexicon.meaningsOf([word], 0, 1).some((each) => each.isEnglish);
    return tokenize(part).some((word) => !isEnglish(word) && vocabulary.expand(word).match !== 'exact');
  }

  return (text) => {
    const whole = begunBy(text);
    if (whole.length > 0) return { word: text, ranks: whole };
    const unknown = idPartsOf(text).filter(isUnknown).slice(0, MAX_PARTS);
    return unknown.map((word) => ({ word, ranks: readId(word) })).find(({ ranks }) => ranks.length > 0);
  };
}
