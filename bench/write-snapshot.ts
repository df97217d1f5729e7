/**
 * Writes snapshots into a store as an ingest on another host would: one at once, and another on each message. In a process
 * of its own, so that the load on the server goes on meanwhile.
 */
import { readFileSync } from 'node:fs';
import { snapshotsIn, toParts, toSnapshot } from './product.ts';
import { buildVoices } from './voices.ts';

export interface WriterSettings {
  readonly dataDir: string;
  readonly voicesPath: string;
  readonly size: number;
  readonly seed: number;
}

const { dataDir, voicesPath, size, seed }: WriterSettings = JSON.parse(process.argv[2] ?? '');
const snapshots = snapshotsIn(dataDir);
const voices = buildVoices(JSON.parse(readFileSync(voicesPath, 'utf8')), size, seed);
let version = 0;

process.on('message', write);
await write();

/** Each version lacks another voice. */
async function write(): Promise<void> {
  version += 1;
  const snapshot = toSnapshot(voices.toSpliced(version, 1), version);
  const base = await snapshots.readBase();
  const committed = await snapshots.commit(base, { parts: toParts(snapshot), builtAt: snapshot.builtAt });
  process.send?.(committed.version);
}
