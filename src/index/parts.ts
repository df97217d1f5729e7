import type { ColumnGroup } from './columns/column-groups.ts';
import type { Columns } from './columns/columns.ts';
import type { Lifecycle } from './columns/lifecycle.ts';
import type { ValueCodes } from './columns/value-codes.ts';
import type { Ranker } from './ranking/ranker.ts';
import type { FindNearest } from './similar/nearest-voices.ts';
import type { RemovedVoices } from './similar/removed-voices.ts';
import type { Scratch } from './structures/scratch.ts';
import type { WordsByColumn } from './terms/build-terms.ts';
import type { createDidYouMean } from './terms/did-you-mean.ts';
import type { createNeighbourFinder } from './terms/neighbours.ts';
import type { createNameLookup } from './terms/value-names.ts';
import type { Vocabulary } from './terms/vocabulary.ts';
import type { Lexicon } from './text/lexicon.ts';
import type { LocaleMatcher } from './text/locale-match.ts';
import type { StaticOrders } from './voices/build-order.ts';
import type { Ids } from './voices/ids.ts';
import type { StoredVoices } from './voices/stored-voices.ts';

/** Catalog parts are the indexes and readers of one opened catalog. Each kind of query takes only the parts that it needs. */
export interface CatalogParts {
  readonly columns: Columns;
  readonly columnGroups: readonly ColumnGroup[];
  readonly valueCodes: ValueCodes;
  readonly orders: StaticOrders;
  readonly ids: Ids;
  readonly voices: StoredVoices;
  readonly words: WordsByColumn;
  readonly removedVoices: RemovedVoices;
  readonly findByName: ReturnType<typeof createNameLookup>;
  readonly findNeighbours: ReturnType<typeof createNeighbourFinder>;
  readonly vocabulary: Vocabulary;
  readonly lexicon: Lexicon;
  readonly didYouMean: ReturnType<typeof createDidYouMean>;
  readonly matchLocales: LocaleMatcher;
  readonly ranker: Ranker;
  readonly findNearest: FindNearest;
  readonly lifecycle: Lifecycle;
  readonly scratch: Scratch;
  /** Names of the query readers and matching steps to switch off, so that a script can measure the effect of each. */
  readonly omitted: ReadonlySet<string>;
}
