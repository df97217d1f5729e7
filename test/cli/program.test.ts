import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCli } from '../../src/cli/program.ts';
import { createFileStore } from '../../src/storage/file.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { BUNDLED } from '../support/contracts/index.ts';
import { snapshotOf } from '../support/snapshot.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (line: string, env: Readonly<Record<string, string>> = {}, isTerminal = false) =>
  runWith(line.split(' ').filter(Boolean), env, isTerminal);

async function runWith(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isTerminal = false,
  columns?: number,
) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCli(argv, {
    env: { DATA_DIR: join(folder, 'data'), SOURCES: 'bundled', ...env },
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal,
    columns,
    signal: new AbortController().signal,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('the command line', () => {
  it('explains itself to a newcomer', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const command of ['serve', 'ingest', 'providers', 'search', 'audio-url', 'openapi'])
      expect(out).toContain(command);
    expect(out).toMatch(/Examples:.*Exit codes: 0 done, 1 nothing done, 2 done in part/s);
  });

  it.each(['frobnicate', 'audio-url', 'ingest --frobnicate', ''])(
    'answers "%s" with a hint and 1',
    async (line) => {
      const { code, out, err } = await run(line);
      expect(code).toBe(1);
      expect(out + err).toMatch(/--help|Usage:/);
    },
  );

  it('names all wrong settings, one a line', async () => {
    const { code, err } = await run('search', { PORT: 'x', SOURCES: 'y' });
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'PORT must be an integer from 0 to 65535.',
      'SOURCES must be one of: auto, live, bundled.',
    ]);
  });

  it('says so where the data folder cannot be used', async () => {
    await writeFile(join(folder, 'occupied'), '');
    const { code, err } = await run('search', { DATA_DIR: join(folder, 'occupied') });
    expect(code).toBe(1);
    expect(err).toMatch(/^The data folder \S+occupied\S* cannot be used: .* DATA_DIR or SNAPSHOT_URL\.$/);
  });
});

describe('voice-directory search', () => {
  it('prints plain lines for a program', async () => {
    const { code, out } = await run('search british female --limit 2');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'id=deepgram/aura-2-pandora-en name=Pandora language=en-GB gender=Female accent=British age=adult preview=yes',
      'id=azure/en-GB-AbbiNeural name=Abbi language=en-GB gender=Female accent=British',
      expect.stringMatching(/^2 of \d+ voices$/),
    ]);
  });

  it('prints a table for a person', async () => {
    expect((await run('search jenny', {}, true)).out).toMatch(/┌─.*azure\/en-US-JennyNeural.*└─/s);
  });

  it('takes the options of the API, and gives its answer with --json', async () => {
    const { out } = await run(
      'search --json --providers polly --genders f --has-preview false --limit 1 --facets',
    );
    expect(JSON.parse(out)).toMatchObject({
      limit: 1,
      hasMore: true,
      facets: { provider: expect.any(Array) },
    });
  });

  it('says what it made of the words, and what to try where nothing is found', async () => {
    const { out } = await run('search brittish voice --limit 1');
    expect(out.split('\n').slice(1)).toEqual([
      'voice: left out (common)',
      'brittish: read as british',
      expect.stringMatching(/^1 of \d+ voices$/),
    ]);
    expect((await run('search jenny --providers polly --language Frensh')).out.split('\n')).toEqual([
      'Frensh: did you mean French?',
      '0 of 0 voices',
    ]);
    expect((await run('search joanna --providers azure')).out).toMatch(/^without search: \d+ voices$/m);
  });

  it('says in what voices differ from another', async () => {
    const { out } = await run('search --similar-to polly/Joanna/neural --limit 1');
    expect(out).toMatch(/^id=polly\/Joanna\/\w+ .* differs=model_id$/m);
  });

  it('names an option it cannot use', async () => {
    expect(await run('search x --limit many')).toMatchObject({
      code: 1,
      err: 'limit must be an integer of 1 or more.',
    });
  });
});

