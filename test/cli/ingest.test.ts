import { readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { countBundled } from '../support/providers.ts';

/** Three short lists, for tests that ingest several times. */
const SLUGS = ['azure', 'openai', 'polly'];
const SHORT = { PROVIDERS: SLUGS.join() };
const AZURE = countBundled('azure');

const { path, run } = useCli();

it('a dry run of bundled lists reports their voices, and writes nothing', async () => {
  const env = { ...SHORT, DATA_DIR: path('dry') };
  const { code, out, err } = await run('ingest --dry-run', env);
  expect(code).toBe(0);
  expect(out).toContain(
    `provider=azure outcome=fresh source=bundled fetched=${AZURE} kept=0 added=${AZURE} removed=0 changed=0 dropped=0`,
  );
  expect(out).toMatch(/\d+ voices, version \w{16}, [\d.]+ s \(dry run, nothing written\)/);
  expect(out).toContain(`${countBundled(...SLUGS)} voices, `);
  expect(err).toMatch(`azure: ${AZURE} voices (bundled)`);
  expect(await readdir(path('dry')).catch(() => [])).toEqual([]);
});

it('an ingest writes a snapshot that the next commands read', async () => {
  const ingest = async (options = '') => JSON.parse((await run(`ingest --json ${options}`, SHORT)).out);
  const first = await ingest();
  expect(first).toMatchObject({ written: true, voices: countBundled(...SLUGS) });
  const second = await ingest();
  expect(second.version).toBe(first.version);
  // Voices that are carried over are read back from the snapshot, and make the same version nevertheless.
  expect((await ingest('--provider azure')).version).toBe(first.version);
  expect(second.providers).toMatchObject(SLUGS.map(() => ({ added: 0, removed: 0, changed: 0 })));
  expect((await run('providers', SHORT)).out).toMatch(
    new RegExp(
      `^provider=azure name="Microsoft Azure Speech" listed=yes voices=${AZURE} source=bundled`,
      'm',
    ),
  );
});

it('an ingest ends with 2 where a provider keeps its bundled voices, and names the variables to set', async () => {
  const { code, out } = await run('ingest --provider azure', { ...SHORT, SOURCES: 'live' });
  expect(code).toBe(2);
  expect(out).toContain('outcome=bundled');
  expect(out).toContain('azure: set AZURE_SPEECH_KEY and AZURE_SPEECH_REGION to ask Microsoft Azure Speech');
});

it('a terminal tells once why a provider is not refreshed', async () => {
  const env = { ...SHORT, SOURCES: 'live' };
  const { code, out, err } = await run('ingest --provider azure', env, { isTerminal: true });
  expect(code).toBe(2);
  expect(err).toContain('set AZURE_SPEECH_KEY and AZURE_SPEECH_REGION');
  expect(out).toMatch(/^azure +bundled /m);
  expect(out).not.toContain('AZURE_SPEECH_KEY');
});

it('an ingest names a snapshot that it could not read', async () => {
  const store = path('broken');
  const env = { SNAPSHOT_URL: store, PROVIDERS: 'openai' };
  await run('ingest', env);
  await writeFile(`${store}/latest.json`, '{');
  const file = path('broken.md');
  const { code, err } = await run(`ingest --report ${file}`, env);
  expect(code).toBe(0);
  expect(err).toMatch(/^The snapshot \S+latest\.json cannot be read: /m);
  expect(await readFile(file, 'utf8')).toMatch(/## Snapshots not read whole\n\n- The snapshot /);
});

describe('reports', () => {
  it('a report as Markdown has a row for each provider, and the variables to set', async () => {
    const file = path('report.md');
    const env = { PROVIDERS: 'azure,google', SOURCES: 'live' };
    await run(`ingest --provider azure google --dry-run --report ${file}`, env);
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^# Ingest of 20\d\d-/);
    expect(text).toContain(`| azure | bundled | bundled | 0 | ${AZURE} |`);
    expect(text).toContain('- google: set GOOGLE\\_API\\_KEY to ask Google Cloud Text-to-Speech');
  });

  it('a report as JSON and a report as Markdown come from one run', async () => {
    const file = path('both.md');
    const { out } = await run(`ingest --dry-run --json --report ${file}`, { PROVIDERS: 'openai' });
    expect(JSON.parse(out)).toMatchObject({ dry_run: true });
    expect(await readFile(file, 'utf8')).toContain('| openai | fresh |');
  });

  it('an ingest whose report could not be written is done all the same, and ends with code 2', async () => {
    const env = { PROVIDERS: 'openai', DATA_DIR: path('unreported') };
    for (const file of [path('none', 'x.md'), path()]) {
      expect(await run(`ingest --report ${file}`, env)).toMatchObject({
        code: 2,
        out: expect.stringMatching(/\(written\)$/),
        err: expect.stringMatching(/^Cannot write [^\n]+\.$/m),
      });
    }
  });

  it('an ingest that fails leaves no empty report', async () => {
    const env = { PROVIDERS: 'openai', DATA_DIR: '/dev/null/data' };
    const file = path('failed.md');
    expect(await run(`ingest --report ${file}`, env)).toMatchObject({ code: 1 });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});

describe('mistakes', () => {
  it.each([
    ['azure', 'polly', 'polly'],
    ['azure,openai', 'openai,polly', 'polly'],
  ])(
    'with --provider %s the option --accept %s is refused, and nothing is ingested',
    async (asked, accepted, lost) => {
      const env = { ...SHORT, DATA_DIR: path('unasked') };
      const { code, out, err } = await run(`ingest --provider ${asked} --accept ${accepted}`, env);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(`--accept ${lost} has no effect beside --provider ${asked}.`);
      expect(await readdir(path('unasked')).catch(() => [])).toEqual([]);
    },
  );

  it('an accepted provider that is asked is ingested', async () => {
    const env = { ...SHORT, DATA_DIR: path('asked') };
    expect((await run('ingest --dry-run --provider azure,openai --accept openai', env)).code).toBe(0);
    expect((await run('ingest --dry-run --accept openai', env)).code).toBe(0);
  });
});
