import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { UpstreamError } from '../../../src/domain/errors.ts';
import { parseRetryAfter } from '../../../src/domain/upstream-errors.ts';
import { createHttpClient, type DEFAULT_LIMITS } from '../../../src/ingest/lists/http-client.ts';
import type { HttpList, ListRequest } from '../../../src/ingest/provider.ts';
import { type Replay, send, useReplay } from '../../support/replay.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{ waits: Rows<[header: string | null, ms: number | null]> }>(import.meta);

const LIMITS: typeof DEFAULT_LIMITS = {
  // No answer that ends at all takes as long, on however slow a machine.
  answerTimeoutMs: 300_000,
  maxPageBytes: 100_000,
  maxListBytes: 250_000,
  maxPages: 5,
  maxRetries: 2,
  firstRetryMs: 1,
  maxRetryMs: 50,
};
const httpClient = createHttpClient('voice-directory/test', LIMITS);
/** Waits for the seconds of Retry-After. */
const polite = createHttpClient('voice-directory/test', { ...LIMITS, maxRetryMs: 300_000 });
/** Gives up on silence at once. */
const impatient = createHttpClient('voice-directory/test', { ...LIMITS, answerTimeoutMs: 300 });
const replay = useReplay();
afterAll(() => Promise.all([httpClient.close(), polite.close(), impatient.close()]));

const list: HttpList = {
  baseUrl: () => 'https://unused.test',
  requests: () => [{ path: '/v1/list', query: { key: 'in-query' }, headers: { 'x-key': 'in-header' } }],
};

async function readAll(
  http: HttpList = list,
  { signal = new AbortController().signal, through = httpClient } = {},
): Promise<unknown[]> {
  const pages: unknown[] = [];
  const settings = { baseUrl: replay().env.AZURE_BASE_URL };
  for (const first of http.requests(settings))
    for await (const { page } of through.pages(http, first, settings, signal)) pages.push(page);
  return pages;
}

type Spoil = Parameters<Replay['spoil']>[1];

