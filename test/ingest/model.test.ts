import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BusyError } from '../../src/domain/errors.ts';
import type { ProviderPart, Snapshot } from '../../src/domain/snapshot.ts';
import { runIngest } from '../../src/ingest/run.ts';
import type { BlobStore } from '../../src/storage/blob-store.ts';
import { BrokenSnapshotError } from '../../src/storage/broken-snapshot-error.ts';
import { createSnapshots, joinStored, type Snapshots } from '../../src/storage/snapshots.ts';
import { createInterleaving } from '../support/interleaving.ts';
import { longTests } from '../support/long-tests.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import {
  createUpstream,
  FAULTS,
  readableIds,
  type Upstream,
  upstreamEnvironment,
} from '../support/upstream.ts';

/** Blobs of a store at one time, by their keys. */
type Blobs = ReadonlyMap<string, Uint8Array>;

/** Memory store that keeps all its blobs of each time at which the pointer moved. */
interface RecordedStore {
  readonly store: BlobStore;
  /** Read-only stores of the blobs after each move of the pointer, oldest first. */
  readonly generations: readonly BlobStore[];
}

/** Creates a recorded store. `now` is the store's clock, in ms; `onMove` is called at each move of the pointer. */
function createRecordedStore(now: () => number, onMove: () => void): RecordedStore {
  const store = createMemoryStore(now);
  const blobs = new Map<string, Uint8Array>();
  const generations: BlobStore[] = [];
  const recorded: BlobStore = {
    ...store,
    put: async (key, body, condition) => {
      const etag = await store.put(key, body, condition);
      blobs.set(key, Buffer.from(body));
      if (key === 'latest.json') {
        generations.push(openBlobs(new Map(blobs)));
        onMove();
      }
      return etag;
    },
    delete: (key) => {
      blobs.delete(key);
      return store.delete(key);
    },
  };
  return { store: recorded, generations };
}

function openBlobs(blobs: Blobs): BlobStore {
  const refuse = () => Promise.reject(new Error('the store is read-only'));
  return {
    location: 'memory',
    get: async (key) => {
      const body = blobs.get(key);
      return body && { body, etag: key, ageMs: 0 };
    },
    etag: async (key) => (blobs.has(key) ? key : undefined),
    list: async (prefix) => [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort(),
    put: refuse,
    delete: refuse,
  };
}

/** Error of a process that has crashed in a test. */
class CrashError extends Error {}

/** Place of a crash: the number of writes before it, and whether the next write still reaches the store. */
interface Crash {
  readonly writes: number;
  readonly isApplied: boolean;
}

/** Returns a store whose user crashes: after some writes, every operation fails. */
function crashing(store: BlobStore, crash: Crash | null): BlobStore {
  if (!crash) return store;
  let writes = 0;
  const alive = async () => {
    if (writes > crash.writes) throw new CrashError('the process has crashed');
  };
  return {
    location: store.location,
    get: async (...args) => alive().then(() => store.get(...args)),
    etag: async (...args) => alive().then(() => store.etag(...args)),
    delete: async (...args) => alive().then(() => store.delete(...args)),
    list: async (...args) => alive().then(() => store.list(...args)),
    put: async (...args) => {
      await alive();
      if (++writes <= crash.writes) return store.put(...args);
      if (crash.isApplied) await store.put(...args);
      throw new CrashError('the process has crashed');
    },
  };
}

/** A dozen random sequences meet most kinds of events, and the example the others; hundreds meet rare orders of events. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? longTests(200, 6));
const START = Date.UTC(2026, 0, 1, 12);
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Longest difference of a writer's clock from the store's. */
const MAX_SKEW_MS = 35_017;
const PROVIDERS = ['one', 'two'];
const VOICES = 12;
const READERS = 2;
/** Field that a newer release adds to each voice, and the one that it adds to the manifest. */
const NEWER_FIELD = { singing: ['de'] };
const NEWER_MANIFEST_FIELD = { season: 'winter' };

const upstreamIndex = fc.nat(PROVIDERS.length - 1);
const change = fc.record({
  kind: fc.constantFrom(
    'add',
    'withdraw',
    'withdraw',
    'return',
    'edit',
    'rename field',
    'drop',
    'mend',
    'shrink',
  ),
  upstream: upstreamIndex,
  voice: fc.nat(VOICES * 2),
  record: fc.constantFrom('named' as const, 'empty' as const),
});
const fault = fc.record({
  kind: fc.constant('fault' as const),
  upstream: upstreamIndex,
  fault: fc.constantFrom('none' as const, ...FAULTS),
});
const wait = fc.record({
  kind: fc.constant('wait' as const),
  hours: fc.constantFrom(1, 6, 25, 24 * 8, 24 * 100),
});
const writer = fc.record({
  only: fc.option(upstreamIndex, { freq: 2 }),
  isNewer: fc.boolean(),
  crash: fc.option(fc.record({ writes: fc.nat(5), isApplied: fc.boolean() }), { freq: 3 }),
  /** Difference of the writer's clock from the store's. */
  skewMs: fc.constantFrom(0, 0, 35_013, -MAX_SKEW_MS),
});
const run = fc.record({
  kind: fc.constant('run' as const),
  writers: fc.array(writer, { minLength: 1, maxLength: 3 }),
  meanwhile: fc.array(fc.oneof(change, fault), { maxLength: 2 }),
  reads: fc.nat(READERS),
  seed: fc.nat(),
});
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: change },
    { weight: 2, arbitrary: fault },
    { weight: 3, arbitrary: wait },
    { weight: 6, arbitrary: run },
  ),
  { minLength: 5, maxLength: 30 },
);
type Of<T> = T extends fc.Arbitrary<infer U> ? U : never;
type Change = Of<typeof change> | Of<typeof fault>;
type Writer = Of<typeof writer>;
type Run = Of<typeof run>;

