import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import supertest from 'supertest';
import { testApp } from '../../support/app.ts';

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let app: Express;

beforeAll(async () => {
  app = await testApp({ listMediaOrigins: async () => ['https://previews.example.com', "https://x' ;"] });
});

const get = (path: string, headers: Record<string, string> = HTML) => supertest(app).get(path).set(headers);

describe('the page', () => {
  it('is HTML for a client that prefers HTML, and JSON for every other', async () => {
    expect((await get('/')).type).toBe('text/html');
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.9'])
      expect((await get('/', { Accept: accept })).body).toMatchObject({ name: 'Voice Directory' });
    expect((await get('/')).headers.vary).toMatch(/\bAccept,.*Accept-Language/);
  });

  it('shows the voices of a search without a script', async () => {
    const { text } = await get('/?search=jenny&providers=azure&providers=piper');
    expect(text).toContain('href="/voice/azure/en-US-JennyNeural"');
    expect(text).toMatch(/<input[^>]+name="providers"[^>]+value="azure"[^>]+checked/);
    expect(text).toContain('href="/v1/voices?search=jenny&amp;providers=azure,piper"');
  });

  it('escapes what a request says', async () => {
    const { text } = await get(`/?search=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>alert');
  });

  it('answers a search that the API refuses', async () => {
    const many = Array.from({ length: 300 }, (_, at) => `p${at}`).join(',');
    expect((await get(`/?providers=${many}`)).status).toBe(400);
    expect((await get('/?limit=x&offset=x&sort=x')).status).toBe(200);
  });

  it('allows audio from the origins of samples and recordings, and no other host', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const [media = ''] = /media-src [^;]*/.exec(policy) ?? [];
    expect(media.split(' ')).toEqual(
      expect.arrayContaining(["'self'", 'https://previews.example.com', 'https://docs.cloud.google.com']),
    );
    expect(media).not.toContain("x'");
    expect(policy.replace(media, '')).not.toMatch(/http|unsafe/);
  });

  it('is not modified for a client that has it', async () => {
    const { headers } = await get('/?search=jenny');
    const again = await get('/?search=jenny', { ...HTML, 'If-None-Match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('loads files that never change and that no limiter counts', async () => {
    const { text } = await get('/');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
    const { status, headers } = await get(script);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=31536000, immutable, private=/);
    expect(headers).not.toHaveProperty('x-ratelimit-limit');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/assets.json')).status).toBe(404);
    expect((await get('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
  });
});
