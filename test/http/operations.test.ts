import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { StoredVoice, Voice } from '../../src/domain/voice.ts';
import { routes } from '../../src/http/routes/index.ts';
import type { ImageOptions } from '../../src/index/catalog/image.ts';
import { refTo, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { NOW, snapshotOf } from '../support/snapshot.ts';
import { readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ start: object }>(import.meta);

const THALIA = 'deepgram/aura-2-thalia-en';

/** Requests of every operation, for each of its errors too. */
const EXAMPLES = routes.flatMap(({ examples, failures }) => [
  ...Object.values(examples),
  ...Object.values(failures).map(({ example }) => example),
]);

const app = await testApp();

describe('prefixes', () => {
  it.each(EXAMPLES)('the path %s is answered alike under /api and /v1', async (path) => {
    const [api, v1] = await Promise.all([request(app).get(`/api${path}`), request(app).get(`/v1${path}`)]);
    expect(v1.status).toBe(api.status);
    expect(v1.headers.etag).toBe(api.headers.etag);
    expect(withoutRequestId(v1.body)).toEqual(withoutRequestId(api.body));
  });

  it.each(['/v2/voices', '/voices', '/api', '/api/v1/voices'])(
    'the path %s is under no prefix and not found',
    async (path) => {
      expect((await request(app).get(path)).status).toBe(404);
    },
  );
});

it('the document at / names every operation of the OpenAPI description, as the reference does', async () => {
  const [start, openApi] = await Promise.all([
    request(app).get('/').expect(200),
    request(app).get('/openapi.json').expect(200),
  ]);
  const described = Object.keys(openApi.body.paths).filter((path) => path.startsWith('/v1/'));
  expect(Object.values(start.body)).toEqual(expect.arrayContaining(described));
  const reference = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const unlisted = Object.keys(openApi.body.paths).filter((path) => !reference.includes(` ${path}\``));
  expect(unlisted.filter((path) => path !== '/' && !/^\/api\/voices\./.test(path))).toEqual([]);
  expect(start.body).toMatchObject(TABLE.start);
});

it('the operation listVoices gives the first page of all voices, those of the top tier first', async () => {
  const { body } = await request(app).get('/v1/voices').expect(200);
  const { total_voices } = (await bundledCatalog()).metadata;
  expect(body).toMatchObject({ total: total_voices, limit: 48, offset: 0, hasMore: true });
  expect(body.voices).toHaveLength(48);
  for (const voice of body.voices) expect(voice).toMatchObject({ provider: 'deepgram', model_id: 'aura-2' });
});

it('the operation getMetadata gives the filter values and statistics of the catalog', async () => {
  const { body } = await request(app).get('/v1/metadata').expect(200);
  expect(body).toEqual((await bundledCatalog()).metadata);
  expect(body.stats.total_providers).toBe(body.providers.length);
});

describe('audio-url', () => {
  it('the operation getAudioUrl gives the address that the provider publishes', async () => {
    const { body } = await request(app).get('/v1/audio-url').query({ voiceId: THALIA }).expect(200);
    expect(body).toEqual({
      url: expect.stringMatching(/^https:\/\//),
      voiceId: THALIA,
      filename: expect.stringMatching(/^deepgram-aura-2-thalia-en\.[a-z0-9]+$/),
      source: 'fallback-cdn',
    });
  });

  it('the operation getAudioUrl finds a preview for each voice with preview: true, and for no other', async () => {
    const statusOf = async (hasPreview: boolean) => {
      const { body } = await request(app).get(`/v1/voices?limit=3&sort=name&has_preview=${hasPreview}`);
      const ids: string[] = body.voices.map(({ id }: { id: string }) => id);
      expect(ids).toHaveLength(3);
      return Promise.all(
        ids.map(async (voiceId) => (await request(app).get('/v1/audio-url').query({ voiceId })).status),
      );
    };
    expect(await statusOf(true)).toEqual([200, 200, 200]);
    expect(await statusOf(false)).toEqual([404, 404, 404]);
  });

  it('preview_verified tells the previews that a check has found or the operator has, and filters by them', async () => {
    const names = ['checked', 'dead', 'own', 'silent', 'stated'];
    const urlOf = (name: string) =>
      name === 'silent' ? undefined : `https://cdn.fictional.test/${name}.mp3`;
    const voices = names.map((name) =>
      voice({ id: `fictional/${name}`, sample_url: urlOf(name) } as StoredVoice),
    );
    const check = { checked_at: NOW };
    const sampleChecks = {
      [urlOf('checked') ?? '']: { ...check, state: 'playable' as const },
      [urlOf('dead') ?? '']: { ...check, state: 'dead' as const },
    };
    const previews = {
      hasPreview: ({ sample_url, sample_check }: Parameters<ImageOptions['hasPreview']>[0]) =>
        sample_url !== undefined && sample_check?.state !== 'dead',
      hasRecording: ({ id }: { readonly id: string }) => id === 'fictional/own',
    };
    const catalog = await catalogOf(snapshotOf(voices, { sampleChecks }), previews);
    const checked = await testApp({ catalog: refTo(catalog) });
    const find = async (query: string) => {
      const { body } = await request(checked).get(`/v1/voices?sort=name&fields=preview_verified&${query}`);
      return body.voices.map((each: Voice) => [each.id.slice('fictional/'.length), each.preview_verified]);
    };
    expect(await find('')).toEqual([
      ['checked', true],
      ['dead', undefined],
      ['own', true],
      ['silent', undefined],
      ['stated', false],
    ]);
    expect(await find('preview_verified=true')).toEqual([
      ['checked', true],
      ['own', true],
    ]);
    expect(await find('preview_verified=false')).toEqual([['stated', false]]);
  });
});

function withoutRequestId(body: { error?: object }): object {
  return body.error ? { error: { ...body.error, request_id: undefined } } : body;
}
