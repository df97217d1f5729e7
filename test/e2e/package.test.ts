import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { PAGE_LANGUAGES } from '../../src/page/texts/index.ts';
import { BUNDLED } from '../support/contracts/index.ts';
import { longTests } from '../support/long-tests.ts';
import { QUIET } from '../support/quiet.ts';

/** Packing and installing take over a minute, so that CI alone does it: `LONG_TESTS=1 npm test -- package`. */
const IS_LONG = longTests(true, false);
const LIMIT_MS = 600_000;
const run = promisify(execFile);

const folder = join(tmpdir(), `voice-directory-package-${process.pid}`);
const checkout = join(folder, 'checkout');
const { version, bin } = JSON.parse(await readFile('package.json', 'utf8')) as {
  version: string;
  bin: Readonly<Record<string, string>>;
};
const tarball = join(folder, `voice-directory-${version}.tgz`);
const modules = join(folder, 'node_modules');
const installed = join(modules, 'voice-directory');
const environment = { PATH: process.env.PATH, ...QUIET, DATA_DIR: join(folder, 'data') } as NodeJS.ProcessEnv;
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs npm without the network: packages come from its cache, which `npm ci` has filled. */
const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, maxBuffer: 1e8 });

/** Lists the files below a folder of this repository that git tracks, or would track. */
async function listFiles(path = '.'): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', path]);
  return [...new Set(stdout.split('\n').filter(Boolean))];
}

/** Lists the files that the build makes of the client's sources. */
async function listClientBuild(): Promise<string[]> {
  const sources = (await listFiles('packages/client/src')).filter((name) => name.endsWith('.ts'));
  const names = [...sources.map((name) => basename(name, '.ts')), 'openapi-types'];
  return names.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]);
}

/** Packs a copy of this repository and of its build, which `npm run package` so need not build again. Returns the packed files. */
async function packCopy(): Promise<string[]> {
  for (const file of await listFiles()) await cp(file, join(checkout, file)).catch(ignoreMissing);
  for (const built of ['dist', 'packages/client/dist'])
    await cp(built, join(checkout, built), { recursive: true });
  await npm(['run', 'package', '--', '--pack-destination', folder], checkout);
  const { stdout } = await run('tar', ['-tzf', tarball]);
  return stdout.split('\n').filter(Boolean);
}

/** A file that was deleted and is still tracked cannot be copied. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/**
 * Installs the copy without development dependencies, and its tarball beside these. npm itself would copy them twice to install the tarball globally,
 * which takes minutes, because its cache has the packages of the lockfile but no lists of their versions.
 */
async function installBoth(): Promise<void> {
  await npm(['ci', '--omit=dev'], checkout);
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  await symlink(join(checkout, 'node_modules'), join(installed, 'node_modules'));
}

async function preparePackage() {
  if (!IS_LONG) return { skipped: 'LONG_TESTS is not set' };
  const packed = await packCopy();
  try {
    await installBoth();
    return { packed };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const isUncached = /ENOTCACHED/.test(String((error as { stderr?: string }).stderr));
    // A release is never checked without its package.
    if (!isUncached || process.env.RELEASE_CHECK) throw error;
    return { skipped: "npm's cache lacks packages" };
  }
}

function refuse(out: string): never {
  throw new Error(`the program ended: ${out}`);
}

/** Starts a program that serves, checks what it serves, and stops it. */
async function expectToServe(command: string, args: readonly string[], cwd: string): Promise<void> {
  // A process group of its own, because npm passes a signal to a shell that does not pass it on.
  const child = spawn(command, args, { cwd, env: environment, detached: true });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  const closed = once(child, 'close');
  try {
    // The last line of the banner.
    const readUrl = () => /(http:\/\/\S+)\/api\/mcp\n/.exec(out)?.[1];
    while (!readUrl()) await Promise.race([sleep(50), closed.then(() => refuse(out))]);
    const all = `${readUrl()}/v1/voices?status=current,preview,legacy,deprecated,retired`;
    expect(await (await fetch(all)).json()).toMatchObject({ total: BUNDLED.voices });
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  }
  await closed;
}

/** Compiles a program with the installed client's types, and runs one that imports the client. */
async function expectClient(user: string, name: string): Promise<void> {
  const consumer = await readFile('test/client/consumer.ts', 'utf8');
  await writeFile(join(user, 'consumer.ts'), consumer.replace('voice-directory/client', name));
  const options = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--module',
    'esnext',
    '--target',
    'es2022',
  ];
  const compile = [...options, '--moduleResolution', 'bundler', '--lib', 'es2022,dom', 'consumer.ts'];
  await run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...compile], { cwd: user });
  const program = `import('${name}').then((client) => console.log(Object.keys(client).join()))`;
  await writeFile(join(user, 'program.mjs'), program);
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: user });
  expect(stdout).toBe('VoiceDirectoryError,createVoiceDirectoryClient\n');
}

const { packed = [], skipped } = await preparePackage();

const titleOf = (subject: string) => (skipped ? `${subject} (skipped: ${skipped})` : subject);
const describePackage = skipped ? describe.skip : describe;

const program = join(installed, bin['voice-directory'] as string);
const call = async (...args: string[]) =>
  (await run(program, args, { cwd: folder, env: environment })).stdout;