describe('faults of a server', () => {
  it.each<[what: string, errorClass: string, Spoil]>([
    ['401', 'unauthorized', (_, response) => send(response, 401, {})],
    ['403', 'unauthorized', (_, response) => send(response, 403, {})],
    ['404', 'http_error', (_, response) => send(response, 404, {})],
    ['429 for ever', 'rate_limited', (_, response) => send(response, 429, {})],
    ['503 for ever', 'http_error', (_, response) => send(response, 503, {})],
    [
      'a redirect',
      'http_error',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a reset connection', 'unreachable', (request) => void request.socket.destroy()],
    ['HTML', 'malformed', (_, response) => void response.end('<html>')],
    ['cut JSON', 'malformed', (_, response) => void response.end('{"voices":[{"na')],
    [
      'bytes that are no UTF-8',
      'malformed',
      (_, response) => void response.end(Buffer.from([0x22, 0xff, 0x22])),
    ],
    ['206, a part of the list', 'http_error', (_, response) => send(response, 206, ['voice'])],
    ['202', 'http_error', (_, response) => send(response, 202, [])],
    ['open brackets', 'malformed', (_, response) => void response.end('['.repeat(99_000))],
    ['a huge body', 'too_large', (_, response) => void response.end('"'.padEnd(200_000, 'x'))],
    [
      'a gzip bomb',
      'too_large',
      (_, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
    ],
  ])('an answer of %s is an error of class %s, without the key', async (_, errorClass, answer) => {
    replay().spoil('azure', answer);
    const reading = readAll();
    await expect(reading).rejects.toMatchObject({ name: 'UpstreamError', errorClass });
    await expect(reading).rejects.not.toThrow(/in-query|in-header/);
  });

  it.each<[string, Spoil]>([
    ['no answer', () => {}],
    ['half an answer', (_, response) => void response.writeHead(200).write('{"a":')],
  ])('a server that gives %s makes an error of class timeout, without the key', async (_, answer) => {
    replay().spoil('azure', answer);
    const reading = readAll(list, { through: impatient });
    await expect(reading).rejects.toMatchObject({ name: 'UpstreamError', errorClass: 'timeout' });
    await expect(reading).rejects.not.toThrow(/in-query|in-header/);
  });
});

it('the HTTP client asks again after a fault that passes', async () => {
  let asked = 0;
  replay().spoil('azure', (_, response) => {
    if (++asked < 3) send(response, 503, {});
    else send(response, 200, ['voice']);
  });
  expect(await readAll()).toEqual([['voice']]);
  expect(asked).toBe(3);
});

it('the HTTP client asks again where a body is cut in mid-transfer', async () => {
  let asked = 0;
  replay().spoil('azure', (_, response) => {
    if (++asked > 2) return send(response, 200, ['voice']);
    response.writeHead(200, { 'content-length': 1000 }).write('["voi', () => response.destroy());
  });
  expect(await readAll()).toEqual([['voice']]);
  expect(asked).toBe(3);
});

it('a body that is always cut is an error of class unreachable that says so', async () => {
  replay().spoil('azure', (_, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('["voi', () => response.destroy());
  });
  await expect(readAll()).rejects.toMatchObject({
    errorClass: 'unreachable',
    message: expect.stringMatching(/azure\/v1\/list broke off its answer: /),
  });
});

it('the HTTP client waits for the time of Retry-After', async () => {
  const seen: number[] = [];
  replay().spoil('azure', (_request, response) => {
    seen.push(performance.now());
    if (seen.length === 1) response.writeHead(429, { 'retry-after': '1' }).end();
    else send(response, 200, ['voice']);
  });
  expect(await readAll(list, { through: polite })).toEqual([['voice']]);
  const [first = 0, second = 0] = seen;
  // The first retry without the header comes after 1 ms. Timers may fire a little early.
  expect(second - first).toBeGreaterThanOrEqual(900);
});

it.each<[string, number, () => string, string]>([
  ['429 with seconds', 429, () => '3600', 'rate_limited'],
  ['429 with a date', 429, () => new Date(Date.now() + 3_600_000).toUTCString(), 'rate_limited'],
  ['503 with seconds', 503, () => '3600', 'http_error'],
])(
  'the HTTP client gives up at once on %s further off than it waits, and notes until when',
  async (_, status, retryAfter, errorClass) => {
    let asked = 0;
    replay().spoil('azure', (_request, response) => {
      asked++;
      response.writeHead(status, { 'retry-after': retryAfter() }).end();
    });
    const before = Date.now();
    const error = await readAll().catch((thrown: UpstreamError) => thrown);
    expect(error).toMatchObject({ errorClass, notBefore: expect.any(Date) });
    const { notBefore, message } = error as UpstreamError;
    // A date has whole seconds.
    expect(Number(notBefore)).toBeGreaterThanOrEqual(before + 3_599_000);
    expect(Number(notBefore)).toBeLessThanOrEqual(Date.now() + 3_600_000);
    expect(message).toContain(`asks for no request before ${notBefore?.toISOString()}`);
    expect(asked).toBe(1);
  },
);

it('a Retry-After of years puts a provider off for a day', async () => {
  replay().spoil(
    'azure',
    (_, response) => void response.writeHead(429, { 'retry-after': '999999999' }).end(),
  );
  const before = Date.now();
  const error = await readAll().catch((thrown: UpstreamError) => thrown);
  expect(Number((error as UpstreamError).notBefore)).toBeGreaterThanOrEqual(before + 86_400_000);
  expect(Number((error as UpstreamError).notBefore)).toBeLessThanOrEqual(Date.now() + 86_400_000);
});

it.each(TABLE.waits)('a Retry-After of %j is a wait of %j ms', (header, ms) => {
  expect(parseRetryAfter(header, Date.parse('2026-11-22T12:00:00Z'))).toBe(ms ?? undefined);
});

it('a request has the user agent of the service, and the query and headers of its provider', async () => {
  replay().spoil('azure', ({ headers }, response, url) =>
    send(response, 200, { headers, search: url.search }),
  );
  expect(await readAll()).toMatchObject([
    { headers: { 'user-agent': 'voice-directory/test', 'x-key': 'in-header' }, search: '?key=in-query' },
  ]);
});

it('a request with a body is a POST, and several lists are asked for in turn', async () => {
  replay().spoil('azure', (request, response, url) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () =>
      send(response, 200, [request.method, url.pathname, request.headers['content-type'], body]),
    );
  });
  const requests = () => [{ path: '/one' }, { path: '/two', body: { voice_type: 'system' } }];
  expect(await readAll({ ...list, requests })).toEqual([
    ['GET', '/azure/one', null, ''],
    ['POST', '/azure/two', 'application/json', '{"voice_type":"system"}'],
  ]);
});

