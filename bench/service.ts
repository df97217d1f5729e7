/**
 * The whole service from outside: time from `npm start` to the first answer, memory, and what a request costs
 * beside a bare Express route that sends as many bytes. Prints Markdown.
 *
 *     npm run bench                 five rounds of 2 s per row, both servers in turn
 *     NODE_BINARY=… npm run bench   serve with another Node
 *
 * With `taskset` at hand, servers run on one core and the load comes from another. Elsewhere than on Linux there is no
 * CPU time to read.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MetadataResponse } from '../src/domain/metadata.ts';
import { load, type Measured } from './load.ts';
import { residentMiB } from './process-figures.ts';
import { buildRows, type Row } from './rows.ts';
import { until } from './waiting.ts';

const NODE = process.env.NODE_BINARY ?? process.execPath;
const ROUNDS = 5;
const SECONDS = 2;
const STARTS = 3;
const PORTS = { service: 3971, bare: 3972 };
const SERVER_CORE = '0';
const LOAD_CORE = '1';

const folder = await mkdtemp(join(tmpdir(), 'voice-directory-bench-'));
const children: ChildProcess[] = [];
const isPinned = spawnSync('taskset', ['-pc', LOAD_CORE, String(process.pid)]).status === 0;
try {
  await measure();
} finally {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round++) starts.push(await timeStart());
  const service = start(['dist/cli/main.js', 'serve'], PORTS.service);
  await answered(PORTS.service);
  const metadata = await (await fetch(`http://127.0.0.1:${PORTS.service}/v1/metadata`)).json();

  print(
    `Node ${versionOf(NODE)}; ${ROUNDS} rounds of ${SECONDS} s, medians; ${isPinned ? 'a core each' : 'cores shared'}\n`,
  );
  print(
    '| request | body | bare Express req/s, CPU µs | service req/s, CPU µs | ratio of req/s | of CPU |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const row of buildRows(metadata as MetadataResponse)) print(await compare(row, service));
  print(`\nnpm start to the first answered search: ${median(starts).toFixed(2)} s`);
  print(`resident memory after the load: ${residentMiB(pidOf(service)).toFixed(0)} MiB`);
}

/** Both servers in turn, so that a slower moment of the machine meets both. */
async function compare({ name, ...row }: Row, service: ChildProcess): Promise<string> {
  const atService = { ...row, port: PORTS.service, pid: pidOf(service) };
  const { bytes } = await load({ ...atService, seconds: 1 });
  const bare = await startBare(row, bytes);
  const atBare = { paths: ['/v1/voices'], port: PORTS.bare, pid: pidOf(bare) };
  await load({ ...atBare, seconds: 1 });
  const rounds: { bare: Measured; service: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      bare: await load({ ...atBare, seconds: SECONDS }),
      service: await load({ ...atService, seconds: SECONDS }),
    });
  }
  bare.kill('SIGKILL');
  await once(bare, 'close');

  const of = (server: 'bare' | 'service', key: keyof Measured) =>
    median(rounds.map((round) => round[server][key]));
  const ratio = (key: keyof Measured) => rounds.map((round) => round.service[key] / round.bare[key]);
  const cell = (server: 'bare' | 'service') =>
    `${of(server, 'requestsPerSecond').toFixed(0)}, ${of(server, 'cpuMicroseconds').toFixed(0)}`;
  const byCpu = 1 / median(ratio('cpuMicroseconds'));
  return `| ${name} | ${(bytes / 1024).toFixed(1)} kB | ${cell('bare')} | ${cell('service')} | ${median(ratio('requestsPerSecond')).toFixed(2)} | ${byCpu.toFixed(2)} |`;
}

/** The bare route sends as much of the same text as the service does on the average, its many headers left out. */
async function startBare({ paths, headers = {} }: Omit<Row, 'name'>, bytes: number): Promise<ChildProcess> {
  const sample = await fetch(`http://127.0.0.1:${PORTS.service}${paths[0]}`, {
    headers: { ...headers, 'Accept-Encoding': 'identity' },
  });
  const headBytes = [...sample.headers].reduce(
    (sum, [name, value]) => sum + name.length + value.length + 4,
    20,
  );
  const path = join(folder, 'body.json');
  await writeFile(path, cutTo(Math.round(bytes - headBytes), Buffer.from(await sample.arrayBuffer())));
  const bare = start(['--import', 'tsx', 'bench/bare-express.ts', path], PORTS.bare);
  await answered(PORTS.bare);
  return bare;
}

function cutTo(bytes: number, text: Buffer): Buffer {
  return text.length === 0 || bytes <= 0 ? Buffer.alloc(0) : Buffer.alloc(bytes, text);
}

async function timeStart(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    env: environment(PORTS.service),
    stdio: 'ignore',
    detached: true,
  });
  await answered(PORTS.service, '/v1/voices?search=english');
  const seconds = (performance.now() - startedAt) / 1000;
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await once(child, 'close');
  await sleep(200);
  return seconds;
}

function start(args: readonly string[], port: number): ChildProcess {
  const [command = NODE, ...rest] = [...(isPinned ? ['taskset', '-c', SERVER_CORE] : []), NODE, ...args];
  const child = spawn(command, rest, { env: environment(port), stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

/** `taskset` becomes the program it starts, so that this is the server's. */
function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('the server did not start');
  return pid;
}

function environment(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    SOURCES: 'bundled',
    INGEST_ON_START: 'false',
    PREVIEW_SYNTHESIS: 'off',
    RATE_LIMIT_MAX: '1000000000',
    LOG_LEVEL: 'warn',
  };
}

/** @throws {DOMException} where the server does not start */
function answered(port: number, path = '/v1/voices'): Promise<void> {
  const url = `http://127.0.0.1:${port}${path}`;
  return until(async (signal) => (await fetch(url, { signal }).catch(() => undefined))?.ok === true);
}

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
