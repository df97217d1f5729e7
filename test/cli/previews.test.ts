import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createFileStore } from '../../src/storage/file.ts';
import { toneOf } from '../support/audio.ts';
import { useCli } from '../support/cli.ts';
import { useNoPrograms } from '../support/no-programs.ts';
import { type SampleHost, send, startSampleHost } from '../support/sample-host.ts';
import { storeOf } from '../support/sampled-store.ts';
import { voice } from '../support/voice.ts';

const { path, run } = useCli();
useNoPrograms();
const TONE = toneOf(0.2);

let host: SampleHost;
let folder = '';
let stores = 0;
let env: Record<string, string> = {};
beforeAll(async () => {
  host = await startSampleHost(() => {});
});
beforeEach(async () => {
  host.requests.length = 0;
  host.respond = ({ url }, response) =>
    url?.startsWith('/gone') ? void response.writeHead(404).end() : send(response, TONE);
  folder = path(`store-${++stores}`);
  env = { SNAPSHOT_URL: folder, PROVIDERS: 'polly,openai', PREVIEW_DIR: path(`previews-${stores}`) };
  await storeOf(
    [
      voice({ id: 'polly/Ada', sample_url: host.literalUrl('/ada.wav') }),
      voice({ id: 'polly/Bob', sample_url: host.literalUrl('/gone.wav?key=secret') }),
      voice({ id: 'openai/Cyd', sample_url: host.literalUrl('/cyd.wav') }),
      voice({ id: 'openai/Mute' }),
    ],
    createFileStore(folder),
  );
});

describe('voice-directory previews check', () => {
  it('reports hosts and dead samples, and records them for the next commands', async () => {
    const { code, out } = await run('previews check --allow-private', env);
    expect(code).toBe(0);
    const place = `127.0.0.2:${host.port}`;
    expect(out.split('\n')).toEqual([
      `provider=openai host=${place} checked=1 playable=1 dead=0 doubtful=0 unreachable=0`,
      `provider=polly host=${place} checked=2 playable=1 dead=1 doubtful=0 unreachable=0`,
      `dead: polly ${place}/gone.wav (status 404), 1 voice`,
      expect.stringMatching(/^3 checked: 2 playable, 1 dead, 0 doubtful, 0 unreachable; 0 checked lately, /),
    ]);
    expect(await run('audio-url polly/Bob', env)).toMatchObject({ code: 1 });
    const { out: audio } = await run('audio-url polly/Ada --json', env);
    expect(JSON.parse(audio)).toMatchObject({ verified: true, media_type: 'audio/wav', bytes: TONE.length });
    const { out: search } = await run('search --has-preview true --json', env);
    expect(
      JSON.parse(search)
        .voices.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual(['openai/Cyd', 'polly/Ada']);
  });

  it('continues where the one before stopped', async () => {
    await run('previews check --allow-private --provider polly', env);
    const { out } = await run('previews check --allow-private --json', env);
    expect(JSON.parse(out)).toMatchObject({ checked: 1, recent: 2, stopped: false });
    expect(host.requests.filter((each) => each.includes('cyd'))).toHaveLength(1);
  });

  it('refuses private addresses, says so and ends with 2', async () => {
    const { code, out } = await run('previews check --provider openai', env);
    expect(code).toBe(2);
    expect(out).toContain('(no https address), 1 voice');
    expect(host.requests).toEqual([]);
  });
});

it('the command previews sync copies samples to the folder, from which the service serves them', async () => {
  const { code, out } = await run('previews sync --allow-private', env);
  expect(code).toBe(2);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(
      /^provider=openai copied=1 to_copy=0 failed=0 present=0 dead=0 without=1 bytes=\d+$/,
    ),
    expect.stringMatching(
      /^provider=polly copied=1 to_copy=0 failed=1 present=0 dead=0 without=0 bytes=\d+$/,
    ),
    'failed: polly/Bob (status 404)',
    expect.stringMatching(/^2 voices copied, 0\.0 MB; 0 present, 0 dead, 1 failed, 1 without sample; /),
  ]);
  const files = (await readdir(env.PREVIEW_DIR ?? '')).sort();
  expect(files).toEqual([
    'manifest.copy.json',
    'manifest.json',
    expect.stringMatching(/^openai-cyd\.[0-9a-f]{8}\.wav$/),
    expect.stringMatching(/^polly-ada\.[0-9a-f]{8}\.wav$/),
  ]);
  expect(await readFile(`${env.PREVIEW_DIR}/${files[3]}`)).toEqual(TONE);
  const { out: audio } = await run('audio-url polly/Ada', { ...env, PUBLIC_URL: 'https://v.test' });
  expect(audio).toBe(`https://v.test/previews/${files[3]}`);
  expect(await run('previews sync --provider openai --allow-private', env)).toMatchObject({ code: 0 });
});

it('the command previews sync copies samples behind keys, from the base URL of their provider', async () => {
  const asked = '/tts/v1/voice:preview?voice_id=Ada';
  host.respond = ({ url, headers }, response) =>
    url?.startsWith(asked) && headers.authorization === 'Basic key'
      ? send(response, JSON.stringify({ audioContent: TONE.toString('base64') }), 'application/json')
      : void response.writeHead(404).end();
  await storeOf([voice({ id: 'inworld/Ada' })], createFileStore(folder));
  const inworld = { ...env, PROVIDERS: 'inworld', INWORLD_BASE_URL: host.literalUrl('') };
  const copied = async (own: Record<string, string>) => {
    const { out } = await run('previews sync --allow-private --json', { ...inworld, ...own });
    return JSON.parse(out).copied;
  };
  expect(await copied({})).toBe(0);
  expect(await copied({ INWORLD_API_KEY: 'key' })).toBe(1);
});

it('the command previews sync leaves out dead samples after a check', async () => {
  await run('previews check --allow-private', env);
  const { code, out } = await run('previews sync --allow-private --json', env);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ copied: 2, dead: 1, failed: 0, failures: [] });
});

it('the command previews sync writes nothing in a dry run', async () => {
  const { code, out } = await run('previews sync --dry-run', env);
  expect(code).toBe(0);
  expect(out).toMatch(/^3 voices to copy \(dry run, nothing written\)/m);
  expect(host.requests).toEqual([]);
  await expect(readdir(env.PREVIEW_DIR ?? '')).rejects.toThrow('ENOENT');
});
