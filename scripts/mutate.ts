/**
 * Changes random places of src/, one at a time, and tells which changes no test finds. The changes are made in copies of the checkout, so that a stop loses
 * nothing. Changes that do not compile are not counted. Usage:
 *
 *     npm run mutate -- --places 60 --seed 1          60 places; a seed draws the same places of the same source
 *     npm run mutate -- --places 20 src/index/match   places below a path
 *     npm run mutate -- --jobs 4 --seconds 600        places at a time (2), and the longest time of one run of tests (300)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { drawMutants, type Mutant } from './mutants.ts';
import { testsNear } from './tests-near.ts';

const ROOT = dirname(import.meta.dirname);
/** Files that the copies do without, or link to. */
const UNCOPIED = /\/(node_modules|\.git|dist\.\d+)$/;
/** Numbers of the nearest test files that run before further ones, because most changes fail at once; and in all, because some files are near all tests. */
const NEAREST = [0, 2, 10, 40];
/** Tests of the built program. They need a build, so that they run last, and for these folders alone. */
const OF_PROGRAM = /^test\/(browser|e2e|contract\/jobs)/;
const OF_PROGRAM_BY_FOLDER = [
  ['src/page/', ['test/browser']],
  ['src/app/', ['test/contract/jobs', 'test/e2e']],
  ['src/cli/', ['test/e2e']],
] as const;
/** Places of failures that no test file tells. */
const CRASH = 'the build, or the process of the tests';
const LATE = 'too late';

const { values, positionals } = parseArgs({
  options: {
    places: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '300' },
  },
  allowPositionals: true,
});
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [, testUnbuilt] = scripts.test.split(' && ');

const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
const running = new Set<ChildProcess>();
/** Whether test files pass without a change. */
const soundness = new Map<string, Promise<boolean>>();
process.on('exit', () => {
  for (const child of running) killGroup(child);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const copies = Array.from({ length: Number(values.jobs) }, (_, at) => copyCheckout(join(folder, `${at}`)));
const unchanged = copyCheckout(join(folder, 'unchanged'));
const mutants = drawMutants(unchanged, positionals[0] ?? 'src', Number(values.places), Number(values.seed));
const counts: Record<string, number> = {};
await pMap(
  mutants,
  async (mutant) => {
    const copy = copies.pop() as string;
    const [verdict, detail] = await judge(mutant, copy);
    copies.push(copy);
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    process.stdout.write(`${verdict}  ${mutant.path}:${mutant.line}  ${mutant.change}  (${detail})\n`);
  },
  { concurrency: copies.length },
);
process.stdout.write(`seed ${values.seed}: ${JSON.stringify(counts)}\n`);

function copyCheckout(copy: string): string {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !UNCOPIED.test(path) });
  for (const modules of ['node_modules', 'scripts/client-types/node_modules'])
    symlinkSync(join(ROOT, modules), join(copy, modules));
  return copy;
}

/** Runs the tests of a change, the nearest first, until one fails that passes without the change. */
async function judge(
  { path, changed }: Mutant,
  copy: string,
): Promise<readonly [verdict: string, detail: string]> {
  const near = testsNear(path).filter((each) => !OF_PROGRAM.test(each));
  const ofProgram = OF_PROGRAM_BY_FOLDER.find(([below]) => path.startsWith(below))?.[1] ?? [];
  const runs = [
    ...NEAREST.map((end, at) => [testUnbuilt, near.slice(NEAREST[at - 1], end)] as const),
    [scripts.test, ofProgram],
  ] as const;
  writeFileSync(join(copy, path), changed);
  try {
    for (const [command, tests] of runs.filter(([, { length }]) => length > 0)) {
      const failed = await firstFailure(command, tests, copy);
      if (failed === LATE) return ['timed out', `in ${tests}`];
      if (failed === CRASH || (failed && (await isSound(failed)))) return ['killed', failed];
      if (failed) process.stderr.write(`${failed} fails without a change too\n`);
    }
  } finally {
    for (const each of [path, 'dist']) rmSync(join(copy, each), { recursive: true });
    for (const each of [path, 'dist']) cpSync(join(unchanged, each), join(copy, each), { recursive: true });
  }
  const ran = runs.flatMap(([, tests]) => tests);
  return [ran.length > 0 ? 'survived' : 'no tests', `${ran.length} files or folders of tests`];
}

/** Returns whether a test file passes without a change. */
function isSound(test: string): Promise<boolean> {
  const sound = soundness.get(test) ?? firstFailure(testUnbuilt, [test], unchanged).then((each) => !each);
  soundness.set(test, sound);
  return sound;
}

/** Runs tests up to the first file that fails, and returns its path; undefined if none does. */
function firstFailure(command: string, tests: readonly string[], cwd: string): Promise<string | undefined> {
  const child = spawn(`${command} --bail --runInBand --silent --testTimeout=60000 ${tests.join(' ')}`, {
    cwd,
    shell: true,
    // A group of its own can be ended with the servers that tests start.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TMPDIR: folder },
  });
  running.add(child);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(LATE);
      killGroup(child);
    }, Number(values.seconds) * 1000);
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code === 0 ? undefined : (/^FAIL (\S+)/m.exec(text)?.[1] ?? CRASH));
    });
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
