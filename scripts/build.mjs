/**
 * Builds dist/ from src/ and fixtures/. The build goes to a new folder that then takes the name, so that dist/ never
 * holds a file of an older build. With --if-stale it builds only if dist/ was made of other sources.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);
const DIST = join(ROOT, 'dist');
/** Hash of the sources that a build was made of. It stays out of the tarball. */
const STAMP = '.sources';
const SOURCES = [
  'src',
  'fixtures',
  'scripts/build.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

const sources = hashSources();
if (!process.argv.includes('--if-stale') || stampOf(DIST) !== sources) build();

function build() {
  const compiler = findCompiler();
  if (!compiler) return refuse();
  const target = `${DIST}.${process.pid}`;
  try {
    const isBuilt =
      run([compiler, '-p', 'tsconfig.build.json', '--outDir', target]) &&
      run([join(target, 'ingest/compile-lists.js')]);
    if (!isBuilt) return fail();
    writeFileSync(join(target, STAMP), sources);
    replaceDist(target);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

function refuse() {
  const state = existsSync(DIST) ? 'was built from other sources' : 'is missing';
  process.stderr.write(
    `dist/ ${state}, and the TypeScript compiler is not installed. Run npm ci && npm run build, then npm prune --omit=dev.\n`,
  );
  fail();
}

function fail() {
  process.exitCode = 1;
}

/** Gives a finished build the name dist/. The build before is moved away first, because rename replaces no folder. */
function replaceDist(target) {
  const old = `${target}.old`;
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(target, DIST);
  rmSync(old, { recursive: true, force: true });
}

/** Runs a Node program. Returns whether it succeeded; its own messages say why not. */
function run(args) {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function findCompiler() {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  } catch {
    return undefined;
  }
}

function stampOf(folder) {
  const path = join(folder, STAMP);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesBelow)) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
