import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchQuery } from '../domain/query.ts';
import type { Catalog } from '../index/catalog.ts';

const PAGE = { limit: 20, offset: 0 } as const;
/** Pause before each warm-up query, in ms, so that waiting requests are served in between. */
const PAUSE_MS = 20;

/**
 * Runs one query for each feature of the search, such as facets, and one completion, so that V8 compiles the feature's code before the first
 * request. A client's first query would otherwise take up to 0.1 s longer with a million voices.
 */
export function warmUp(catalog: Catalog): void {
  for (const run of queriesOf(catalog)) run();
}

/**
 * Runs the queries of {@link warmUp} with a pause before each, so that requests are served in between. A catalog is
 * warmed up before it is swapped in, because its caches and its completion index are built on first use and would otherwise delay the first
 * requests after the swap.
 */
export async function warmUpInTurns(catalog: Catalog): Promise<void> {
  for (const run of queriesOf(catalog)) {
    await sleep(PAUSE_MS);
    run();
  }
}

function queriesOf(catalog: Catalog): (() => void)[] {
  const [voice] = catalog.search({ ...PAGE, sort: 'newest' }).voices;
  const queries: readonly Partial<SearchQuery>[] = [
    { search: 'english', facets: true },
    { search: 'english female standard', facets: true },
    { search: 'a' },
    { search: 'femael brittish', language: 'en,de', facets: true },
    { search: 'nobody nowhere', providers: 'nobody' },
    { genders: 'female', has_preview: true, sort: 'name' },
    { ids: `${voice?.id ?? ''},nobody/nowhere` },
    ...(voice ? [{ similar_to: voice.id, facets: true }] : []),
  ];
  return [
    ...queries.map((query) => () => void catalog.searchJson({ ...PAGE, ...query })),
    () => void catalog.complete({ q: 'english', limit: 1 }),
  ];
}
