import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ChangeListResponse, ChangesQuery } from '../../src/domain/changes.ts';
import { HistoryGoneError } from '../../src/domain/errors.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { BrokenSnapshotError } from '../../src/storage/broken-snapshot-error.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { catalogOf } from '../support/catalog.ts';
import { longTests } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { createUpstream, FAULTS, type Upstream, upstreamEnvironment } from '../support/upstream.ts';

/** Copy of a catalog: its voices by id. */
type Copy = Map<string, Voice>;

/** Client that keeps a copy of the catalog by the changes alone. */
interface Follower {
  /** Asks for one page of at most `limit` changes. Returns true if the copy has to equal the catalog now. */
  ask(catalog: Catalog, limit: number): boolean;
  /** Voices of the copy, by id. */
  voices(): readonly Voice[];
  /** Times that the copy was read whole, because the changes were not known. */
  readonly reads: number;
}

/** Reads all voices of a catalog, by id. */
function readWhole(catalog: Catalog): Copy {
  const copy: Copy = new Map();
  for (let offset = 0, hasMore = true; hasMore; offset += 200) {
    const page = catalog.search(SearchQuery.parse({ limit: 200, offset }));
    for (const voice of page.voices) copy.set(voice.id, voice);
    hasMore = page.hasMore;
  }
  return copy;
}

/** Returns voices in the order of their ids. */
function byId(copy: Copy): readonly Voice[] {
  return [...copy.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Asks a catalog for changes. */
function askChanges(catalog: Catalog, query: Partial<ChangesQuery> = {}): ChangeListResponse {
  const json = catalog.changesJson(ChangesQuery.parse(query)).toString();
  return ChangeListResponse.parse(JSON.parse(json));
}

/** Creates a follower that begins with a whole catalog, and takes the cursor before it, so that a change between the two is told again. */
function createFollower(catalog: Catalog): Follower {
  let { next } = askChanges(catalog);
  let copy = readWhole(catalog);
  let isFirstPage = true;
  let reads = 0;

  function apply({ kind, id, voice, fields }: ChangeListResponse['changes'][number]): void {
    const was = copy.get(id);
    // A first page tells the net change of the copy. Later ones may tell a change again, or one that came and went.
    if (isFirstPage) {
      expect([id, kind, was !== undefined]).toEqual([id, kind, kind === 'removed' || kind === 'changed']);
      if (was && voice && fields) expect(fields).toEqual(expect.arrayContaining(differences(was, voice)));
    }
    expect([id, kind, voice !== undefined]).toEqual([id, kind, kind !== 'removed']);
    if (voice) copy.set(id, voice);
    else copy.delete(id);
  }

  return {
    get reads() {
      return reads;
    },
    voices: () => byId(copy),
    ask: (current, limit) => {
      try {
        const page = askChanges(current, { since: next, limit });
        expect(page.changes.length).toBeLessThanOrEqual(limit);
        for (const change of page.changes) apply(change);
        next = page.next;
        isFirstPage = !page.has_more;
        return !page.has_more;
      } catch (error) {
        if (!(error instanceof HistoryGoneError)) throw error;
        reads++;
        next = askChanges(current).next;
        copy = readWhole(current);
        isFirstPage = true;
        return true;
      }
    },
  };
}

/** Returns the names of the fields that differ between two states of a voice. */
function differences(a: Voice, b: Voice): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Voice>;
  return [...names].filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}

/** A few months meet most kinds of events; hundreds meet rare orders of events. */
const MONTHS = longTests(80, 3);
const START = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 60 * 60 * 1000;
const VOICES = 9;
const SLUGS = ['one', 'two', 'three'] as const;
/** Provider that has a bundled list, and whose key comes and goes. */
const BUNDLED = 2;

const upstream = fc.nat(SLUGS.length - 1);
const voice = fc.nat(VOICES * 2);
const change = fc.record({
  kind: fc.constantFrom('withdraw', 'withdraw', 'list', 'list', 'edit', 'drop', 'mend', 'shrink', 'twice'),
  upstream,
  voice,
});
const fault = fc.record({ kind: fc.constant('fault'), upstream, fault: fc.constantFrom('none', ...FAULTS) });
const directory = fc.record({
  kind: fc.constantFrom(...Array(4).fill(['tables', 'key', 'bundled list']).flat(), 'damage'),
  upstream,
  voice,
});
const ingest = fc.record({
  kind: fc.constant('ingest'),
  only: fc.option(upstream, { freq: 3 }),
  isAccepted: fc.boolean(),
  hours: fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(1, 6, 6, 6, 25, -3, 24 * 8) },
    { weight: 1, arbitrary: fc.constant(24 * 190) },
  ),
});
const ask = fc.record({
  kind: fc.constant('ask'),
  follower: fc.nat(2),
  limit: fc.integer({ min: 1, max: 6 }),
});
/** A month: some hundred events, of which a quarter are ingests. */
const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: change },
    { weight: 2, arbitrary: fault },
    { weight: 2, arbitrary: directory },
    { weight: 6, arbitrary: ingest },
    { weight: 8, arbitrary: ask },
  ),
  { minLength: 40, maxLength: 120, size: 'max' },
);
type Step = typeof steps extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Numbers of all months: pages, and catalogs that followers had to read whole. */
const met = { pages: 0, reads: 0, swapsWithinSpan: 0 };

