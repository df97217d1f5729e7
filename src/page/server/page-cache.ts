import { LRUCache } from 'lru-cache';
import { createCacheAdmission } from '../../http/catalog/cache-admission.ts';
import type { Page } from './send-page.tsx';

/** Largest size of the cached pages of one catalog, in bytes: about two hundred pages. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/**
 * Creates the cache of one catalog's web pages. Pages are cached, because rendering a page takes as long as ten API responses. A page is cached only at the
 * second request, because most pages are requested once. Concurrent requests for a page share one rendering.
 */
export function createPageCache() {
  const isRepeated = createCacheAdmission();
  const cache = new LRUCache<string, Page>({
    maxSize: MAX_CACHED_BYTES,
    // The size of a page's body counts twice, because the cache also stores compressed forms, which together are smaller than the body.
    sizeCalculation: ({ body }, key) => 2 * body.length + key.length,
  });
  const building = new Map<string, Promise<Page>>();
  return async (key: string, build: () => Promise<Page>): Promise<Page> => {
    const isAdmitted = isRepeated(key);
    const cached = isAdmitted ? cache.get(key) : undefined;
    if (cached) return cached;
    const work = building.get(key) ?? build().finally(() => building.delete(key));
    building.set(key, work);
    const built = await work;
    if (isAdmitted) cache.set(key, built);
    return built;
  };
}
