import { createLifecycle } from '../columns/lifecycle.ts';
import type { CatalogParts } from '../parts.ts';
import { createRanker } from '../ranking/ranker.ts';
import { createNearestFinder } from '../similar/nearest-voices.ts';
import { createRemovedVoices } from '../similar/removed-voices.ts';
import { createScratch } from '../structures/scratch.ts';
import { createDictionary } from '../terms/dictionary.ts';
import { createDidYouMean } from '../terms/did-you-mean.ts';
import { createNeighbourFinder } from '../terms/neighbours.ts';
import { createNameLookup } from '../terms/value-names.ts';
import { createVocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { createLocaleMatcher } from '../text/locale-match.ts';
import { openIds } from '../voices/ids.ts';
import { openStoredVoices } from '../voices/stored-voices.ts';
import type { CatalogImage } from './image.ts';

export function openParts(
  { columns, columnGroups, valueCodes, orders, removed, terms, ...image }: CatalogImage,
  lexicon: Lexicon,
  omitted: ReadonlySet<string> = new Set(),
): CatalogParts {
  const dictionary = createDictionary(terms.words, terms.index);
  const scratch = createScratch(orders.voiceCount);
  const voices = openStoredVoices(image.voices);
  const ids = openIds(image.ids, voices.readString);
  const matchLocales = createLocaleMatcher(columns.locale.distinct);
  const ranker = createRanker(columns, orders.tierCount, scratch);
  const findNearest = createNearestFinder(columns, ranker.topK, scratch);
  const lifecycle = createLifecycle(columns, scratch);
  return {
    columns,
    columnGroups,
    valueCodes,
    orders,
    ids,
    voices,
    words: terms.words,
    removedVoices: createRemovedVoices({ columns, ids, removed, findNearest, lifecycle, scratch }),
    findByName: createNameLookup(columns, dictionary),
    findNeighbours: createNeighbourFinder(columns),
    vocabulary: createVocabulary(columns, dictionary, terms, matchLocales),
    lexicon,
    didYouMean: createDidYouMean(columns, dictionary, terms.localeNames),
    matchLocales,
    ranker,
    findNearest,
    lifecycle,
    scratch,
    omitted,
  };
}
