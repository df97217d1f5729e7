/**
 * The whole service from outside: time from `npm start` to the first answer, memory, and requests per second
 * side by side with a bare Express route that sends the same body. Prints Markdown.
 *
 *     npm run bench                 rounds of 2 s, both servers in turn
 *     NODE_BINARY=… npm run bench   serve with another Node
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

const NODE = process.env.NODE_BINARY ?? process.execPath;
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const PORTS = { service: 3971, bare: 3972 };
const REQUESTS = {
  'filtered search': '/v1/voices?search=english&providers=azure,google&genders=Female&limit=48',
  filter: '/v1/voices?language=French&genders=Female&limit=48',
  browse: '/v1/voices',
} as const;

const folder = await mkdtemp(join(tmpdir(), 'voice-directory-bench-'));
const children: ChildProcess[] = [];
try {
  await measure();
} finally {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const starts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) starts.push(await timeStart());
  const service = start(['dist/cli/main.js', 'serve'], PORTS.service);
  await answered(PORTS.service, REQUESTS.browse);

  const rows: string[] = [];
  for (const [name, path] of Object.entries(REQUESTS)) {
    const body = join(folder, 'body.json');
    await writeFile(body, await (await fetch(`http://127.0.0.1:${PORTS.service}${path}`)).text());
    const bare = start(['--import', 'tsx', 'bench/bare-express.ts', body], PORTS.bare);
    await answered(PORTS.bare, path);
    rows.push(await compare(name, path, (await readFile(body)).byteLength));
    bare.kill('SIGKILL');
    await once(bare, 'close');
  }
  const version = (await run([NODE, '--version'])).trim();
  print(`Node ${version}; ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, medians\n`);
  print(
    `npm start to the first answered search: ${median(starts).toFixed(2)} s (${Math.min(...starts).toFixed(2)}–${Math.max(...starts).toFixed(2)})`,
  );
  print(`resident memory after the load: ${(await residentMiB(service)).toFixed(0)} MiB\n`);
  print('| request | body | bare Express req/s | service req/s | ratio |\n| --- | --- | --- | --- | --- |');
  for (const row of rows) print(row);
}

/** Both servers in turn, so that a slower moment of the machine meets both. */
async function compare(name: string, path: string, bytes: number): Promise<string> {
  const rates = { bare: [] as number[], service: [] as number[] };
  for (const port of Object.values(PORTS)) await load(port, path, 1);
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await load(PORTS.bare, path, SECONDS));
    rates.service.push(await load(PORTS.service, path, SECONDS));
  }
  const ratios = rates.service.map((rate, round) => rate / (rates.bare[round] ?? rate));
  return `| ${name} | ${(bytes / 1024).toFixed(1)} kB | ${median(rates.bare).toFixed(0)} | ${median(rates.service).toFixed(0)} | ${median(ratios).toFixed(2)} |`;
}

async function load(port: number, path: string, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration,
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx} failed answers, ${result.errors} errors at ${path}`);
  return result.requests.average;
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
  const child = spawn(NODE, args, { env: environment(port), stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

function environment(port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    SOURCES: 'bundled',
    RATE_LIMIT_MAX: '1000000000',
    LOG_LEVEL: 'warn',
  };
}

async function answered(port: number, path: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}${path}`)).ok) return;
    } catch {
      await sleep(5);
    }
  }
}

async function residentMiB({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

async function run([command = '', ...args]: readonly string[]): Promise<string> {
  const child = spawn(command, args);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  await once(child, 'close');
  return text;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