describePackage(titleOf('a tarball'), () => {
  it('a tarball holds the bundled program, the client, the lists, the lexicon, and nothing else of a build', async () => {
    const bundle = packed.filter((name) => name.startsWith('package/dist/bundle/'));
    const assets = packed.filter((name) => name.startsWith('package/dist/page/assets/'));
    const lists = packed.filter((name) => name.startsWith('package/dist/compiled-lists/'));
    const texts = packed.filter((name) => name.startsWith('package/dist/page/texts/'));
    const data = packed.filter((name) => name.startsWith('package/dist/data/'));
    const known = [...bundle, ...lists, ...assets, ...texts, ...data];
    const others = packed.filter((name) => !known.includes(name) && !name.startsWith('package/fixtures/'));
    const client = (await listClientBuild()).map((name) => `packages/client/${name}`);
    const documents = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'dist/.sources',
      'dist/bundled-catalog.image',
      'dist/cli/main.js',
      'dist/page/assets.json',
      'dist/page/player.html',
      'package.json',
      'packages/client/README.md',
    ];
    expect(others.map((name) => name.slice('package/'.length)).sort()).toEqual(
      [...client, ...documents].sort(),
    );
    expect(bundle.filter((name) => !/(?:\.js(?:\.map)?|licenses\.txt)$/.test(name))).toEqual([]);
    expect(assets.filter((name) => !/-[A-Z0-9]{8}\.(?:js|css|svg|png)$/.test(name))).toEqual([]);
    expect(texts.filter((name) => /\/texts\/[a-z]{2}\.js$/.test(name))).toHaveLength(PAGE_LANGUAGES.length);
    expect(data.filter((name) => !name.endsWith('.json'))).toEqual([]);
    expect(lists.filter((name) => name.endsWith('.json'))).toHaveLength(BUNDLED.providers);
    expect(lists.filter((name) => !name.endsWith('.json'))).toEqual([
      'package/dist/compiled-lists/language-names.tsv',
      'package/dist/compiled-lists/lexicon.txt',
    ]);
  });
});

describePackage(titleOf("the client's tarball"), () => {
  it('the client is packed alone, and installed with one other package', async () => {
    const { stdout } = await npm(['pack', '--json', '--workspace', 'packages/client'], checkout);
    const [{ files, size, filename }] = JSON.parse(stdout) as [
      { files: readonly { readonly path: string }[]; size: number; filename: string },
    ];
    expect(files.map(({ path }) => path).sort()).toEqual(
      [...(await listClientBuild()), 'LICENSE', 'README.md', 'package.json'].sort(),
    );
    expect(size).toBeLessThan(100_000);
    const user = join(folder, 'user');
    const client = join(user, 'node_modules/@voice-directory/client');
    await mkdir(client, { recursive: true });
    await run('tar', ['-xzf', join(checkout, filename), '-C', client, '--strip-components', '1']);
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
      await cp(join('node_modules', name), join(user, 'node_modules', name), { recursive: true });
    await expectClient(user, '@voice-directory/client');
  });
});

describePackage(titleOf('an installed package'), () => {
  it('a package that is installed has a client with types', async () => {
    await expectClient(modules, 'voice-directory/client');
  });

  it('a release has a dated entry of the changelog, equal versions, and no change that is not committed', async () => {
    const git = (...args: string[]) => run('git', args, { cwd: checkout });
    const check = () =>
      run(process.execPath, ['scripts/check-release.mjs'], { cwd: checkout }).then(
        () => '',
        ({ stderr }: { readonly stderr: string }) => stderr,
      );
    const changelog = await readFile(join(checkout, 'CHANGELOG.md'), 'utf8');
    await writeFile(
      join(checkout, 'CHANGELOG.md'),
      changelog.replace(/^## .+$/m, `## ${version} (2026-11-24)`),
    );
    await git('init', '--quiet');
    await git('add', '--all');
    await git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'All');
    expect(await check()).toBe('');
    const manifest = join(checkout, 'packages/client/package.json');
    const before = await readFile(manifest, 'utf8');
    await writeFile(manifest, before.replace(version, '9.9.9'));
    await writeFile(join(checkout, 'CHANGELOG.md'), changelog);
    const told = await check();
    expect(told).toContain(`packages/client/package.json has version 9.9.9, not ${version}\n`);
    expect(told).toContain(`not with "${version} (YYYY-MM-DD)"\n`);
    expect(told).toContain('there are uncommitted changes:');
    await writeFile(manifest, before);
  });

  it('a package that is installed prints its version', async () => {
    expect(await call('--version')).toBe(`${version}\n`);
  });

  it('a package that is installed searches the bundled lists', async () => {
    expect(await call('search', 'jenny', '--limit', '1')).toMatch(/^id=azure\/en-US-Jenny\w+ name=Jenny /);
  });

  it(
    'a package that is installed serves the bundled lists',
    () => expectToServe(program, ['serve'], folder),
    LIMIT_MS,
  );

  it('the program of a checkout may be run after each build, as npx does', async () => {
    const { mode } = await stat(join(checkout, 'dist/cli/main.js'));
    expect(mode & 0o111).toBe(0o111);
  });

  it(
    'a built checkout without development dependencies starts',
    () => expectToServe('npm', ['start'], checkout),
    LIMIT_MS,
  );

  it('a checkout without a build and without the compiler names the way out', async () => {
    await rm(join(checkout, 'dist'), { recursive: true });
    const refused = await npm(['start'], checkout).catch((error: { stderr: string }) => error);
    expect(refused.stderr).toContain('dist/ is missing, and the TypeScript compiler is not installed.');
  });
});
