import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { smallApp } from '../support/app.ts';
import { useFolder } from '../support/folder.ts';
import { recording, sourceOf } from '../support/recordings.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  hidden: readonly string[];
  ranges: Rows<[key: string, tag: string | null, status: number]>;
}>(import.meta);

const SOUND = 'RIFF of a voice';
const HASHED = 'polly/joanna.0a1b2c3d.wav';
const MAKE_PIPE = 'mkfifo';
/** Keys that the manifest names, and that are no file of the folder. */
const BROKEN = ['gone.mp3', 'link.mp3', 'up/outside.mp3', 'pipe.mp3', 'polly'];

const root = useFolder();
let agent: ReturnType<typeof request>;
beforeAll(async () => {
  const folder = join(root(), 'previews');
  await mkdir(join(folder, 'polly'), { recursive: true });
  await writeFile(join(folder, 'polly/joanna.0a1b2c3d.wav'), SOUND);
  await writeFile(join(folder, 'plain.ogg'), SOUND);
  await writeFile(join(folder, 'manifest.json'), '{}');
  await writeFile(join(folder, 'config.json'), '{"secret":"SECRET"}');
  await writeFile(join(folder, 'unnamed.mp3'), 'SECRET');
  await writeFile(join(folder, '.env'), 'SECRET=1');
  await writeFile(join(folder, 'notes.txt'), 'private');
  await writeFile(join(root(), 'outside.mp3'), 'SECRET');
  await symlink(join(root(), 'outside.mp3'), join(folder, 'link.mp3'));
  await symlink(root(), join(folder, 'up'));
  execFileSync(MAKE_PIPE, [join(folder, 'pipe.mp3')]);
  const source = sourceOf({
    a: recording({ key: HASHED, media_type: 'audio/wav' }),
    b: recording({ key: 'plain.ogg', media_type: 'audio/ogg' }),
    ...Object.fromEntries(BROKEN.map((key) => [key, recording({ key })])),
  });
  agent = request(await smallApp({ previewFolder: { path: folder, source } }));
});

it('the folder of previews serves a recording for ever, with its type, for every origin', async () => {
  const response = await agent.get('/previews/polly/joanna.0a1b2c3d.wav').buffer(true);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'audio/wav',
    'cache-control': 'public, max-age=31536000, s-maxage=31536000, immutable',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(String(response.body)).toBe(SOUND);
  const unchanged = await agent
    .get('/previews/polly/joanna.0a1b2c3d.wav')
    .set('If-None-Match', String(response.headers.etag));
  expect(unchanged.status).toBe(304);
});

it('the folder of previews serves a file whose name does not tell its content for one request only, with the type of the manifest', async () => {
  const { status, headers } = await agent.get('/previews/plain.ogg');
  expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
    status: 200,
    type: 'audio/ogg',
    cache: 'public, max-age=0, s-maxage=0, must-revalidate',
  });
});

it('the folder of previews serves a range, and tells one that it cannot serve', async () => {
  const part = await agent.get('/previews/polly/joanna.0a1b2c3d.wav').set('Range', 'bytes=0-3').buffer(true);
  expect({ status: part.status, range: part.headers['content-range'], body: String(part.body) }).toEqual({
    status: 206,
    range: `bytes 0-3/${SOUND.length}`,
    body: 'RIFF',
  });
  const beyond = await agent.get('/previews/polly/joanna.0a1b2c3d.wav').set('Range', 'bytes=99-');
  const { etag, 'content-range': range, 'cache-control': cache } = beyond.headers;
  expect({ status: beyond.status, range, cache, etag }).toEqual({
    status: 416,
    range: `bytes */${SOUND.length}`,
    cache: 'no-store',
  });
  expect(beyond.body).toMatchObject({ error: { code: 'invalid_request' } });
});

it.each(TABLE.ranges)(
  'the folder of previews serves of %s a range of what the strong tag %s names, and else the whole',
  async (key, tag, status) => {
    const path = `/previews/${key}`;
    const { etag } = (await agent.get(path)).headers;
    const part = await agent.get(path).set({ Range: 'bytes=0-3', 'If-Range': tag ?? String(etag) });
    expect(part.status).toBe(status);
  },
);

it.each([
  ['If-Match', '"other"'],
  ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
])('the folder of previews refuses a request whose %s does not hold', async (name, value) => {
  const refused = await agent.get('/previews/polly/joanna.0a1b2c3d.wav').set(name, value);
  const { etag, 'cache-control': cache } = refused.headers;
  expect({ status: refused.status, cache, etag }).toEqual({ status: 412, cache: 'no-store' });
  expect(refused.body).toMatchObject({ error: { code: 'invalid_request' } });
});

it('the folder of previews serves the manifest, which caches ask for again', async () => {
  const response = await agent.get('/previews/manifest.json');
  expect({ status: response.status, cache: response.headers['cache-control'] }).toEqual({
    status: 200,
    cache: 'public, max-age=0, s-maxage=0, must-revalidate',
  });
});

it.each(TABLE.hidden)(
  'the folder of previews answers %s with an error that has a code, and no path of the machine',
  async (path) => {
    const response = await agent.get(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body).toMatchObject({ error: { code: expect.any(String) } });
    expect(JSON.stringify(response.body)).not.toMatch(/voice-directory-|SECRET/);
  },
);

it('the folder of previews refuses to be written', async () => {
  const response = await agent.put('/previews/polly/joanna.0a1b2c3d.wav').send('x');
  expect({ status: response.status, allow: response.headers.allow }).toEqual({
    status: 405,
    allow: 'GET, HEAD, OPTIONS',
  });
});