const ALONE: Writer = { only: null, isNewer: false, crash: null, skewMs: 0 };
const runOf = (...writers: Writer[]): Run => ({ kind: 'run', writers, meanwhile: [], reads: 1, seed: 0 });
const SHRINK: Change = { kind: 'shrink', upstream: 0, voice: 0, record: 'empty' };
/** Sequence with every outcome of a list, a crash and three writers at once, which a few random sequences can miss. */
const EXAMPLE: Of<typeof steps> = [
  { kind: 'fault', upstream: 0, fault: 'timeout' },
  runOf(ALONE),
  { kind: 'fault', upstream: 0, fault: 'none' },
  runOf(ALONE),
  SHRINK,
  SHRINK,
  runOf(ALONE),
  { kind: 'fault', upstream: 1, fault: 'timeout' },
  runOf(ALONE),
  runOf(ALONE, ALONE, { ...ALONE, crash: { writes: 0, isApplied: false } }),
];

/** Kinds of events that the sequences have met. */
const met = new Set<string>();

function applyChange(upstreams: readonly Upstream[], event: Change): void {
  const upstream = upstreams[event.upstream];
  if (!upstream) return;
  met.add(event.kind);
  if (event.kind === 'fault') {
    upstream.fault = (event as Of<typeof fault>).fault;
    return;
  }
  const { kind, voice, record } = event as Of<typeof change>;
  const { voices } = upstream;
  const listed = [...voices.keys()];
  const chosen = listed[voice % listed.length] ?? 'v0';
  const known = voices.get(chosen) ?? { name: 'Voice 0', state: 'whole' };
  if (kind === 'add') voices.set(`new${voice}`, { name: `New ${voice}`, state: 'whole' });
  if (kind === 'withdraw') voices.delete(chosen);
  if (kind === 'return')
    voices.set(`v${voice % VOICES}`, { name: `Voice ${voice % VOICES}`, state: 'whole' });
  if (kind === 'edit') voices.set(chosen, { ...known, name: `${known.name} again` });
  if (kind === 'rename field') upstream.isGenderRenamed = !upstream.isGenderRenamed;
  if (kind === 'drop') voices.set(chosen, { ...known, state: record });
  if (kind === 'mend') for (const [id, each] of voices) voices.set(id, { ...each, state: 'whole' });
  if (kind === 'shrink') for (const id of listed.slice(0, listed.length * 0.45)) voices.delete(id);
}

