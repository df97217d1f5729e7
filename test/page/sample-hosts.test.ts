import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import type { Response } from 'supertest';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{ origins: Rows<[origin: string, isPlayed: boolean]> }>(import.meta);

/** Bytes of headers that nginx reads with its usual buffer. */
const MAX_HEADER_BYTES = 4096;
const OWN = 'https://previews.example.com';
const get = (app: Express, path: string) => request(app).get(path).set({ Accept: 'text/html' });
const hostsOf = ({ headers }: Response) =>
  /media-src 'self' ?([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
const sizeOf = ({ headers }: Response) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

function appOf(voices: readonly StoredVoice[]): Promise<Express> {
  const hasPreview = ({ sample_url }: StoredVoice) => sample_url !== undefined;
  const catalog = catalogOf(snapshotOf(voices), { hasPreview });
  return catalog.then((each) => testApp({ catalog: refTo(each), listMediaOrigins: async () => [OWN] }));
}
/** A voice with a sample at an origin: its number is its name. */
const sampled = (origin: string, at: number, provider = 'polly') =>
  voice({ id: `${provider}/v${at}`, provider, name: `V${at}`, sample_url: `${origin}/${at}.mp3` });

describe('a provider with a host for each of 2,000 samples', () => {
  let app: Express;
  const PATHS = ['/', '/voice/polly/v7', '/voice/polly/none', '/compare?ids=polly/v1', '/favourites'];
  beforeAll(async () => {
    const often = Array.from({ length: 5 }, (_, at) => sampled('https://often.example.com', at));
    const once = Array.from({ length: 2000 }, (_, at) => sampled(`https://h${at}.example.com`, at + 5));
    app = await appOf([...often, ...once]);
  });

  it.each(PATHS)('leaves the headers of %s below what proxies take', async (path) => {
    const answer = await get(app, path);
    expect(hostsOf(answer)).toHaveLength(11);
    expect(hostsOf(answer)).toEqual(expect.arrayContaining([OWN, 'https://often.example.com']));
    expect(sizeOf(answer)).toBeLessThan(MAX_HEADER_BYTES);
  });

  it('has play buttons for the voices of its ten main hosts', async () => {
    const { text } = await get(app, '/compare?ids=polly/v0,polly/v4,polly/v5,polly/v2004');
    // The row of players, the table and the cards each have the four voices.
    expect(text.match(/class="play /g)).toHaveLength(3 * 3);
    expect(text.match(/class="no-sample"/g)).toHaveLength(3);
    expect((await get(app, '/voice/polly/v0')).text).toMatch(/<audio.*class="play /s);
    const [head] = (await get(app, '/voice/polly/v2004')).text.split('voice-columns');
    expect(head).toContain('There is no sample of this voice here.');
    expect(head).not.toMatch(/class="play |<audio/);
  });

  it('has all of its samples in the API', async () => {
    const all = await request(app).get('/v1/voices?has_preview=true&limit=1');
    expect(all.body).toMatchObject({ total: 2005 });
    const one = await request(app).get('/v1/voices/polly/v2004');
    expect(one.body).toMatchObject({ preview: true, preview_on_page: false });
    const { body } = await request(app).get('/v1/audio-url?voiceId=polly/v2004');
    expect(body.url).toBe('https://h1999.example.com/2004.mp3');
  });
});

it('many providers share the header, each with its main host first', async () => {
  const long = (at: number, of: number) =>
    `https://${'x'.repeat(60)}.${'y'.repeat(40)}.p${of}h${at}.example.com`;
  const voices = Array.from({ length: 300 }, (_, at) => {
    const of = at % 15;
    return sampled(long(Math.floor(at / 15), of), at, `provider-${of}`);
  });
  const answer = await get(await appOf(voices), '/');
  expect(sizeOf(answer)).toBeLessThan(MAX_HEADER_BYTES);
  for (let of = 0; of < 15; of++) expect(hostsOf(answer)).toContain(long(0, of));
  const short = voices.map((each, at) => ({ ...each, sample_url: `https://s${at}.test/a.mp3` }));
  expect(hostsOf(await get(await appOf(short), '/'))).toHaveLength(51);
});

it.each(TABLE.origins)('plays samples of host names, and of nothing else: %s', async (origin, isPlayed) => {
  const app = await appOf([sampled(origin, 1), sampled('https://good.test', 2)]);
  const answer = await get(app, '/');
  const { origin: written } = new URL(origin);
  expect(hostsOf(answer)).toEqual([
    ...(isPlayed ? [written, 'https://good.test'].sort() : ['https://good.test']),
    OWN,
  ]);
  expect(answer.text.split('id="voices"')[1]?.match(/class="play /g)).toHaveLength(isPlayed ? 2 : 1);
});

it.each(['/docs', '/docs/objects', '/status', '/nothing'])(
  'pages without voices name no host: %s',
  async (path) => {
    const answer = await get(await appOf([sampled('https://good.test', 1)]), path);
    expect(answer.headers['content-security-policy']).toMatch(/media-src 'self'$/);
    expect(answer.text).not.toContain('data-hosts');
  },
);