describe('voice-directory audio-url', () => {
  it('prints the address', async () => {
    expect(await run('audio-url deepgram/aura-2-thalia-en')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^https:\S+\.wav$/),
    });
  });

  it('says why there is none', async () => {
    expect(await run('audio-url acme/x')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^No voice has this id/),
    });
    expect(await run('audio-url google/Kore')).toMatchObject({
      code: 1,
      err: 'No preview of this voice is published.',
    });
  });
});

describe('voice-directory explain', () => {
  const id = 'elevenlabs/21m00Tcm4TlvDq8ikWAM';

  it('follows a voice from its record through the steps', async () => {
    const { code, out } = await run(`explain ${id}`);
    expect(code).toBe(0);
    expect(out).toContain('The record (bundled list):');
    expect(out).toContain('"voice_id": "21m00Tcm4TlvDq8ikWAM"');
    expect(out).toContain('step=name field=name value=Rachel origin=stated');
    expect(out).toContain('step=accent field=language value=en-US origin=derived');
  });

  it('gives the same as JSON, and the voice that an ingest would write', async () => {
    const { out } = await run(`explain ${id} --json`);
    const { source, steps, voice, unresolved } = JSON.parse(out);
    expect(source).toBe('bundled');
    expect(steps.map(({ step }: { step: string }) => step)).toContain('description');
    expect(Object.assign({}, ...steps.map(({ set }: { set: object }) => set))).toEqual(
      Object.fromEntries(Object.entries(voice).filter(([field]) => field !== 'provenance')),
    );
    expect(unresolved).toEqual([]);
  });

  it('takes the bundled list where the live one cannot be had, and says so', async () => {
    const { code, out, err } = await run('explain deepgram/aura-2-thalia-en', {
      SOURCES: 'auto',
      DEEPGRAM_BASE_URL: 'http://127.0.0.1:9',
    });
    expect(code).toBe(0);
    expect(err).toContain('127.0.0.1:9/v1/models cannot be reached');
    expect(out).toContain('The record (bundled list):');
  });

  it.each([
    ['elevenlabs/nobody', 'No record of the bundled list of elevenlabs makes elevenlabs/nobody.'],
    ['nobody/at-all', 'an id starts with its provider'],
    ['hume/ito', 'HUME_API_KEY'],
  ])('says why it cannot explain %s', async (unknown, reason) => {
    const { code, out, err } = await run(`explain ${unknown}`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(reason);
    expect(err).not.toContain('Unexpected');
  });

  it('says of a voice that is gone that it is, and since when', async () => {
    const store = join(folder, 'gone');
    const gone = { first_seen: '2026-01-01', last_seen: '2026-09-30', removed_at: '2026-10-01' };
    await createSnapshots(createFileStore(store)).write(
      snapshotOf([], { ledger: { 'elevenlabs/gone': gone, [id]: gone } }),
    );
    const env = { SNAPSHOT_URL: store };
    expect(await run('explain elevenlabs/gone', env)).toEqual({
      code: 1,
      out: '',
      err: 'No record of the bundled list of elevenlabs makes elevenlabs/gone. It was removed on 2026-10-01; its provider listed it last on 2026-09-30.',
    });
    expect((await run(`explain ${id}`, env)).code).toBe(0);
  });
});

describe('voice-directory openapi', () => {
  it('prints the description, or writes it', async () => {
    const file = join(folder, 'openapi.json');
    const { out } = await run('openapi');
    expect(JSON.parse(out)).toMatchObject({ openapi: '3.1.0' });
    expect(await run(`openapi --output ${file}`)).toMatchObject({ code: 0, out: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(out));
    expect(await run(`openapi --output ${folder}/none/x.json`)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Cannot write/),
    });
  });
});

