/**
 * Tries client generators on the OpenAPI document: installs them into a temporary folder, generates a client with each, compiles a
 * program that uses it, and runs the program against a service. Prints a table; exits with 1 if a client fails under `strict` or a program
 * fails. The versions are the last that run on Node 20. Needs the npm registry, so that no test runs it: `npm run try-generators`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const ROOT = dirname(dirname(import.meta.dirname));
const MAIN = join(ROOT, 'dist/cli/main.js');
const PACKAGES = {
  '@hey-api/openapi-ts': '0.95.0',
  '@types/node': '20.19.43',
  'openapi-fetch': '0.17.0',
  'openapi-typescript': '7.13.0',
  orval: '7.13.2',
  typescript: '5.9.3',
  zod: '4.1.12',
};
/** Generators: the package that makes the client, its arguments, the program that uses it, and the folder of what it makes. */
const GENERATORS = [
  {
    name: 'openapi-typescript + openapi-fetch',
    package: 'openapi-typescript',
    command: ['openapi-typescript', 'openapi.json', '--output', 'openapi-typescript/schema.ts'],
    program: 'openapi-fetch',
    output: 'openapi-typescript',
  },
  {
    name: 'hey-api',
    package: '@hey-api/openapi-ts',
    command: [
      'openapi-ts',
      '--input',
      'openapi.json',
      '--output',
      'hey-api',
      '--client',
      '@hey-api/client-fetch',
    ],
    program: 'hey-api',
    output: 'hey-api',
  },
  ...['fetch', 'zod'].map((client) => ({
    name: `orval (${client})`,
    package: 'orval',
    command: ['orval', '--config', `orval-${client}.config.cjs`],
    program: `orval-${client}`,
    output: `orval-${client}`,
  })),
];
const COMPILE = [
  ...['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
  ...['--lib', 'es2022,dom,dom.iterable', '--types', 'node', '--allowImportingTsExtensions'],
];

const folder = mkdtempSync(join(tmpdir(), 'voice-directory-generators-'));
const { service, url } = await startService();
try {
  prepare();
  const rows = [];
  for (const generator of GENERATORS) rows.push(await tryGenerator(generator));
  process.stdout.write(toTable(rows));
  if (rows.some((row) => row.strict !== 'compiles' || !row.program.startsWith('runs'))) process.exitCode = 1;
} finally {
  service.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the built service over the bundled lists, on a free port. */
async function startService() {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SOURCES: 'bundled',
    INGEST_ON_START: 'false',
    PREVIEW_SYNTHESIS: 'off',
    INGEST_CRON: 'off',
  };
  const service = spawn(process.execPath, [MAIN, 'serve'], {
    env: { ...env, DATA_DIR: join(folder, 'data') },
  });
  let out = '';
  for await (const chunk of service.stdout) {
    out += chunk;
    const url = /search\s+(http:\/\/\S+)\/v1\/voices/.exec(out)?.[1];
    if (url) return { service, url };
  }
  throw new Error(`the service ended: ${out}`);
}

/** Installs the generators, and writes the document and their settings. */
function prepare() {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', private: true, dependencies: PACKAGES }),
  );
  for (const client of ['fetch', 'zod'])
    writeFileSync(
      join(folder, `orval-${client}.config.cjs`),
      `module.exports = ${JSON.stringify(orvalConfig(client))};`,
    );
  cpSync(join(ROOT, 'scripts/generators/programs'), folder, { recursive: true });
  for (const [program, ...args] of [
    ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'],
    [process.execPath, MAIN, 'openapi', '--output', 'openapi.json'],
  ]) {
    const { status } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  }
}

function orvalConfig(client) {
  const output = { client, target: `orval-${client}/client.ts`, ...(client === 'fetch' && { baseUrl: url }) };
  return { [client]: { input: 'openapi.json', output } };
}

async function tryGenerator({ name, package: maker, command: [program, ...args], program: used, output }) {
  const version = PACKAGES[maker];
  const generated = run(join(folder, 'node_modules/.bin', program), args);
  if (generated.status !== 0)
    return { generator: name, version, strict: 'not generated', program: tail(generated) };
  return {
    generator: name,
    version,
    lines: countLines(join(folder, output)),
    strict: compile(used),
    exactOptionalPropertyTypes: compile(used, ['--exactOptionalPropertyTypes']),
    program: await runProgram(used),
  };
}

function compile(program, options = []) {
  const { status, stdout } = run(join(folder, 'node_modules/.bin/tsc'), [
    ...COMPILE,
    ...options,
    `${program}.ts`,
  ]);
  if (status === 0) return 'compiles';
  const files = new Set([...stdout.matchAll(/^([^\s(]+)\(/gm)].map(([, file]) => file));
  return `${stdout.match(/error TS/g)?.length} errors in ${[...files].join(', ')}`;
}

async function runProgram(program) {
  const outfile = join(folder, `${program}.mjs`);
  await build({
    entryPoints: [join(folder, `${program}.ts`)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  const result = run(process.execPath, [outfile]);
  return result.status === 0 ? `runs: ${result.stdout.trim()}` : tail(result);
}

/** Writes rows as a table in Markdown. */
function toTable(rows) {
  const columns = ['generator', 'version', 'lines', 'strict', 'exactOptionalPropertyTypes', 'program'];
  const lines = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => columns.map((name) => row[name] ?? '')),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function run(program, args) {
  const env = { ...process.env, VOICE_DIRECTORY_URL: url };
  return spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
}

function tail({ stdout, stderr }) {
  return `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ').slice(0, 200);
}

function countLines(path) {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (lines, { parentPath, name }) =>
        lines + readFileSync(join(parentPath, name), 'utf8').split('\n').length,
      0,
    );
}
