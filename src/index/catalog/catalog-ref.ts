import { NotReadyError } from '../../domain/errors.ts';
import { type Catalog, withStatusNow } from './catalog.ts';
import { type StaleRule, stalesAt } from './staleness.ts';

/** A catalog reference holds the catalog that answers requests. A request must read `current` only once, because `swap` may replace it. */
export type CatalogRef = ReturnType<typeof createCatalogRef>;

/** Creates a reference that has no catalog yet. If `rule` is given, each read of `current` marks providers whose lists are too old, without a timer. */
export function createCatalogRef(rule?: StaleRule) {
  let current: Catalog | undefined;
  let changesAt = Number.POSITIVE_INFINITY;

  function swap(next: Catalog): void {
    current = rule ? withStatusNow(next, rule) : next;
    // The next time at which a provider becomes stale, in ms since the epoch.
    if (rule) changesAt = Math.min(...current.metadata.provider_status.map((each) => stalesAt(each, rule)));
  }

  return {
    /** @throws {NotReadyError} before the first call of `swap` */
    get current(): Catalog {
      if (!current) throw new NotReadyError();
      if (rule && changesAt !== Number.POSITIVE_INFINITY && changesAt <= rule.now().getTime()) swap(current);
      return current;
    },
    swap,
  };
}
