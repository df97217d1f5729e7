import type { ColumnGroup } from './columns/column-groups.ts';
import type { Columns } from './columns/columns.ts';
import { createLifecycle } from './columns/lifecycle.ts';
import type { ValueCodes } from './columns/value-codes.ts';
import { createRanker } from './ranking/ranker.ts';
import type { RemovedImage } from './similar/build-removed.ts';
import { createNearestFinder } from './similar/nearest-voices.ts';
import { createRemovedVoices } from './similar/removed-voices.ts';
import { createScratch } from './structures/scratch.ts';
import type { TermsImage } from './terms/build-terms.ts';
import { createDictionary } from './terms/dictionary.ts';
import { createDidYouMean } from './terms/did-you-mean.ts';
import { createNeighbourFinder } from './terms/neighbours.ts';
import { createNameLookup } from './terms/value-names.ts';
import { createVocabulary } from './terms/vocabulary.ts';
import type { Lexicon } from './text/lexicon.ts';
import { createLocaleMatcher } from './text/locale-match.ts';
import type { IdsImage } from './voices/build-ids.ts';
import type { StaticOrders } from './voices/build-order.ts';
import type { StoredVoicesImage } from './voices/build-stored-voices.ts';
import { openIds } from './voices/ids.ts';
import { openStoredVoices } from './voices/stored-voices.ts';

/** Fields of a catalog image that {@link openParts} reads. A catalog image is the stored index of a catalog. */
export interface PartsImage {
  readonly removed: RemovedImage;
  readonly orders: StaticOrders;
  readonly columns: Columns;
  readonly columnGroups: readonly ColumnGroup[];
  readonly valueCodes: ValueCodes;
  readonly ids: IdsImage;
  readonly voices: StoredVoicesImage;
  readonly terms: TermsImage;
}

/** Catalog parts are the indexes and readers of one opened catalog. A query takes only the parts that it needs. */
export type CatalogParts = Readonly<ReturnType<typeof openParts>>;

/** Opens the parts of a catalog. `omitted` names steps that a search leaves out, so that a script can measure the effect of each step. */
export function openParts(
  { columns, columnGroups, valueCodes, orders, removed, terms, ...image }: PartsImage,
  lexicon: Lexicon,
  omitted: ReadonlySet<string> = new Set(),
) {
  const dictionary = createDictionary(terms.words, terms.index);
  const scratch = createScratch(orders.voiceCount);
  const voices = openStoredVoices(image.voices);
  const ids = openIds(image.ids);
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
    vocabulary: createVocabulary(columns, dictionary, terms, matchLocales, lexicon),
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
