import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';

const PAGE = { limit: 20, offset: 0 } as const;
/** Pause before each warm-up step, in ms, so that waiting requests are served between two steps. */
const PAUSE_MS = 20;
/** Number of pauses before a step at start, while requests keep the event loop busy: V8 compiles for some 50 ms, in which no request is served. */
export const START_PAUSES = 25;

/**
 * Runs one query for each feature of the search, such as facets and completion, then the functions in `more`. With a million voices, the first query
 * for a feature takes up to 0.1 s, because V8 compiles the code. A new catalog is warmed up before use, because the first queries build its caches
 * and its completion index. The promise resolves early if `signal` aborts.
 */
export async function warmUpInTurns(
  catalog: Catalog,
  signal: AbortSignal,
  { more = [], maxPauses = 1 }: { more?: readonly (() => unknown)[]; maxPauses?: number } = {},
): Promise<void> {
  for (const run of [...queriesOf(catalog), ...more]) {
    await pause(maxPauses);
    if (signal.aborted) return;
    await run();
  }
}

/** Waits until the event loop is idle for half of a pause, but for `maxPauses` pauses at most. */
async function pause(maxPauses: number): Promise<void> {
  for (let count = 0; count < maxPauses; count++) {
    const before = performance.eventLoopUtilization();
    await sleep(PAUSE_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < 0.5) return;
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