/** Returns the snapshots of a release that adds a field to each voice, and one to the manifest. */
function newerRelease(snapshots: Snapshots): Snapshots {
  const withField = (part: ProviderPart): ProviderPart => ({
    ...part,
    voices: part.voices.map((voice) => ({ ...voice, ...NEWER_FIELD })),
  });
  return {
    ...snapshots,
    commit: (base, update) =>
      snapshots.commit(
        { ...base, unknown: { ...base.unknown, ...NEWER_MANIFEST_FIELD } },
        { ...update, parts: update.parts.map(withField) },
      ),
  };
}

/** Snapshot of a store after one move of the pointer, with the fields of the manifest. */
interface Generation extends Snapshot {
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Ids that each provider's last two readable lists before the move mention; with overlapping runs, also the lists of all these runs. */
  readonly listedTwice: ReadonlySet<string>;
}

async function readGeneration(store: BlobStore, listedTwice: ReadonlySet<string>): Promise<Generation> {
  const snapshot = await createSnapshots(store).readLatest();
  if (!snapshot) throw new Error('the pointer leads nowhere');
  const { key } = await readJson(store, 'latest.json');
  const manifest = await readJson(store, String(key));
  return { ...snapshot, manifest, listedTwice };
}

/** Returns the ids that all of the provider's last `count` readable lists mention. */
function idsInLastLists({ answers }: Upstream, count: number): string[] {
  const [last, ...earlier] = answers.slice(-count);
  return [...(last ?? [])].filter((id) => earlier.every((ids) => ids.has(id)));
}

async function readJson(store: BlobStore, key: string): Promise<Record<string, unknown>> {
  return JSON.parse(Buffer.from((await store.get(key))?.body ?? []).toString());
}

const idsOf = ({ voices }: Snapshot) => voices.map(({ id }) => id);

/** Slugs of the providers whose voices come from a live list. */
function liveSlugs({ providers }: Snapshot): Set<string> {
  return new Set(
    providers.filter(({ last_success }) => last_success !== undefined).map(({ provider }) => provider),
  );
}

/** Applies the events after one snapshot to its ids, for the providers that had a live list by then. */
function replay(from: Snapshot, log: Snapshot['log']): string[] {
  const slugs = liveSlugs(from);
  const isLive = (id: string) => slugs.has(id.slice(0, id.indexOf('/')));
  const ids = new Set(idsOf(from).filter(isLive));
  for (const { added, returned, removed } of log.filter(({ seq }) => seq > from.seq)) {
    for (const id of [...added, ...returned].filter(isLive)) {
      expect(ids.has(id)).toBe(false);
      ids.add(id);
    }
    for (const id of removed.filter(isLive)) expect(ids.delete(id)).toBe(true);
  }
  return [...ids].sort();
}

/**
 * Asserts that a removal has the evidence it needs: two lists without the voice, or a day since the first such list if this run
 * read none. The lists of a crashed run are not evidence, because nothing of them was written.
 */
function assertRemovable(id: string, before: Generation, after: Generation): void {
  const lastSuccess = ({ providers }: Snapshot) =>
    providers.find(({ provider }) => id.startsWith(`${provider}/`))?.last_success;
  if (lastSuccess(before) !== lastSuccess(after)) expect(after.listedTwice).not.toContain(id);
  else expect(missingMs(id, before, after)).toBeGreaterThanOrEqual(DAY_MS - 2 * MAX_SKEW_MS);
}

/** Returns how long a voice had been missing from its provider's lists at the time of a snapshot. */
function missingMs(id: string, before: Generation, after: Generation): number {
  return Date.parse(after.builtAt) - Date.parse(before.ledger[id]?.missing_since ?? after.builtAt);
}

/** Asserts that a snapshot follows from the one before without a lost event, voice, date or field. */
function assertFollows(before: Generation, after: Generation): void {
  expect(after.seq).toBe(before.seq + 1);
  const live = liveSlugs(before);
  expect(idsOf(after).filter((id) => live.has(id.split('/')[0] ?? ''))).toEqual(replay(before, after.log));
  const entry = after.log.find(({ seq }) => seq === after.seq);
  for (const id of entry?.removed ?? []) assertRemovable(id, before, after);
  for (const [id, { first_seen, removed_at, last_seen }] of Object.entries(before.ledger)) {
    const gone = removed_at ?? last_seen;
    const isForgotten = gone !== undefined && Date.parse(after.builtAt) - Date.parse(gone) > 179 * DAY_MS;
    if (!isForgotten || after.ledger[id])
      expect([id, after.ledger[id]?.first_seen]).toEqual([id, first_seen]);
  }
  const earlier = new Map(before.voices.map((voice) => [voice.id, voice]));
  for (const voice of after.voices) {
    const was = earlier.get(voice.id);
    if (!was) continue;
    if (was.name !== voice.name) expect(entry?.changed[voice.id] ?? []).toContain('name');
    const hasSameRecord = before.ledger[voice.id]?.record === after.ledger[voice.id]?.record;
    if (hasSameRecord && 'singing' in was) expect(voice).toMatchObject(NEWER_FIELD);
  }
  if ('season' in before.manifest) expect(after.manifest).toMatchObject(NEWER_MANIFEST_FIELD);
}