/** Directory of three upstreams whose lists, keys and tables change. */
function createDirectory() {
  let now = START;
  let tables: { readonly accent?: string } = {};
  const store = createMemoryStore();
  const snapshots = createSnapshots(store);
  const upstreams = SLUGS.map((slug) => createUpstream(slug, VOICES));
  const isDoubled = new Set<number>();
  let isKeySet = false;
  let bundledVoices = 3;
  const providers = upstreams.map(({ provider }, index) => ({
    ...provider,
    isBundled: index === BUNDLED,
    isConfigured: () => index !== BUNDLED || isKeySet,
    records: (page: unknown) => {
      const records = provider.records(page);
      return records && isDoubled.has(index) ? [...records, ...records] : records;
    },
    parseRecord: (record: unknown) => provider.parseRecord(record).map((each) => ({ ...each, ...tables })),
  }));
  const environment = () =>
    upstreamEnvironment(upstreams, {
      store,
      snapshots,
      providers,
      now: () => new Date(now),
      bundledPages: async function* () {
        const ids = Array.from({ length: bundledVoices }, (_, index) => `v${index * 2}`);
        yield { voices: ids.map((id) => ({ id, name: `Bundled ${id}`, gender: 'male' })) };
      },
    });

  return {
    store,
    change: (index: number, kind: string, number: number) => {
      if (kind === 'tables') tables = number % 2 ? { accent: 'Irish' } : {};
      else if (kind === 'key') isKeySet = !isKeySet;
      else if (kind === 'bundled list') bundledVoices = (number % 4) + 1;
      else if (kind === 'twice') isDoubled[isDoubled.has(index) ? 'delete' : 'add'](index);
      else edit(upstreams[index]?.voices ?? new Map(), kind, number);
    },
    fault: (index: number, fault: (typeof FAULTS)[number]) => {
      const upstream = upstreams[index];
      if (upstream) upstream.fault = fault;
    },
    ingest: async (hours: number, only: number | null, isAccepted: boolean) => {
      now += hours * HOUR_MS;
      const accept = isAccepted ? SLUGS : [];
      await runIngest(environment(), { accept, ...(only !== null && { only: [SLUGS[only] ?? ''] }) });
    },
    /** Returns the latest catalog; undefined if it is damaged, so that a server goes on with the one that it has. */
    catalog: async () => {
      const snapshot = await snapshots.readLatest(new Set(SLUGS)).catch((error: unknown) => {
        if (!(error instanceof BrokenSnapshotError)) throw error;
      });
      return snapshot && catalogOf(snapshot);
    },
  };
}

/** Changes the list of an upstream. */
function edit(voices: Upstream['voices'], kind: string, number: number): void {
  const listed = [...voices.keys()];
  const chosen = listed[number % listed.length];
  const name = `Voice ${number % VOICES}`;
  if (kind === 'list') voices.set(`v${number % VOICES}`, { name, state: 'whole' });
  if (kind === 'mend') for (const [id, each] of voices) voices.set(id, { ...each, state: 'whole' });
  if (kind === 'shrink') for (const id of listed.slice(0, listed.length * 0.7)) voices.delete(id);
  const known = voices.get(chosen ?? '');
  if (chosen === undefined || !known) return;
  if (kind === 'withdraw') voices.delete(chosen);
  if (kind === 'edit') voices.set(chosen, { ...known, name: `${known.name} ${number % 2}` });
  if (kind === 'drop') voices.set(chosen, { ...known, state: 'named' });
}

/** Damages the newest manifest, a part or the log of a store. */
async function damage(store: BlobStore, index: number, number: number): Promise<void> {
  const folder = ['snapshots/', `parts/${SLUGS[index]}/`, 'logs/'][number % 3] ?? '';
  const newest = (await store.list(folder)).at(-1);
  if (newest) await store.put(newest, '{');
}

async function follow(events: readonly Step[]): Promise<void> {
  const directory = createDirectory();
  await directory.ingest(0, null, false);
  const first = await directory.catalog();
  if (!first) throw new Error('nothing was written');
  let catalog = first;
  const followers = Array.from({ length: 3 }, () => createFollower(catalog));
  const isWithin = new Set<Follower>();
  let isOld = false;

  async function reload(): Promise<void> {
    if (isOld) catalog = (await directory.catalog()) ?? catalog;
    isOld = false;
  }

  function askOnce(follower: Follower, limit: number): boolean {
    const isWhole = follower.ask(catalog, limit);
    met.pages++;
    if (isWhole) expect(follower.voices()).toEqual(byId(readWhole(catalog)));
    isWithin[isWhole ? 'delete' : 'add'](follower);
    return isWhole;
  }

  for (const event of events) {
    if (event.kind === 'ask' && 'limit' in event) {
      await reload();
      askOnce(followers[event.follower] as Follower, event.limit);
    } else if (event.kind === 'ingest' && 'hours' in event) {
      await directory.ingest(event.hours, event.only, event.isAccepted);
      isOld = true;
      met.swapsWithinSpan += isWithin.size;
    } else if (event.kind === 'fault' && 'fault' in event) {
      directory.fault(event.upstream, event.fault);
    } else if ('voice' in event) {
      if (event.kind === 'damage') await damage(directory.store, event.upstream, event.voice);
      else directory.change(event.upstream, event.kind, event.voice);
    }
  }
  await reload();
  for (const follower of followers) {
    while (!askOnce(follower, 2));
    met.reads += follower.reads;
  }
}

it('a client that follows the changes holds the same voices as one that reads the catalog whole, through months of faults, returns and new tables', async () => {
  await fc.assert(fc.asyncProperty(steps, follow), { numRuns: MONTHS });
  // Months without pages that a swap parts, or in which the whole catalog was read all the time, would prove nothing.
  expect(met.swapsWithinSpan).toBeGreaterThan(MONTHS);
  expect(met.reads).toBeLessThan(met.pages / 4);
});
