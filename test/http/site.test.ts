import { expect, it } from '@jest/globals';
import type { Express } from 'express';
import { routes } from '../../src/http/routes/index.ts';
import { refTo, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { request } from '../support/request.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const SITE = 'https://voices.example.test/tts';
const ODD_IDS = ["acme/a b&c'd<e>", 'acme/é/日本', 'acme/50%', `acme/${'x'.repeat(2100)}`];
const DOCUMENTS = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-voices-1.xml'];

const siteUrl = `${SITE}/`;
const app = await testApp({ siteUrl });
const catalog = refTo(await catalogOf(snapshotOf(ODD_IDS.map((id) => voice({ id })))));
const odd = await testApp({ siteUrl, catalog });

const textOf = async (from: Express, path: string) =>
  (await request(from).get(path).buffer().expect(200)).text;
const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
const unescaped = (text: string) => text.replaceAll('&#39;', "'").replaceAll('&#38;', '&');

it.each(DOCUMENTS)('%s is conditional, compressed when asked, counted and read-only', async (path) => {
  const response = await request(app).get(path).set('Accept-Encoding', 'gzip').buffer().expect(200);
  expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(response.headers['x-ratelimit-remaining']).toMatch(/\d/);
  const known = String(response.headers.etag);
  await request(app).get(path).set('If-None-Match', known).set('Cache-Control', 'no-cache').expect(304);
  await request(app).head(path).expect(200);
  await request(app).options(path).expect(204);
  const refused = await request(app).post(path).expect(405);
  expect(refused.headers.allow).toBe('GET, HEAD, OPTIONS');
  expect((await request(odd).get(path).buffer()).headers.etag).not.toBe(known);
});

it('robots.txt names the sitemap, whose index leads to every voice of the catalog once', async () => {
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await textOf(app, '/robots.txt')) ?? [];
  expect(sitemap).toBe(`${SITE}/sitemap.xml`);
  const files = locationsOf(await textOf(app, '/sitemap.xml'));
  const urls = await Promise.all(
    files.map(async (url) => locationsOf(await textOf(app, url.replace(SITE, '')))),
  );
  const [pages = []] = urls;
  expect(pages).not.toEqual([]);
  // The pages of languages are alike, so that a few are enough.
  for (const url of pages.filter((each, at) => !each.includes('/language/') || at % 100 === 0))
    await request(app)
      .get(url.replace(SITE, '') || '/')
      .accept('html')
      .expect(200);
  const { metadata } = await bundledCatalog();
  expect(new Set(urls.flat()).size).toBe(metadata.total_voices + pages.length);
  expect(pages.length).toBeGreaterThan(metadata.stats.total_languages);
  expect(urls.flat()).toEqual(
    expect.arrayContaining([
      `${SITE}/`,
      `${SITE}/docs`,
      `${SITE}/status`,
      `${SITE}/voice/polly/Joanna/neural`,
    ]),
  );
});

it('the sitemap escapes odd ids by parts, and leaves out an address that is too long', async () => {
  const urls = locationsOf(await textOf(odd, '/sitemap-voices-1.xml')).map(unescaped);
  const ids = urls.map((url) => decodeURIComponent(url.slice(`${SITE}/voice/`.length)));
  expect(ids.toSorted()).toEqual(ODD_IDS.slice(0, 3).toSorted());
  for (const url of urls) expect(new URL(url).href.replaceAll('%27', "'")).toBe(url);
});

it.each([
  '/sitemap-voices-0.xml',
  '/sitemap-voices-2.xml',
  '/sitemap-voices-999999.xml',
  '/sitemap-voices-1e3.xml',
])('%s is unknown', async (path) => {
  const { body, headers } = await request(app).get(path).expect(404);
  expect(body.error.code).toBe('not_found');
  expect(headers['x-api-version']).toBe('1.1.0');
});

it('llms.txt has the numbers of the catalog, and links that lead somewhere', async () => {
  const text = await textOf(app, '/llms.txt');
  const { metadata } = await bundledCatalog();
  expect(text).toMatch(/^# Voice Directory\n\n> .*\n/);
  expect(text).toContain(`${metadata.total_voices.toLocaleString('en')} text-to-speech voices`);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, url = '']) =>
    url.replace(SITE, ''),
  );
  expect(links).toEqual(
    expect.arrayContaining(['/v1/voices', '/v1/voices.ndjson', '/api/mcp', '/openapi.json']),
  );
  for (const link of links.filter((each) => each !== '/api/mcp')) await request(app).get(link).expect(200);
  for (const { path } of routes) expect(text).toContain(`): GET /v1${path}\n`);
});