/** Directory with two upstreams, whose clock, writers and reader a sequence of steps moves. */
interface Directory {
  now: number;
  readonly upstreams: readonly Upstream[];
  readonly store: BlobStore;
  /** Stores of each snapshot that was written. */
  readonly generations: readonly BlobStore[];
  /** Ids that the last lists have, at each move of the pointer. */
  readonly listedTwice: ReadonlySet<string>[];
  /** Number of each upstream's lists before the present step, if several runs overlap in this step. */
  listsBefore: readonly number[] | undefined;
  readonly written: Generation[];
  /** Local copies of the servers, one each. */
  readonly copies: readonly BlobStore[];
}

function createDirectory(): Directory {
  const onMove = () => {
    const ids = directory.upstreams.flatMap((upstream, index) => {
      // A run cannot know the lists of runs that have not ended.
      const { listsBefore } = directory;
      const overlapping = listsBefore ? upstream.answers.length - (listsBefore[index] ?? 0) : 0;
      return idsInLastLists(upstream, 2 + overlapping);
    });
    directory.listedTwice.push(new Set(ids));
  };
  const directory: Directory = {
    now: START,
    upstreams: PROVIDERS.map((id) => createUpstream(id, VOICES)),
    ...createRecordedStore(() => directory.now, onMove),
    listedTwice: [],
    listsBefore: undefined,
    written: [],
    copies: Array.from({ length: READERS }, () => createMemoryStore()),
  };
  return directory;
}

async function write(
  directory: Directory,
  { only, isNewer, crash, skewMs }: Writer,
  turned: BlobStore,
  accept: string[] = [],
) {
  const snapshots = createSnapshots(crashing(turned, crash));
  const environment = upstreamEnvironment(directory.upstreams, {
    snapshots: isNewer ? newerRelease(snapshots) : snapshots,
    now: () => new Date(directory.now + skewMs),
  });
  const slug = only === null ? undefined : PROVIDERS[only];
  try {
    const report = await runIngest(environment, { accept, ...(slug !== undefined && { only: [slug] }) });
    for (const { outcome } of report.providers) met.add(outcome);
    return report;
  } catch (error) {
    if (error instanceof CrashError) met.add('crash');
    else if (error instanceof BusyError) met.add('three lost races');
    else throw error;
    return undefined;
  }
}

/** Reads the latest snapshot as a server does, which a later move of the pointer may disturb. */
async function adopt(
  { generations }: Directory,
  turned: BlobStore,
  copy = createMemoryStore(),
): Promise<Snapshot | undefined> {
  const moves = generations.length;
  try {
    return await createSnapshots(turned, copy).readLatest();
  } catch (error) {
    if (!(error instanceof BrokenSnapshotError) || generations.length === moves) throw error;
    met.add('reader overtaken');
    return undefined;
  }
}

function assertWritten(written: readonly Generation[], adopted: Snapshot | undefined): void {
  if (!adopted) return;
  const of = written.find(({ seq }) => seq === adopted.seq);
  const { version, builtAt, voices, providers, ledger, log } = adopted;
  expect(of).toMatchObject({ version, builtAt, voices, providers, ledger, log });
}

async function readGenerations({ generations, written, listedTwice }: Directory): Promise<void> {
  for (const generation of generations.slice(written.length)) {
    const before = written.at(-1);
    const after = await readGeneration(generation, listedTwice[written.length] ?? new Set());
    if (before) assertFollows(before, after);
    written.push(after);
  }
}

