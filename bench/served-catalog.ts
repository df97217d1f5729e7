import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILTER_NAMES, type Question } from './engine.ts';
import { freePort } from './free-port.ts';
import { type Sent, startOpenLoop } from './open-loop.ts';
import { environment, SERVER } from './product.ts';
import { buildQuestions } from './questions.ts';
import { type Summary, summarize } from './statistics.ts';
import { nextMessage, until } from './waiting.ts';

export interface CatalogOptions {
  readonly node: string;
  readonly size: number;
  readonly seed: number;
  readonly voicesPath: string;
}

/** A server with a made catalog, and the process that writes new ones into the store that the server watches. */
export interface ServedCatalog {
  readonly origin: string;
  readonly server: ChildProcess;
  readonly writer: ChildProcess;
}

/** Time for which the event loop stood still, and the part of it that was not for want of a core. */
export interface Stall {
  readonly stallMs: number;
  readonly ownStallMs: number;
}

/** Figures of the requests within a time. */
export interface Phase {
  readonly latencyMs: Summary;
  readonly failed: number;
  readonly longest: Stall;
  readonly seconds: number;
}

/** Serves a catalog while `use` measures it. */
export async function withServedCatalog<Result>(
  options: CatalogOptions,
  use: (served: ServedCatalog) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voice-directory-served-'));
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
    const origin = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true);
    return await use({ origin, server, writer });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Asks questions at a steady rate; `phase` returns the figures of the time that a piece of work takes. */
export async function startLoad(
  { origin, server }: ServedCatalog,
  { voicesPath, seed }: CatalogOptions,
  perSecond: number,
) {
  const real = JSON.parse(await readFile(voicesPath, 'utf8'));
  const questions = (['search + filter', 'filter', 'browse'] as const).flatMap((kind) =>
    buildQuestions(kind, real, 150, seed),
  );
  const load = startOpenLoop(origin, questions.map(toPath), perSecond);
  const phase = async (work: () => Promise<unknown>): Promise<Phase> => {
    await stallOf(server);
    const startedAt = performance.now();
    await work();
    const endedAt = performance.now();
    const longest = await stallOf(server);
    await load.settled();
    return toPhase(load.sent, startedAt, endedAt, longest);
  };
  return { ...load, phase };
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

function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
