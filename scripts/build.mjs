/**
 * Builds dist/ from src/ and fixtures/. The build goes to a new folder that replaces dist/ once the build is complete,
 * so that dist/ never holds a file of an older build. With --if-stale, the script builds only if a source file has
 * changed since the last build.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sourceFilesBelow } from './source-files.mjs';

const ROOT = dirname(import.meta.dirname);
const DIST = join(ROOT, 'dist');
/** Name of the file in dist/ that holds a hash of all source files, which --if-stale compares and ETags contain. */
const STAMP = '.sources';
/** Types of the client, which the build makes from its OpenAPI description. */
const CLIENT_TYPES = 'packages/client/src/openapi-types.ts';
/** Type and loaders of the page's texts, which the build makes from their files. */
const TEXT_TYPES = 'src/page/texts/texts.ts';
/** Build of the client, which the package `@voice-directory/client` holds, and `voice-directory/client` exports. */
const CLIENT_DIST = join(ROOT, 'packages/client/dist');
const SOURCES = [
  'src',
  'packages/client/src',
  'packages/client/tsconfig.json',
  'data',
  'fixtures',
  'scripts/build.mjs',
  'scripts/build-bundle.mjs',
  'scripts/build-page.mjs',
  'scripts/check-words.mjs',
  'scripts/compile-data.mjs',
  'scripts/compile-texts.mjs',
  'scripts/data-file.mjs',
  'scripts/source-files.mjs',
  'scripts/client-types/generate.mjs',
  'scripts/client-types/package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
];

const sources = hashSources();
const isOnDemand = process.argv.includes('--if-stale');
if (!isOnDemand || stampOf(DIST) !== sources || !existsSync(CLIENT_DIST)) await build();

async function build() {
  const compiler = findCompiler();
  if (!compiler) return refuse();
  if (isOnDemand) process.stderr.write('Building, about 20 s, once.\n');
  const target = `${DIST}.${process.pid}`;
  try {
    const isBuilt =
      (await run(['scripts/compile-texts.mjs', target])) &&
      (await run([compiler, '-p', 'tsconfig.build.json', '--outDir', target])) &&
      (await run(['scripts/compile-data.mjs', target])) &&
      (await all(
        compileLists(target),
        buildClient(compiler, target),
        run(['scripts/build-page.mjs', target]),
        run(['scripts/build-bundle.mjs', target]),
      )) &&
      writeStamp(target) &&
      (await run([join(target, 'app/compile-image.js')]));
    if (!isBuilt) return fail();
    replace(CLIENT_DIST, join(target, 'client'));
    replace(DIST, target);
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** Compiles the names of languages, with which lists are enriched and the lexicon is made. */
async function compileLists(target) {
  return (
    (await run([join(target, 'vocabulary/compile-language-names.js')])) &&
    (await all(
      run([join(target, 'ingest/compile-lists.js')]),
      run([join(target, 'index/text/compile-lexicon.js')]),
    ))
  );
}

/** Makes the types of the client, and compiles it with declarations for the programs that import it. */
async function buildClient(compiler, target) {
  return (
    (await run(['scripts/client-types/generate.mjs', target, CLIENT_TYPES])) &&
    (await run([compiler, '-p', 'packages/client', '--outDir', join(target, 'client')]))
  );
}

/** Waits for steps that run side by side, also after one has failed, because each writes to the folder. Returns whether all succeeded. */
async function all(...steps) {
  return (await Promise.all(steps)).every(Boolean);
}

/** Stamps a build before its image is made, because an image names the build that made it. */
function writeStamp(target) {
  writeFileSync(join(target, STAMP), sources);
  return true;
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

/** Moves a finished build to a folder. The old one is moved away first, because `rename` cannot overwrite a folder that holds files. */
function replace(folder, target) {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(target, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Runs a Node program and returns whether it succeeded. No error is printed here, because the program prints its own. */
async function run(args) {
  const [status] = await once(spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }), 'close');
  return status === 0;
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
  const generated = [CLIENT_TYPES, TEXT_TYPES];
  for (const path of SOURCES.flatMap(sourceFilesBelow).filter((path) => !generated.includes(path))) {
    const content = readFileSync(join(ROOT, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
