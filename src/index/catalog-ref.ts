import { NotReadyError } from '../domain/errors.ts';
import type { Catalog } from './catalog.ts';

/** A catalog reference holds the catalog that answers requests. Read `current` once per request, because `swap` may replace it. */
export interface CatalogRef {
  /** @throws {NotReadyError} before the first call of `swap` */
  readonly current: Catalog;
  readonly isReady: boolean;
  swap(next: Catalog): void;
}

export function createCatalogRef(): CatalogRef {
  let current: Catalog | undefined;
  return {
    get current() {
      if (!current) throw new NotReadyError();
      return current;
    },
    get isReady() {
      return current !== undefined;
    },
    swap: (next) => {
      current = next;
    },
  };
}
