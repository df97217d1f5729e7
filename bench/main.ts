/**
 * Measures the search beside other engines, swaps under load, right answers, and the whole service. Prints Markdown; see options.ts.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chart } from './chart.ts';
import { dumpReport } from './dump-report.ts';
import { measureDumps } from './dumps.ts';
import { measureFlood } from './flood/measure.ts';
import { FLOOD_INTRODUCTION, floodReport } from './flood/report.ts';
import { goalsTable } from './goals.ts';
import { installPeers } from './install.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import { PROGRAM, readBundled, SERVER } from './product.ts';
import { type Race, race } from './race.ts';
import { measureRightness } from './rightness/measure.ts';
import { rightnessReport } from './rightness/report.ts';
import { entrantsTable, raceReport } from './search-report.ts';
import { format } from './statistics.ts';
import { measureSwaps } from './swap.ts';
import { swapReport } from './swap-report.ts';

const SERVICE_BENCH = fileURLToPath(new URL('service.ts', import.meta.url));

const options = readOptions();
const folder = await mkdtemp(join(tmpdir(), 'voice-directory-bench-'));
try {
  await run(options, join(folder, 'voices.json'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function run({ parts, output, ...settings }: Options, voicesPath: string): Promise<void> {
  await writeFile(voicesPath, JSON.stringify((await readBundled(folder)).voices));
  const report: string[] = [];
  const write = (text: string) => {
    report.push(text);
    process.stdout.write(`${text}\n\n`);
  };
  write(`# Measured\n\n${machine(settings)}`);
  const races = parts.includes('search') ? await searchPart(settings, voicesPath, write) : [];
  if (parts.includes('swap')) await swapPart(settings, voicesPath, write);
  if (parts.includes('dumps')) await dumpPart(settings, voicesPath, write);
  if (parts.includes('flood')) await floodPart(settings, write);
  if (parts.includes('rightness')) await rightnessPart(settings, write);
  if (parts.includes('http')) await httpPart(settings, write);
  if (output === undefined) return;
  await writeFile(join(output, 'results.md'), `${report.join('\n\n')}\n`);
  const [first] = settings.nodes;
  if (races.length > 0)
    await writeFile(join(output, 'results.svg'), chart(races.filter(({ node }) => node === first)));
}

type Settings = Omit<Options, 'parts' | 'output'>;
type Write = (text: string) => void;

async function searchPart(
  { sizes, nodes, ...settings }: Settings,
  voicesPath: string,
  write: Write,
): Promise<Race[]> {
  installPeers();
  write(
    `## Search, in process\n\n![Search with filters, by engine](results.svg)\n\n${entrantsTable(settings.engines)}`,
  );
  const races: Race[] = [];
  for (const node of nodes) {
    for (const size of sizes) {
      const raced = await race({ ...settings, node, size, voicesPath });
      races.push(raced);
      write(
        [
          `### ${size.toLocaleString('en')} voices, Node ${versionOf(node)}`,
          goalsTable(raced),
          raceReport(raced, settings.kinds),
        ]
          .filter(Boolean)
          .join('\n\n'),
      );
    }
  }
  return races;
}

async function swapPart({ nodes, swapSize, ...settings }: Settings, voicesPath: string, write: Write) {
  write('## A new catalog under load');
  for (const node of nodes) {
    const result = await measureSwaps({ ...settings, node, size: swapSize, voicesPath });
    write(`### ${swapSize.toLocaleString('en')} voices, Node ${versionOf(node)}\n\n${swapReport(result)}`);
  }
}

/** Dumps, with the first Node alone, because they hardly depend on it. */
async function dumpPart(
  { nodes: [node = process.execPath], swapSize: size, seed }: Settings,
  voicesPath: string,
  write: Write,
) {
  const result = await measureDumps({ node, size, seed, voicesPath });
  write(`## Dumps of ${size.toLocaleString('en')} voices, Node ${versionOf(node)}\n\n${dumpReport(result)}`);
}

/** Attacks, with the first Node alone, on the earlier checkout and on this one. */
async function floodPart({ nodes: [node = process.execPath], before }: Settings, write: Write) {
  write(`## Attacks, Node ${versionOf(node)}\n\n${FLOOD_INTRODUCTION}`);
  const checkouts = [...(before === undefined ? [] : [['before', join(before, PROGRAM)]]), ['now', SERVER]];
  for (const [name, program = SERVER] of checkouts)
    write(`### Attacks ${name}\n\n${floodReport(await measureFlood({ node, program }))}`);
}

/** Right answers, with the first Node alone, because they do not depend on it. */
async function rightnessPart({ nodes: [node = process.execPath], before }: Settings, write: Write) {
  const { measured, leftOut } = await measureRightness(node, before);
  write(`## Rightness\n\n${rightnessReport(measured, leftOut)}`);
}

/** The service beside bare Express, by the bench of its own. */
async function httpPart({ nodes }: Settings, write: Write): Promise<void> {
  write('## The whole service');
  for (const node of nodes) {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', SERVICE_BENCH], {
      env: { ...process.env, NODE_BINARY: node },
    });
    write(stdout.trim());
  }
}

function machine({ rounds, questions, budgetMs, seed }: Settings): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const gib = Math.round(totalmem() / 2 ** 30);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model}), ${gib} GiB, load average ${format(loadavg()[0] ?? 0)} before the start. Catalogs are made from the bundled voices, seed ${seed}: the real ones, then siblings with their provider, locale, accent, model and gender, names of the same provider and distinct ids in the same style. ${rounds} rounds of up to ${questions} questions a class, none asked twice, each engine in turn, up to ${budgetMs / 1000} s a class and round; every engine in a process of its own. Every answer is the total and a page of 48 voices. Only figures of one table can be compared.`;
}

function versionOf(node: string): string {
  return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
}

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
