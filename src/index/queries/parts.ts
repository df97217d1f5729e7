import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { Columns } from '../columns/columns.ts';
import type { Ranker } from '../ranking/ranker.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { Dictionary } from '../terms/dictionary.ts';
import type { FindByName } from '../terms/value-names.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { LocaleMatcher } from '../text/locale-match.ts';
import type { StaticOrders } from '../voices/build-order.ts';
import type { Ids } from '../voices/ids.ts';
import type { StoredVoices } from '../voices/stored-voices.ts';

/** The opened structures of one catalog. Each kind of query takes only those that it needs. */
export interface CatalogParts {
  readonly columns: Columns;
  readonly orders: StaticOrders;
  readonly ids: Ids;
  readonly voices: StoredVoices;
  /** Ledger entries of removed voices, by id. */
  readonly removed: ReadonlyMap<string, LedgerEntry>;
  readonly dictionary: Dictionary;
  readonly findByName: FindByName;
  readonly vocabulary: Vocabulary;
  readonly matchLocales: LocaleMatcher;
  readonly ranker: Ranker;
  readonly scratch: Scratch;
}
