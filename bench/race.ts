import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Asked, Built, Settings, Turn } from './protocol.ts';
import type { Kind } from './questions.ts';
import { nextMessage } from './waiting.ts';

const ENGINE_PROCESS = fileURLToPath(new URL('engine-process.ts', import.meta.url));

/** Limits of an engine until it is ready; one that needs more is left out, and the table says so. */
const MAX_HEAP_MB = 4000;
const MAX_READY_MS = 150_000;

/** One engine's figures at one size. */
export interface Result extends Built {
  readonly engine: string;
  /** Answers of each round. */
  readonly asked: Readonly<Partial<Record<Kind, readonly Asked[]>>>;
}

/** The figures at one size, and why an engine has none. */
export interface Race {
  readonly node: string;
  readonly size: number;
  readonly results: readonly Result[];
  readonly leftOut: readonly { readonly engine: string; readonly reason: string }[];
}

export interface RaceOptions extends Omit<Settings, 'engine'> {
  readonly node: string;
  readonly engines: readonly string[];
  readonly kinds: readonly Kind[];
}

/** An engine that is ready to answer. */
interface Runner {
  readonly engine: string;
  readonly built: Built;
  readonly child: ChildProcess;
  readonly asked: Partial<Record<Kind, Asked[]>>;
}

/** Builds all engines one after another, then lets them answer in turn, so that a slower moment meets all of them. */
export async function race(options: RaceOptions): Promise<Race> {
  const { node, size } = options;
  const runners: Runner[] = [];
  const leftOut: { engine: string; reason: string }[] = [];
  try {
    for (const engine of options.engines) {
      const child = start(engine, options);
      const built = await firstOf(child);
      if (typeof built === 'string') leftOut.push({ engine, reason: built });
      else runners.push({ engine, built, child, asked: {} });
    }
    await answerInTurn(runners, options);
    const results = runners.map(({ engine, built, asked }) => ({ engine, ...built, asked }));
    return { node, size, results, leftOut };
  } finally {
    for (const { child } of runners) child.kill('SIGKILL');
  }
}

async function answerInTurn(runners: readonly Runner[], { rounds, kinds }: RaceOptions): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const kind of kinds) {
      for (const { child, asked } of runners) {
        child.send({ kind, round } satisfies Turn);
        asked[kind] = [...(asked[kind] ?? []), await nextMessage<Asked>(child)];
      }
    }
  }
}

function start(engine: string, { node, engines: _, kinds: __, ...shared }: RaceOptions): ChildProcess {
  const settings: Settings = { ...shared, engine };
  return fork(ENGINE_PROCESS, [JSON.stringify(settings)], {
    execPath: node,
    execArgv: [
      '--import',
      'tsx',
      '--expose-gc',
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${MAX_HEAP_MB}`,
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Returns the index that the process reports, or the reason why it built none. */
async function firstOf(child: ChildProcess): Promise<Built | string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-10_000);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), MAX_READY_MS);
  try {
    return await nextMessage<Built>(child);
  } catch (error) {
    if (child.killed) return `not ready after ${MAX_READY_MS / 1000} s`;
    if (errors.includes('heap out of memory')) return `more than ${MAX_HEAP_MB} MB of heap`;
    if (errors.includes('node:sqlite')) return 'this Node has no node:sqlite';
    throw new Error(errors, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The times of all rounds. */
export function latenciesOf({ asked }: Result, kind: Kind): number[] {
  return (asked[kind] ?? []).flatMap(({ latenciesUs }) => latenciesUs);
}