it.each(['http://example.test/', 'ftp://127.0.0.1/', 'not an address'])(
  'the HTTP client sends no request to %s',
  async (baseUrl) => {
    const pages = httpClient.pages(list, { path: '/' }, { baseUrl }, new AbortController().signal);
    await expect(pages.next()).rejects.toMatchObject({ errorClass: 'not_configured' });
  },
);

it.each([
  ['/azure/there', '../there?key=1'],
  ['other.test/x', 'https://other.test/x?key=1'],
  ['file:/etc/passwd', 'file:///etc/passwd'],
  [`${'a'.repeat(120)}…`, `https://${'a'.repeat(8000)}/`],
  [`other.test/${'x'.repeat(109)}…`, `https://other.test/${'x'.repeat(8000)}`],
])('a redirect is not followed, and the error names its target: %s', async (place, location) => {
  replay().spoil('azure', (_, response, { pathname }) => {
    if (pathname === '/azure/v1/list') response.writeHead(307, { location }).end();
    else send(response, 200, ['voice']);
  });
  const reading = readAll();
  await expect(reading).rejects.toThrow(`${place}, which is not followed`);
  await expect(reading).rejects.toMatchObject({ errorClass: 'http_error' });
});

it('a request ends when its signal aborts', async () => {
  const stop = new AbortController();
  replay().spoil('azure', () => stop.abort(new Error('enough')));
  await expect(readAll(list, { signal: stop.signal })).rejects.toThrow('enough');
});

it('the HTTP client follows pages to their end', async () => {
  replay().spoil('azure', (_, response, url) =>
    send(response, 200, Number(url.searchParams.get('page') ?? 1)),
  );
  const paged: HttpList = {
    ...list,
    next: (page, request) =>
      Number(page) < 3 ? { ...request, query: { page: String(Number(page) + 1) } } : undefined,
  };
  expect(await readAll(paged)).toEqual([1, 2, 3]);
});

it.each<[string, HttpList['next'], string]>([
  ['the same page for ever', (_, request) => request, 'malformed'],
  [
    'an endless list',
    (page, request) => ({ ...request, query: { page: String(Number(page) + 1) } }),
    'too_large',
  ],
  [
    'a host that ignores the cursor',
    (_, request) => ({ ...request, query: { cursor: `${request.query?.cursor}x` } }),
    'malformed',
  ],
  [
    'a page without its cursor',
    () => {
      throw new TypeError('x');
    },
    'malformed',
  ],
])('the HTTP client gives up on %s', async (_, next, errorClass) => {
  replay().spoil('azure', (_request, response, url) =>
    send(response, 200, Number(url.searchParams.get('page') ?? 1)),
  );
  await expect(readAll({ ...list, ...(next && { next }) })).rejects.toMatchObject({ errorClass });
});

