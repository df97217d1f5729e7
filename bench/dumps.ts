import { setTimeout as sleep } from 'node:timers/promises';
import { type DumpRead, readDump, readSlowly } from './dump-reader.ts';
import { residentMiB } from './process-figures.ts';
import { type CatalogOptions, type Phase, startLoad, withServedCatalog } from './served-catalog.ts';

const PER_SECOND = 100;
const PHASE_MS = 20_000;
const SAMPLE_MS = 250;
const SLOW_BYTES_PER_SECOND = 4096;
const READERS = 50;
const ENCODINGS = ['identity', 'gzip', 'br'] as const;
const PATHS = ['/v1/voices.ndjson', '/v1/voices.csv', '/v1/audio/voices'] as const;

/** Resident memory of the server during a phase, in MiB; its slope in MiB per minute from the middle of the phase on. */
interface MemoryUse {
  readonly startMiB: number;
  readonly maxMiB: number;
  readonly endMiB: number;
  readonly slopePerMinute: number;
}

interface DumpPhase extends Phase {
  readonly name: string;
  readonly memory: MemoryUse;
  /** Readers that did not get the dump: refused, or cut by the server. */
  readonly lost: number;
}

interface MadeDump {
  readonly path: string;
  readonly encoding: string;
  /** Read by the first asker, for whom the dump is made, and by the second. */
  readonly first: DumpRead;
  readonly second: DumpRead;
}

export interface DumpResult {
  readonly size: number;
  readonly perSecond: number;
  readonly made: readonly MadeDump[];
  readonly phases: readonly DumpPhase[];
}

/** Reads dumps of a served catalog, slowly and at full speed, while other requests are asked at a steady rate. */
export function measureDumps(options: CatalogOptions): Promise<DumpResult> {
  return withServedCatalog(options, async (served) => {
    const { origin, server } = served;
    const load = await startLoad(served, options, PER_SECOND);
    const phases: DumpPhase[] = [];
    const made: MadeDump[] = [];

    async function phase(name: string, work: () => Promise<number>): Promise<void> {
      const memory = watchMemory(server.pid);
      let lost = 0;
      const figures = await load.phase(async () => {
        lost = await work();
      });
      phases.push({ name, ...figures, memory: memory.stop(), lost });
    }
    const slowReaders = (count: number) => () => readAllSlowly(origin, count);

    await sleep(PHASE_MS / 4);
    await phase('no dump', () => sleep(PHASE_MS).then(() => 0));
    await phase(`${READERS} first askers at once, gzip`, () => readAtOnce(origin, '/api/voices.csv', 'gzip'));
    await phase('each dump made', async () => {
      for (const path of PATHS)
        for (const encoding of ENCODINGS) {
          const first = await readDump(origin, path, encoding);
          made.push({ path, encoding, first, second: await readDump(origin, path, encoding) });
        }
      return 0;
    });
    await phase('one slow reader', slowReaders(1));
    await phase(`${READERS} slow readers`, slowReaders(READERS));
    for (const encoding of ['gzip', 'identity'])
      await phase(`${READERS} at full speed, ${encoding}`, () => readAtOnce(origin, PATHS[0], encoding));
    await phase('no dump any more', () => sleep(PHASE_MS).then(() => 0));
    await load.stop();
    return { size: options.size, perSecond: PER_SECOND, made, phases };
  });
}

/** Lets readers read a dump at full speed. Returns how many did not get it. */
async function readAtOnce(origin: string, path: string, encoding: string): Promise<number> {
  const reads = Array.from({ length: READERS }, () => readDump(origin, path, encoding));
  return (await Promise.allSettled(reads)).filter(({ status }) => status === 'rejected').length;
}

/** Lets readers read for a phase, of every dump and encoding in turn. Returns how many were refused or cut. */
async function readAllSlowly(origin: string, count: number): Promise<number> {
  const readers = Array.from({ length: count }, (_, at) =>
    readSlowly(
      origin,
      PATHS[at % PATHS.length] ?? PATHS[0],
      ENCODINGS[Math.floor(at / PATHS.length) % ENCODINGS.length] ?? 'identity',
      SLOW_BYTES_PER_SECOND,
    ),
  );
  await sleep(PHASE_MS);
  const lost = readers.filter((reader) => reader.isLost()).length;
  for (const reader of readers) reader.close();
  return lost;
}

function watchMemory(pid = 0): { stop(): MemoryUse } {
  const samples = [residentMiB(pid)];
  const timer = setInterval(() => samples.push(residentMiB(pid)), SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      samples.push(residentMiB(pid));
      const later = samples.slice(samples.length >> 1);
      const [first = Number.NaN] = samples;
      const [middle = Number.NaN, last = Number.NaN] = [later[0], later.at(-1)];
      const minutes = ((later.length - 1) * SAMPLE_MS) / 60_000;
      return {
        startMiB: first,
        maxMiB: Math.max(...samples),
        endMiB: last,
        slopePerMinute: (last - middle) / minutes,
      };
    },
  };
}
