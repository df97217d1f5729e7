import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { beforeAll, expect, it } from '@jest/globals';
import { checkPages, toHashes, toReport } from '../../scripts/source-pages.ts';
import { type LoopbackServer, serveOnLoopback } from '../support/loopback.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{ pages: Rows<[path: string, state: string, reason: string | null]> }>(import.meta);

const SITE = 'https://pages.example';
const TEXT = 'Sonic 3 It ends in July.';
const HASH = createHash('sha256').update(TEXT).digest('hex');
const HTML = `<!-- 17:03 --><nav><a href="/b">New</a></nav><h1 class="x">Sonic 3</h1>\n
  <p>It ends\tin July.</p><script>track("</p>")</script><STYLE>p { color: red }</STYLE ><footer>2026</footer>`;

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/same': (_, response) => response.end(HTML),
  '/words': (_, response) => response.end(HTML.replace('July', 'June')),
  '/unclosed': (_, response) => response.end(`${TEXT}<script>track("<p>")`),
  '/new': (_, response) => response.end(HTML),
  '/moved': (_, response) => response.writeHead(301, { location: '/same' }).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/gone': (_, response) => response.writeHead(404).end('Nothing here'),
  '/refused': (_, response) => response.writeHead(403).end('Robots stay out'),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/huge': (_, response) => response.end('a '.repeat(1_000_001)),
  '/scripted': (_, response) => response.end('<body><div id="root"></div><script>draw()</script></body>'),
  '/slow': (_, response) => response.writeHead(200).write(HTML),
};

let server: LoopbackServer;
beforeAll(async () => {
  server = await serveOnLoopback((request, response) => ANSWERS[request.url ?? '']?.(request, response));
});

/** Checks pages of the local server under addresses of `SITE`. */
function check(paths: readonly string[], recorded: Readonly<Record<string, string>>, timeoutMs = 60_000) {
  const fetchLocal = (url: string, init: RequestInit) => fetch(url.replace(SITE, server.url), init);
  return checkPages(
    paths.map((path) => SITE + path),
    Object.fromEntries(Object.entries(recorded).map(([path, hash]) => [SITE + path, hash])),
    { fetch: fetchLocal, timeoutMs },
  );
}

it.each(TABLE.pages)('the page %s, recorded before, is %s', async (path, state, reason) => {
  const [page] = await check([path], { [path]: HASH });
  expect(page).toMatchObject({ url: SITE + path, state });
  expect(page?.reason).toBe(reason ?? undefined);
});

it('a page that does not end in time could not be read', async () => {
  const [page] = await check(['/slow'], { '/slow': HASH }, 200);
  expect(page).toMatchObject({ state: 'could not be read', reason: expect.stringContaining('timeout') });
});

it('an address without https could not be read, and is not asked', async () => {
  const reading = { fetch: () => Promise.reject(new Error('asked')), timeoutMs: 1 };
  const [page] = await checkPages(['http://pages.example/same'], {}, reading);
  expect(page).toMatchObject({ state: 'could not be read', reason: 'no https address' });
});

it('a report lists the pages by state, and only changed and gone ones fail it', async () => {
  expect(toReport(await check(['/words', '/gone', '/same'], { '/words': HASH, '/same': HASH }))).toEqual({
    text: `changed: 1\n  ${SITE}/words\ngone: 1\n  ${SITE}/gone (HTTP 404)\nunchanged: 1\n`,
    isFailed: true,
  });
  expect(toReport(await check(['/new', '/broken'], {}))).toEqual({
    text: `could not be read: 1\n  ${SITE}/broken (HTTP 503)\nnot recorded yet: 1\n  ${SITE}/new\n`,
    isFailed: false,
  });
  for (const path of ['/gone', '/broken']) expect(toReport(await check([path], {})).isFailed).toBe(true);
  expect(toReport(await check(['/words'], { '/words': HASH })).isFailed).toBe(true);
});

it('the hashes of pages that were read are recorded, and those of before stay for the others', async () => {
  const pages = await check(['/new', '/words', '/broken', '/refused'], {
    '/words': HASH,
    '/broken': 'before',
  });
  const words = createHash('sha256').update(TEXT.replace('July', 'June')).digest('hex');
  expect(toHashes(pages, { [`${SITE}/broken`]: 'before', [`${SITE}/dropped`]: HASH })).toEqual({
    [`${SITE}/new`]: HASH,
    [`${SITE}/words`]: words,
    [`${SITE}/broken`]: 'before',
  });
});
