import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FILTER_NAMES, type Question } from './engine.ts';
import { type Sent, startOpenLoop } from './open-loop.ts';
import { environment, SERVER } from './product.ts';
import { buildQuestions } from './questions.ts';
import { type Summary, summarize } from './statistics.ts';
import { nextMessage, until } from './waiting.ts';

const PER_SECOND = 400;
const QUIESCENT_MS = 5000;
/** Time after a swap that counts as part of it, because the swap leaves work to the garbage collector. */
const AFTERMATH_MS = 500;

/** Figures of the requests while nothing happens, or while a catalog is swapped. */
interface Phase {
  readonly latencyMs: Summary;
  readonly failed: number;
  readonly longest: Stall;
  readonly seconds: number;
}

/** Time for which the event loop stood still, and the part of it that was not for want of a core. */
interface Stall {
  readonly stallMs: number;
  readonly ownStallMs: number;
}

export interface SwapResult {
  readonly node: string;
  readonly size: number;
  readonly perSecond: number;
  readonly quiescent: Phase;
  readonly swaps: readonly Phase[];
}

export interface SwapOptions {
  readonly node: string;
  readonly size: number;
  readonly seed: number;
  readonly swaps: number;
  readonly voicesPath: string;
}

/** Serves a catalog under an open loop of requests, and writes new ones into the store that the server watches. */
export async function measureSwaps(options: SwapOptions): Promise<SwapResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-directory-swap-'));
  const children: ChildProcess[] = [];
  try {
    const writer = fork(pathOf('write-snapshot.ts'), [JSON.stringify({ ...options, dataDir })], {
      execArgv: ['--import', 'tsx'],
    });
    children.push(writer);
    await nextMessage(writer);
    const port = await freePort();
    const server = fork(SERVER, ['serve'], {
      execPath: options.node,
      // Plain JavaScript: the threads of the server are started with the same arguments.
      execArgv: ['--import', pathOf('stall-probe.mjs')],
      env: { ...environment(dataDir), PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(server);
    return await underLoad(options, `http://127.0.0.1:${port}`, server, writer);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function underLoad(
  { node, size, seed, swaps: count, voicesPath }: SwapOptions,
  origin: string,
  server: ChildProcess,
  writer: ChildProcess,
): Promise<SwapResult> {
  await until(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true);
  const real = JSON.parse(await readFile(voicesPath, 'utf8'));
  const questions = (['search + filter', 'filter', 'browse'] as const).flatMap((kind) =>
    buildQuestions(kind, real, 150, seed),
  );
  const load = startOpenLoop(origin, questions.map(toPath), PER_SECOND);
  await sleep(QUIESCENT_MS);
  await stallOf(server);
  const phase = async (work: () => Promise<void>): Promise<Phase> => {
    const startedAt = performance.now();
    await work();
    const endedAt = performance.now();
    const longest = await stallOf(server);
    await load.settled();
    return toPhase(load.sent, startedAt, endedAt, longest);
  };
  const quiescent = await phase(() => sleep(QUIESCENT_MS));
  const swaps: Phase[] = [];
  for (let swap = 0; swap < count; swap++) swaps.push(await phase(() => swapOnce(writer, load.sent)));
  await load.stop();
  return { node, size, perSecond: PER_SECOND, quiescent, swaps };
}

/** From the order to write until requests are answered from the new catalog. */
async function swapOnce(writer: ChildProcess, sent: readonly Sent[]): Promise<void> {
  writer.send('write');
  const version = await nextMessage<string>(writer);
  await until(() => sent.at(-1)?.version === version);
  await sleep(AFTERMATH_MS);
}

function toPhase(sent: readonly Sent[], startedAt: number, endedAt: number, longest: Stall): Phase {
  const within = sent.filter(({ dueMs }) => dueMs >= startedAt && dueMs < endedAt);
  return {
    latencyMs: summarize(within.map(({ latencyMs }) => latencyMs)),
    failed: within.filter(({ version }) => version === undefined).length,
    longest,
    seconds: (endedAt - startedAt) / 1000,
  };
}

/** The longest stalls since they were last asked for. */
function stallOf(server: ChildProcess): Promise<Stall> {
  server.send('stall');
  return nextMessage(server);
}

function toPath({ search, filters, offset }: Question): string {
  const parameters = new URLSearchParams({ offset: String(offset) });
  if (search) parameters.set('search', search);
  for (const name of FILTER_NAMES) if (filters[name]) parameters.set(name, filters[name].join(','));
  return `/v1/voices?${parameters}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
