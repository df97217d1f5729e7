import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { ProviderPart, Snapshot } from '../src/domain/snapshot.ts';
import type { StoredVoice } from '../src/domain/voice.ts';

/** Folder of the checkout whose product is measured: this one, unless BENCH_CHECKOUT names another. */
const CHECKOUT = process.env.BENCH_CHECKOUT ?? fileURLToPath(new URL('..', import.meta.url));
/** Folder of the built files. The bench measures these and not their sources through a loader, because the built files ship. */
const DIST = pathToFileURL(join(CHECKOUT, 'dist/'));

/** Path of the catalog in checkouts before 27 November 2026. */
const FORMER_CATALOG = 'index/catalog.js';

const load = async <Module>(path: string): Promise<Module> => import(new URL(path, DIST).href);

export const { buildCatalog } = await load<typeof import('../src/index/catalog/catalog.ts')>(
  existsSync(new URL('index/catalog/catalog.js', DIST)) ? 'index/catalog/catalog.js' : FORMER_CATALOG,
);
const { createFileStore } = await load<typeof import('../src/storage/file.ts')>('storage/file.js');
const { createSnapshots } = await load<typeof import('../src/storage/snapshots.ts')>('storage/snapshots.js');

export const SERVER = fileURLToPath(new URL('cli/main.js', DIST));
/** Path of the server's program in a built checkout. */
export const PROGRAM = 'dist/cli/main.js';

/** The store that a server with this DATA_DIR watches. */
export function snapshotsIn(dataDir: string) {
  return createSnapshots(createFileStore(`${dataDir}/catalog`));
}

/** A server's settings: the bundled lists, a data folder of its own, and no limit on requests. */
export function environment(dataDir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SOURCES: 'bundled',
    INGEST_ON_START: 'false',
    PREVIEW_SYNTHESIS: 'off',
    INGEST_CRON: 'off',
    RATE_LIMIT_MAX: '1000000000',
    STOP_DELAY_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
}

/** The bundled catalog, as an ingest writes it. */
export async function readBundled(dataDir: string): Promise<Snapshot> {
  await promisify(execFile)(process.execPath, [SERVER, 'ingest'], { env: environment(dataDir) });
  const snapshot = await snapshotsIn(dataDir).readLatest();
  if (!snapshot) throw new Error('the ingest wrote no snapshot');
  return snapshot;
}

/** A snapshot around voices that no ingest wrote, in its order. Its ledger is empty: no voice of it was ever removed. */
export function toSnapshot(voices: readonly StoredVoice[], version = 0): Snapshot {
  return {
    version: version.toString(16).padStart(16, '0'),
    builtAt: new Date(Date.UTC(2026, 0, 1) + version * 1000).toISOString(),
    seq: version,
    providers: [],
    voices: [...voices].sort((a, b) => (a.id < b.id ? -1 : 1)),
    ledger: {},
    log: [],
  };
}

/** Divides a snapshot into the parts of its providers, each voice with a ledger entry, as an ingest stores them. */
export function toParts({ voices, builtAt }: Snapshot): ProviderPart[] {
  const byProvider = new Map<string, StoredVoice[]>();
  for (const voice of voices) {
    const group = byProvider.get(voice.provider);
    if (group) group.push(voice);
    else byProvider.set(voice.provider, [voice]);
  }
  return [...byProvider].map(([provider, group]) => ({
    status: { provider, voices: group.length, source: 'live', stale: false },
    memory: {},
    voices: group,
    ledger: Object.fromEntries(group.map(({ id }) => [id, { first_seen: builtAt }])),
  }));
}
