/**
 * Changes random places of src/, one at a time, and tells which changes no test finds. The changes are made in copies of the checkout, so that a stop loses
 * nothing. Changes that do not compile are not counted. Usage:
 *
 *     npm run mutate -- --places 60 --seed 1          60 places; a seed draws the same places of the same source
 *     npm run mutate -- --places 20 src/index/match   places below a path
 *     npm run mutate -- --jobs 4 --seconds 600        places at a time (2), and the longest time of one file of tests (300)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { drawMutants, type Mutant } from './mutants.ts';
import { allTests, testsNear } from './tests-near.ts';

const ROOT = dirname(import.meta.dirname);
/** Files that the copies do without, or link to. */
const UNCOPIED = /\/(node_modules|\.git|dist\.\d+)$/;
/** Numbers of the nearest test files that run before further ones, because most changes fail at once. */
const NEAREST = [0, 2, 10, 40];
/** Tests of the built program, which need a build of the change. */
const OF_PROGRAM = /^test\/(browser|e2e|contract\/jobs)/;
/** Tests of the built program that find most changes of a folder, so that they run before all other tests. */
const OF_PROGRAM_BY_FOLDER = [
  ['src/page/', /^test\/browser/],
  ['src/app/', /^test\/(contract\/jobs|e2e)/],
  ['src/cli/', /^test\/e2e/],
] as const;
/** Tests of the page's script, most of which are long. */
const LONG = /^test\/browser/;
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
let left: readonly Mutant[] = mutants;
for (const runsOf of [runsOfNearest, runsOfAll]) {
  const survivors = await pMap(
    left,
    async (mutant) => {
      const copy = copies.pop() as string;
      const found = await findFailure(mutant, runsOf(mutant.path), copy);
      copies.push(copy);
      if (found) print(found === LATE ? 'timed out' : 'killed', mutant, found);
      return found ? [] : [mutant];
    },
    { concurrency: copies.length },
  );
  left = survivors.flat();
  for (const each of left) print(runsOf === runsOfAll ? 'survived' : 'survived the nearest tests', each);
}
process.stdout.write(`seed ${values.seed}: ${left.length} of ${mutants.length} survived\n`);

function print(verdict: string, { path, line, change }: Mutant, detail = ''): void {
  process.stdout.write(`${verdict}  ${path}:${line}  ${change}  ${detail}\n`);
}

function copyCheckout(copy: string): string {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !UNCOPIED.test(path) });
  for (const modules of ['node_modules', 'scripts/client-types/node_modules'])
    symlinkSync(join(ROOT, modules), join(copy, modules));
  return copy;
}

/** Command and test files of a run. */
type Run = readonly [command: string, tests: readonly string[]];

function runsOfNearest(path: string): readonly Run[] {
  const near = testsNear(path).filter((each) => !OF_PROGRAM.test(each));
  return NEAREST.slice(1).map((end, at) => [testUnbuilt, near.slice(NEAREST[at], end)]);
}

function runsOfAll(path: string): readonly Run[] {
  const ofProgram = OF_PROGRAM_BY_FOLDER.find(([below]) => path.startsWith(below))?.[1];
  return [
    [scripts.test, allTests.filter((each) => ofProgram?.test(each))],
    [scripts.test, allTests.filter((each) => !ofProgram?.test(each))],
  ];
}

/** Makes a change, and returns the first failure of the runs; undefined if all tests pass. */
async function findFailure(
  { path, changed }: Mutant,
  runs: readonly Run[],
  copy: string,
): Promise<string | undefined> {
  writeFileSync(join(copy, path), changed);
  try {
    for (const [command, tests] of runs) {
      const failed = await firstSoundFailure(command, tests, copy);
      if (failed) return failed;
    }
    return undefined;
  } finally {
    for (const each of [path, 'dist']) rmSync(join(copy, each), { recursive: true });
    for (const each of [path, 'dist']) cpSync(join(unchanged, each), join(copy, each), { recursive: true });
  }
}

/** Runs tests up to the first file that fails with a change, twice because a busy machine fails some tests, and passes without it. */
async function firstSoundFailure(
  command: string,
  tests: readonly string[],
  copy: string,
): Promise<string | undefined> {
  const left = new Set(tests);
  while (left.size > 0) {
    const failed = await firstFailure(command, [...left], copy);
    if (!failed || failed === LATE || failed === CRASH) return failed;
    if ((await firstFailure(command, [failed], copy)) && (await isSound(failed))) return failed;
    process.stderr.write(`${failed} fails without a change too\n`);
    left.delete(failed);
  }
}

/** Returns whether a test file passes without a change. */
function isSound(test: string): Promise<boolean> {
  const sound = soundness.get(test) ?? firstFailure(testUnbuilt, [test], unchanged).then((each) => !each);
  soundness.set(test, sound);
  return sound;
}

/** Runs tests up to the first file that fails, and returns its path; undefined if none does. */
function firstFailure(command: string, tests: readonly string[], cwd: string): Promise<string | undefined> {
  const child = spawn(`${command} --bail --runInBand --silent ${tests.join(' ')}`, {
    cwd,
    shell: true,
    // A group of its own can be ended with the servers that tests start.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TMPDIR: folder, LONG_TESTS: tests.some((each) => LONG.test(each)) ? '1' : '' },
  });
  running.add(child);
  let text = '';
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(LATE);
      killGroup(child);
    }, Number(values.seconds) * 1000);
    child.stderr?.on('data', (chunk) => {
      text += chunk;
      timer.refresh();
    });
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