/** Three pages of these bodies, of which each has another tail. */
const three = (body: string): HttpList => {
  let pages = 0;
  replay().spoil('azure', (_request, response) => void response.end(body.replace('TAIL', `${++pages}`)));
  const next: HttpList['next'] = (_, request) =>
    pages < 3 ? { ...request, query: { page: String(pages) } } : undefined;
  return { ...list, next };
};
const nested = (levels: number) => `${'['.repeat(levels)}TAIL${']'.repeat(levels)}`;

it('the bytes of all pages are bounded together, while the last is read', async () => {
  expect(await readAll(three(`["${'x'.repeat(83_000)}",TAIL]`))).toHaveLength(3);
  await expect(readAll(three(`["${'x'.repeat(84_000)}",TAIL]`))).rejects.toMatchObject({
    errorClass: 'too_large',
    message: 'the list has over 250000 bytes in all pages',
  });
});

it.each([
  ['40,000 levels', nested(40_000), 'malformed'],
  ['101 levels', nested(101), 'malformed'],
  ['100 levels', nested(100), undefined],
  ['brackets in their texts', `["\\"${'[{'.repeat(100)}","\\\\",TAIL]`, undefined],
  ['many short lists', `[${'[],{},'.repeat(5000)}TAIL]`, undefined],
])('pages with %s are read, or refused as malformed', async (_, body, errorClass) => {
  const reading = readAll(three(body)).then(
    () => undefined,
    (error: UpstreamError) => error.errorClass,
  );
  expect(await reading).toBe(errorClass);
});

it.each([400, 404])(
  'the HTTP client sends the fallback of a request that is answered with %d, or skips the list',
  async (status) => {
    replay().spoil('azure', (_, response, { pathname }) =>
      send(response, pathname.endsWith('/new') ? status : 200, [pathname]),
    );
    const ask = (ifNotFound?: ListRequest['ifNotFound']) =>
      readAll({
        ...list,
        requests: () => [{ path: '/new', ...(ifNotFound && { ifNotFound }) }, { path: '/other' }],
      });
    expect(await ask('skip')).toEqual([['/azure/other']]);
    expect(await ask({ path: '/old' })).toEqual([['/azure/old'], ['/azure/other']]);
    expect(await ask({ path: '/also/new', ifNotFound: 'skip' })).toEqual([['/azure/other']]);
    await expect(ask()).rejects.toMatchObject({ errorClass: 'http_error' });
    await expect(ask({ path: '/also/new' })).rejects.toMatchObject({ errorClass: 'http_error' });
  },
);

describe('endless bodies', () => {
  /** Megabytes of a body, nearly five times the limit of a page, and of an unpacked gzip bomb. */
  const HUGE = 300;
  const BOMB = 1000;
  const MEGABYTE = Buffer.alloc(1_000_000, '"voice",');

  /** Writes as fast as the reader takes it. */
  function stream(chunk: Buffer): Spoil {
    return (_, response) => {
      let left = HUGE;
      const more = () => {
        while (left > 0 && !response.destroyed) {
          left--;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      response.write('[');
      more();
    };
  }

  it.each<[string, Spoil]>([
    ['a body of 300 MB', stream(MEGABYTE)],
    [
      'a page of 1,000,000 empty objects',
      (_, response) => void response.end(`[${'{},'.repeat(1_000_000)}0]`),
    ],
    [
      'a gzip bomb of 1000 MB',
      (_, response) => {
        const members = Buffer.concat(Array<Buffer>(BOMB).fill(gzipSync(MEGABYTE)));
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(members);
      },
    ],
  ])('the HTTP client gives up on %s within its default limits, and in little memory', async (_, answer) => {
    const real = createHttpClient('voice-directory/test');
    replay().spoil('azure', answer);
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 5);
    const signal = new AbortController().signal;
    const pages = real.pages(list, { path: '/' }, { baseUrl: replay().env.AZURE_BASE_URL }, signal);
    await expect(pages.next()).rejects.toMatchObject({ errorClass: 'too_large' });
    clearInterval(watch);
    await real.close();
    expect(peak - before).toBeLessThan(250_000_000);
  });
});