describe('voice-directory ingest and providers', () => {
  it('reports a dry run and writes nothing', async () => {
    const { code, out, err } = await run('ingest --dry-run');
    expect(code).toBe(0);
    expect(out).toContain(
      'provider=azure outcome=fresh source=bundled fetched=584 kept=0 added=584 removed=0 changed=0 dropped=0',
    );
    expect(out).toMatch(/\d+ voices, version \w{16}, [\d.]+ s \(dry run, nothing written\)/);
    expect(out).toContain(`${BUNDLED.voices} voices, `);
    expect(err).toMatch(/azure: 584 voices \(bundled\)/);
    expect((await run('ingest --json --dry-run')).out).toContain('"added": 584');
  });

  it('writes a snapshot that the next commands read', async () => {
    const first = JSON.parse((await run('ingest --json')).out);
    expect(first).toMatchObject({ written: true, voices: BUNDLED.voices });
    const second = JSON.parse((await run('ingest --json')).out);
    expect(second.version).toBe(first.version);
    // Voices that are carried over are read back from the snapshot, and are the same nevertheless.
    const partial = JSON.parse((await run('ingest --json --provider azure')).out);
    expect(partial.version).toBe(first.version);
    expect(
      second.providers.map(({ added, removed, changed }: Record<string, number>) => [
        added,
        removed,
        changed,
      ]),
    ).toEqual(second.providers.map(() => [0, 0, 0]));
    expect((await run('providers')).out).toMatch(
      /^provider=azure name="Microsoft Azure Speech" voices=584 source=bundled/m,
    );
  });

  it.each([
    ['azure', {}, 'bundled', 'AZURE_SPEECH_KEY AZURE_SPEECH_REGION'],
    ['azure', { AZURE_SPEECH_KEY: 'k' }, 'bundled', 'AZURE_SPEECH_REGION'],
    ['azure', { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'eastus' }, 'live', ''],
    ['azure', { SOURCES: 'live' }, 'not asked', 'AZURE_SPEECH_KEY AZURE_SPEECH_REGION'],
    ['polly', { AWS_REGION: 'us-east-1' }, 'bundled', 'AWS_ACCESS_KEY_ID'],
    ['hume', {}, 'not asked', 'HUME_API_KEY'],
    ['hume', { HUME_API_KEY: 'k' }, 'live', ''],
    ['hume', { HUME_API_KEY: 'k', SOURCES: 'bundled' }, 'not asked', ''],
    ['fish-audio', { FISH_API_KEY: 'k' }, 'not asked', 'FISH_AUTHOR_IDS'],
    ['deepgram', {}, 'live', ''],
    ['sarvam', { SOURCES: 'live' }, 'bundled', ''],
    ['openai', { OPENAI_API_KEY: 'k' }, 'bundled', 'OPENAI_BASE_URL'],
  ])('tells where %s with %j comes from next, and what to set to ask it', async (id, env, next, set) => {
    const { out } = await run('providers --json', { SOURCES: 'auto', PROVIDERS: id, ...env });
    expect(JSON.parse(out)).toMatchObject([{ provider: id, next_ingest: next, set_to_ask: set }]);
  });

  it.each([40, 80, 120, undefined])(
    'names in full what to set, in a terminal of %s columns',
    async (columns) => {
      const { out } = await runWith(['providers'], { PROVIDERS: 'azure,hume' }, true, columns);
      expect(out).toMatch(/azure.* AZURE_SPEECH_KEY AZURE_SPEECH_REGION\b/);
      expect(out).toMatch(/hume.* HUME_API_KEY\b/);
    },
  );

  it('ends with 2 where a provider kept its voices, and says how to help it', async () => {
    const { code, out } = await run('ingest --provider azure', { SOURCES: 'live' });
    expect(code).toBe(2);
    expect(out).toContain('outcome=kept');
    expect(out).toContain(
      'azure: set AZURE_SPEECH_KEY and AZURE_SPEECH_REGION to ask Microsoft Azure Speech',
    );
  });

  it('ends with 1 for a provider that is not known', async () => {
    expect(await run('ingest --provider acme,azure')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Unknown provider acme\./),
    });
  });

  it.each([
    ['--provider', ''],
    ['--provider', ' , '],
    ['--accept', ''],
    ['--report', ' '],
    ['--record', ''],
  ])('takes %s "%s" for a mistake, and ingests nothing', async (option, value) => {
    const { code, out, err } = await runWith(['ingest', option, value]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      new RegExp(`^error: option '${option} .* argument .* is invalid\\. It must not be empty\\.`),
    );
  });

  it('ingests nothing where its report could not be written', async () => {
    const before = await readdir(join(folder, 'data/catalog/snapshots'));
    for (const path of [`${folder}/none/x.md`, folder]) {
      expect(await run(`ingest --report ${path}`)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^Cannot write [^\n]+\.$/),
      });
    }
    expect(await readdir(join(folder, 'data/catalog/snapshots'))).toEqual(before);
  });

  it('gives both reports at once', async () => {
    const file = join(folder, 'both.md');
    const { out } = await run(`ingest --dry-run --json --report ${file}`, { PROVIDERS: 'openai' });
    expect(JSON.parse(out)).toMatchObject({ dry_run: true });
    expect(await readFile(file, 'utf8')).toContain('| openai | fresh |');
  });

  it('refuses to list no provider at all', async () => {
    expect(await run('ingest', { PROVIDERS: ' , ' })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^PROVIDERS must be/),
    });
  });

  it('says which snapshot it could not build upon', async () => {
    const store = join(folder, 'broken');
    const env = { SNAPSHOT_URL: store, PROVIDERS: 'openai' };
    await run('ingest', env);
    await writeFile(join(store, 'latest.json'), '{');
    const file = join(folder, 'broken.md');
    const { code, err } = await run(`ingest --report ${file}`, env);
    expect(code).toBe(0);
    expect(err).toMatch(/^The snapshot \S+latest\.json cannot be read: /m);
    expect(await readFile(file, 'utf8')).toMatch(/## Snapshots not read whole\n\n- The snapshot /);
  });

  it('leaves alone whom PROVIDERS does not name, and tells whom', async () => {
    await run('ingest --json');
    const file = join(folder, 'narrow.md');
    const { code, out } = await run(`ingest --report ${file}`, { PROVIDERS: 'openai' });
    expect(code).toBe(0);
    expect(out).toMatch(/^not in PROVIDERS, left as they are: azure 584, .*xtts 58$/m);
    expect(out).toMatch(/^6644 voices/m);
    expect(await readFile(file, 'utf8')).toMatch(/## Not in PROVIDERS, left as they are\n\n- azure 584, /);
    expect((await run('search', { PROVIDERS: 'openai' })).out).toMatch(/of 31 voices$/);
  });

  it('writes its report as Markdown', async () => {
    const file = join(folder, 'report.md');
    await run(`ingest --provider azure google --dry-run --report ${file}`, { SOURCES: 'live' });
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(/^# Ingest of 20\d\d-/);
    expect(text).toContain('| azure | kept | kept | 0 | 584 |');
    expect(text).toContain('- google: set GOOGLE\\_API\\_KEY to ask Google Cloud Text-to-Speech');
  });

  it('never prints a key', async () => {
    const secrets = {
      AZURE_SPEECH_KEY: 's3cr3t',
      AZURE_SPEECH_REGION: 'eastus',
      GOOGLE_API_KEY: 's3cr3t',
      ELEVENLABS_API_KEY: 's3cr3t',
    };
    const bases = {
      AZURE_BASE_URL: 'http://127.0.0.1:9',
      GOOGLE_BASE_URL: 'http://127.0.0.1:9',
      ELEVENLABS_BASE_URL: 'http://127.0.0.1:9',
    };
    for (const line of ['ingest --json --provider azure google elevenlabs --dry-run', 'providers --json']) {
      const { out, err } = await run(line, { ...secrets, ...bases, SOURCES: 'auto' });
      expect(out + err).not.toContain('s3cr3t');
      expect(out).toContain('azure');
    }
  });
});
