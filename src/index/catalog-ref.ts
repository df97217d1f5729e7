import { NotReadyError } from '../domain/errors.ts';
import type { Catalog } from './catalog.ts';

/** The one mutable cell of the service: a reference to the current catalog. Read it once per request. */
export interface CatalogRef {
  /** @throws {NotReadyError} before the first swap */
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