async function runTogether(directory: Directory, { writers, meanwhile, reads, seed }: Run): Promise<void> {
  const { upstreams, store, written, copies } = directory;
  const count = writers.length + meanwhile.length + reads;
  const before = written.at(-1);
  directory.listsBefore = writers.length > 1 ? upstreams.map(({ answers }) => answers.length) : undefined;
  const together = createInterleaving(count, seed, () => {
    directory.now += 1000;
  });
  const [reports, , adopted] = await Promise.all([
    Promise.all(writers.map((each) => together.run(store, (turned) => write(directory, each, turned)))),
    Promise.all(
      meanwhile.map((event) =>
        together.run(store, async (_, takeTurn) => {
          await takeTurn();
          applyChange(upstreams, event);
        }),
      ),
    ),
    Promise.all(
      copies.slice(0, reads).map((copy) => together.run(store, (turned) => adopt(directory, turned, copy))),
    ),
  ]);
  await readGenerations(directory);
  for (const snapshot of adopted) assertWritten(written, snapshot);
  met.add(`${writers.length} writers`);
  const attempted = new Set(
    reports.flatMap((report) => report?.providers.map(({ provider }) => provider) ?? []),
  );
  const attemptOf = (snapshot: Snapshot | undefined, slug: string) =>
    snapshot?.providers.find(({ provider }) => provider === slug)?.last_attempt;
  for (const slug of attempted)
    expect(attemptOf(written.at(-1), slug)).not.toBe(attemptOf(before, slug) ?? 'never');
}

/** Restarts the servers while the store is down. */
async function restartReaders({ store, copies, written }: Directory): Promise<void> {
  const down = () => Promise.reject(new Error('the store is down'));
  const unreachable = { ...store, get: down, etag: down };
  for (const copy of copies)
    assertWritten(written, await createSnapshots(unreachable, copy).useCopy((stored) => joinStored(stored)));
}

/** Accepts the lists of upstreams that answer well, and compares what is served with these lists. */
async function settle(directory: Directory): Promise<void> {
  const { upstreams, store, written } = directory;
  directory.now += HOUR_MS;
  directory.listsBefore = undefined;
  for (const [upstream, { provider }] of upstreams.entries()) {
    applyChange(upstreams, { kind: 'fault', upstream, fault: 'none' });
    applyChange(upstreams, { kind: 'mend', upstream, voice: 0, record: 'empty' });
    applyChange(upstreams, { kind: 'add', upstream, voice: 99, record: 'empty' });
    met.add(provider.id);
  }
  const writer = { only: null, isNewer: false, crash: null, skewMs: 0 };
  const last = await write(directory, writer, store, PROVIDERS);
  expect(last?.providers).toMatchObject(PROVIDERS.map(() => ({ outcome: 'fresh' })));
  await readGenerations(directory);
  const end = written.at(-1);
  if (!end) throw new Error('nothing was written');
  expect(idsOf(end)).toEqual(upstreams.flatMap(readableIds).sort());
  assertWritten(written, await adopt(directory, store));
  const cut = end.log.find((entry) => 'cut' in entry)?.seq ?? 0;
  for (const from of written.filter(({ seq }) => seq >= cut)) {
    const live = liveSlugs(from);
    expect(idsOf(end).filter((id) => live.has(id.split('/')[0] ?? ''))).toEqual(replay(from, end.log));
  }
}

async function step(directory: Directory, event: Of<typeof steps>[number]): Promise<void> {
  if (event.kind === 'wait') directory.now += (event as Of<typeof wait>).hours * HOUR_MS;
  else if (event.kind === 'run') {
    await runTogether(directory, event as Run);
    await restartReaders(directory);
  } else applyChange(directory.upstreams, event as Change);
}

it('no event, voice, date or field is lost in any sequence of changes, faults, crashes and overlapping runs', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (events) => {
      const directory = createDirectory();
      for (const event of events) await step(directory, event);
      await settle(directory);
    }),
    { numRuns: SEQUENCES, examples: [[EXAMPLE]], endOnFailure: process.env.MODEL_SEQUENCES !== undefined },
  );
  // Sequences without these events would prove nothing.
  const outcomes = ['fresh', 'kept', 'held', 'failed'];
  for (const kind of ['crash', '3 writers', ...outcomes]) expect(met).toContain(kind);
});
