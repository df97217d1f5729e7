import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Typing } from './typing.ts';
import type { Verdict } from './verdicts.ts';

const PROCESS = fileURLToPath(new URL('process.ts', import.meta.url));
/** Maximum output of a process, far more than its judgements take. */
const MAX_OUTPUT_BYTES = 16 * 2 ** 20;

/** Judgements that the process of one engine prints. */
export interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly typings: readonly Typing[];
}

export interface Rightness extends Judged {
  readonly name: string;
}

interface Entrant {
  readonly name: string;
  readonly engine: string;
  /** Folder of another checkout, whose product is measured. */
  readonly checkout?: string;
}

const PEERS: readonly Entrant[] = [
  { name: 'MiniSearch, OR', engine: 'minisearch-or' },
  { name: 'MiniSearch, AND', engine: 'minisearch-and' },
  { name: 'SQLite FTS5', engine: 'sqlite' },
];

/** Judges ours, that of an earlier checkout if there is one, and the peers, each in a process of its own. */
export async function measureRightness(
  node: string,
  before: string | undefined,
): Promise<{ measured: readonly Rightness[]; leftOut: readonly string[] }> {
  const measured: Rightness[] = [];
  const leftOut: string[] = [];
  for (const entrant of [...ours(before), ...PEERS]) {
    const judged = await judgeIn(node, entrant);
    if (judged) measured.push({ name: entrant.name, ...judged });
    else leftOut.push(`${entrant.name} (this Node has no node:sqlite)`);
  }
  return { measured, leftOut };
}

function ours(before: string | undefined): Entrant[] {
  const now = { name: 'Voice Directory', engine: 'voice-directory' };
  if (before === undefined) return [now];
  return [now, { ...now, name: `${now.name} at ${basename(before)}`, checkout: before }];
}

async function judgeIn(node: string, { engine, checkout }: Entrant): Promise<Judged | undefined> {
  const env = { ...process.env, ...(checkout !== undefined && { BENCH_CHECKOUT: checkout }) };
  try {
    const { stdout } = await promisify(execFile)(node, ['--import', 'tsx', PROCESS, engine], {
      env,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return JSON.parse(stdout);
  } catch (error) {
    if (String(error).includes('node:sqlite')) return undefined;
    throw error;
  }
}
