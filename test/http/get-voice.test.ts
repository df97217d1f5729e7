import { describe, expect, it } from '@jest/globals';
import { Snippet, VoiceResponse } from '../../src/providers/snippets/snippet.ts';
import { appOf, smallApp, testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { GONE_ID } from '../support/snapshot.ts';
import { readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ odd_ids: readonly string[]; paths: readonly string[] }>(import.meta);

const app = await testApp();
const small = await smallApp();
const odd = await appOf(TABLE.odd_ids.map((id) => voice({ id })));

describe('one voice', () => {
  it.each(TABLE.paths)('a voice at %s is as in a page of voices', async (path) => {
    const { body } = await request(app).get('/v1/voices?ids=polly/Joanna/neural');
    const answer = await request(app).get(path).expect(200);
    const { model, ...voice } = answer.body;
    expect(voice).toEqual(body.voices[0]);
    expect(VoiceResponse.parse(answer.body).id).toBe('polly/Joanna/neural');
    expect(model).toMatchObject({ name: 'Neural' });
  });

  it.each(TABLE.odd_ids)(
    'with the odd id %j is found, percent-encoded as a whole or by parts',
    async (id) => {
      const byParts = id.split('/').map(encodeURIComponent).join('/');
      for (const written of [encodeURIComponent(id), byParts].filter((path) => !path.includes('..')))
        expect((await request(odd).get(`/v1/voices/${written}`).expect(200)).body.id).toBe(id);
    },
  );

  it('is not answered for another id that ends as the cache key of a long query', async () => {
    const misnamed = Array.from({ length: 5 }, (_, at) => `snippets${at}${'a'.repeat(60)}=1`).join('&');
    let etag = '';
    // The cache takes answers that are asked for again.
    for (const _ of Array(3)) {
      const { headers, status } = await request(small).get(`/v1/voices/fictional/Ada?${misnamed}`);
      expect(status).toBe(200);
      etag = headers.etag ?? '';
    }
    const [, hash] = /([\w-]{27}):gzip"$/.exec(etag) ?? [];
    expect(hash).toBeDefined();
    expect((await request(small).get(`/v1/voices/fictional/Ada${hash}`)).status).toBe(404);
  });

  it('that is of another id has another ETag', async () => {
    const etags = await Promise.all(
      TABLE.odd_ids.map(
        async (id) => (await request(odd).get(`/v1/voices/${encodeURIComponent(id)}`)).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(TABLE.odd_ids.length);
  });

  it.each(['/v1/voices/', '/api/voices/?limit=1'])('is not meant by %s', async (path) => {
    expect((await request(app).get(path).expect(200)).body.voices.length).toBeGreaterThan(0);
  });
});

const JOANNA = '/v1/voices/polly/Joanna/neural';
const THALIA = '/api/voices/deepgram%2Faura-2-thalia-en';

it.each(['?snippets=true', '?snippets=1&utm=1', '?utm=1&snippets=TRUE'])(
  'a voice with snippets has them at %s',
  async (query) => {
    const { body: bare } = await request(app).get(THALIA);
    const { body } = await request(app)
      .get(THALIA + query)
      .expect(200);
    const { snippets, ...voiceFields } = VoiceResponse.parse(body);
    expect(voiceFields).toEqual(bare);
    expect(snippets?.map(({ language }) => language)).toEqual(['curl', 'javascript', 'python']);
    for (const { code, variables, file } of snippets ?? []) {
      expect(variables).toEqual(['DEEPGRAM_API_KEY']);
      expect(file).toBe('deepgram-aura-2-thalia-en.mp3');
      for (const part of [
        'DEEPGRAM_API_KEY',
        'https://api.deepgram.com/v1/speak?model=aura-2-thalia-en',
        file,
      ])
        expect(code).toContain(part);
    }
  },
);

it('a voice with snippets has that of the API description', async () => {
  const { body } = await request(app).get(`${THALIA}?snippets=true`).expect(200);
  expect(Snippet.meta()?.examples).toEqual([body.snippets[0]]);
});

it('a voice with snippets has a command line where a program speaks', async () => {
  const { body } = await request(app).get(`${JOANNA}?snippets=true`).expect(200);
  expect(body.snippets[0]).toMatchObject({
    language: 'shell',
    code: expect.stringContaining('--engine=neural'),
  });
});

it('a voice with snippets has none where no request is known', async () => {
  expect(
    (await request(small).get('/v1/voices/fictional/Ada?snippets=true').expect(200)).body.snippets,
  ).toEqual([]);
});

it.each(['', '?snippets=false', '?snippets=0'])(
  'a voice with snippets has none at %j, and the same tag',
  async (query) => {
    const plain = await request(app).get(JOANNA);
    const { body, headers } = await request(app)
      .get(JOANNA + query)
      .expect(200);
    expect(body).not.toHaveProperty('snippets');
    expect(headers.etag).toBe(plain.headers.etag);
  },
);

it('a voice with snippets has another tag, which is 304', async () => {
  const plain = await request(app).get(JOANNA);
  const whole = await request(app).get(`${JOANNA}?snippets=true`);
  expect(whole.headers.etag).not.toBe(plain.headers.etag);
  const again = { 'If-None-Match': String(whole.headers.etag) };
  await request(app).get(`${JOANNA}?snippets=true`).set(again).expect(304);
  await request(app).get(JOANNA).set(again).expect(200);
});

it('a voice with snippets is at the id of the path, whatever the query says', async () => {
  const { body } = await request(app).get(`${JOANNA}?id=deepgram/aura-2-thalia-en&snippets=true`).expect(200);
  expect(body.id).toBe('polly/Joanna/neural');
});

describe('a voice that is not there', () => {
  it.each([
    ['polly/Joanna', 'polly/Joanna/neural'],
    ['AZURE/en-us-jennyneural', 'azure/en-US-JennyNeural'],
    ['azure/en-US-JennyNeurl', 'azure/en-US-JennyNeural'],
  ])('a voice at %s is 404 with ids that may be meant', async (id, meant) => {
    const { body } = await request(app).get(`/v1/voices/${id}`).expect(404);
    expect(body.error).toMatchObject({
      code: 'voice_not_found',
      replacements: expect.arrayContaining([meant]),
    });
    const { body: list } = await request(app).get(`/v1/voices?ids=${id}`);
    expect(body.error.replacements).toEqual(list.missing[0].replacements);
  });

  it('and resembles none is 404 without replacements', async () => {
    const { body } = await request(small).get('/v1/voices/nobody/at,all').expect(404);
    expect(body.error).toEqual({
      code: 'voice_not_found',
      message: expect.any(String),
      request_id: expect.any(String),
    });
  });

  it.each(['/v1/voices/', '/v1/audio-url?voiceId='])(
    'a voice at %s is 410 with replacements where it was removed',
    async (path) => {
      const { body } = await request(small)
        .get(path + GONE_ID)
        .expect(410);
      const { body: list } = await request(small).get(`/v1/voices?ids=${GONE_ID}`);
      expect(body.error).toMatchObject({
        code: 'voice_removed',
        message: expect.stringMatching(/on \d{4}-\d\d-\d\d\.$/),
      });
      expect(body.error.replacements).toEqual(list.missing[0].replacements);
    },
  );
});
