import { NotReadyError } from '../../domain/errors.ts';
import { type Catalog, withStatusNow } from './catalog.ts';
import { type StaleRule, stalesAt } from './staleness.ts';

/** A catalog reference holds the catalog that answers requests. A request reads `current` only once, because `swap` may replace the catalog. */
export interface CatalogRef {
  /** @throws {NotReadyError} before the first call of `swap` */
  readonly current: Catalog;
  swap(next: Catalog): void;
}

/** Creates a reference without a catalog. With a `rule`, each read of `current` marks stale providers (their list is too old), without a timer. */
export function createCatalogRef(rule?: StaleRule): CatalogRef {
  let current: Catalog | undefined;
  let changesAt = Number.POSITIVE_INFINITY;

  function swap(next: Catalog): void {
    current = rule ? withStatusNow(next, rule) : next;
    // The next time at which a provider becomes stale, in ms since the epoch.
    if (rule) changesAt = Math.min(...current.metadata.provider_status.map((each) => stalesAt(each, rule)));
  }

  return {
    get current() {
      if (!current) throw new NotReadyError();
      if (rule && changesAt !== Number.POSITIVE_INFINITY && changesAt <= rule.now().getTime()) swap(current);
      return current;
    },
    swap,
  };
}
