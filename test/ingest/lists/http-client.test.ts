import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTransport } from '../../../src/ingest/lists/http-client.ts';
import type { HttpList, ListRequest } from '../../../src/ingest/provider.ts';
import { type Replay, send, startReplay } from '../../support/replay.ts';

const transport = createTransport('voice-directory/test', {
  answerTimeoutMs: 300,
  maxPageBytes: 100_000,
  maxPages: 5,
  maxRetries: 2,
  firstRetryMs: 1,
  maxRetryMs: 50,
});
let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterEach(() => replay.mend());
afterAll(async () => {
  await transport.close();
  await replay.close();
});

const list: HttpList = {
  baseUrl: () => 'https://unused.test',
  requests: () => [{ path: '/v1/list', query: { key: 'in-query' }, headers: { 'x-key': 'in-header' } }],
};

async function readAll(http: HttpList = list, signal = new AbortController().signal): Promise<unknown[]> {
  const pages: unknown[] = [];
  for await (const { page } of transport.pages(http, { baseUrl: replay.env.AZURE_BASE_URL }, signal))
    pages.push(page);
  return pages;
}

type Spoil = Parameters<Replay['spoil']>[1];

describe('the transport', () => {
  it.each<[string, Spoil, string]>([
    ['401', (_, response) => send(response, 401, {}), 'unauthorized'],
    ['403', (_, response) => send(response, 403, {}), 'unauthorized'],
    ['404', (_, response) => send(response, 404, {}), 'http_error'],
    ['429 for ever', (_, response) => send(response, 429, {}), 'rate_limited'],
    ['503 for ever', (_, response) => send(response, 503, {}), 'http_error'],
    [
      'a redirect',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'http_error',
    ],
    ['no answer', () => {}, 'timeout'],
    ['half an answer', (_, response) => void response.writeHead(200).write('{"a":'), 'timeout'],
    ['a reset connection', (request) => void request.socket.destroy(), 'unreachable'],
    ['HTML', (_, response) => void response.end('<html>'), 'malformed'],
    ['cut JSON', (_, response) => void response.end('{"voices":[{"na'), 'malformed'],
    ['no UTF-8', (_, response) => void response.end(Buffer.from([0x22, 0xff, 0x22])), 'malformed'],
    ['a huge body', (_, response) => void response.end('"'.padEnd(200_000, 'x')), 'too_large'],
    [
      'a gzip bomb',
      (_, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
      'too_large',
    ],
  ])('calls %s by its class, without the key', async (_, answer, errorClass) => {
    replay.spoil('azure', answer);
    const reading = readAll();
    await expect(reading).rejects.toMatchObject({ name: 'UpstreamError', errorClass });
    await expect(reading).rejects.not.toThrow(/in-query|in-header/);
  });

  it('asks again after a passing fault, as soon as the server wants', async () => {
    const seen: number[] = [];
    replay.spoil('azure', (_, response) => {
      seen.push(Date.now());
      if (seen.length < 3) response.writeHead(503, { 'retry-after': '1' }).end();
      else send(response, 200, ['voice']);
    });
    expect(await readAll()).toEqual([['voice']]);
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('waits as long as Retry-After says in %s, but no longer than it can', async (_, retryAfter) => {
    const seen: number[] = [];
    replay.spoil('azure', (_request, response) => {
      seen.push(performance.now());
      if (seen.length === 1) response.writeHead(429, { 'retry-after': retryAfter() }).end();
      else send(response, 200, ['voice']);
    });
    expect(await readAll()).toEqual([['voice']]);
    const [first = 0, second = 0] = seen;
    // The limit of these tests is 50 ms; without the header it would have been one.
    expect(second - first).toBeGreaterThanOrEqual(40);
  });

  it('says who it is and sends what the provider wants', async () => {
    replay.spoil('azure', ({ headers }, response, url) =>
      send(response, 200, { headers, search: url.search }),
    );
    expect(await readAll()).toMatchObject([
      { headers: { 'user-agent': 'voice-directory/test', 'x-key': 'in-header' }, search: '?key=in-query' },
    ]);
  });

  it('follows pages to their end', async () => {
    replay.spoil('azure', (_, response, url) =>
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
      'a page without its cursor',
      () => {
        throw new TypeError('x');
      },
      'malformed',
    ],
  ])('gives up on %s', async (_, next, errorClass) => {
    replay.spoil('azure', (_request, response, url) =>
      send(response, 200, Number(url.searchParams.get('page') ?? 1)),
    );
    await expect(readAll({ ...list, ...(next && { next }) })).rejects.toMatchObject({ errorClass });
  });

  it.each(['http://example.test/', 'ftp://127.0.0.1/', 'not an address'])(
    'asks nothing of %s',
    async (baseUrl) => {
      const pages = transport.pages(list, { baseUrl }, new AbortController().signal);
      await expect(pages.next()).rejects.toMatchObject({ errorClass: 'not_configured' });
    },
  );

  it('follows redirects on the same host, but not for ever', async () => {
    replay.spoil('azure', (_, response, { pathname }) => {
      if (pathname === '/azure/there') send(response, 200, ['voice']);
      else
        response.writeHead(307, { location: pathname === '/azure/v1/list' ? './../there' : pathname }).end();
    });
    expect(await readAll()).toEqual([['voice']]);
    const circle = { ...list, requests: () => [{ path: '/circle' }] };
    await expect(readAll(circle)).rejects.toMatchObject({ errorClass: 'http_error' });
  });

  it.each([400, 404])('passes over what the host answers %d to, where that is no loss', async (status) => {
    replay.spoil('azure', (_, response, { pathname }) =>
      send(response, pathname.endsWith('/new') ? status : 200, [pathname]),
    );
    const ask = (whenMissing?: ListRequest['whenMissing']) =>
      readAll({
        ...list,
        requests: () => [{ path: '/new', ...(whenMissing && { whenMissing }) }, { path: '/other' }],
      });
    expect(await ask('skip')).toEqual([['/azure/other']]);
    expect(await ask({ path: '/old' })).toEqual([['/azure/old'], ['/azure/other']]);
    expect(await ask({ path: '/also/new', whenMissing: 'skip' })).toEqual([['/azure/other']]);
    await expect(ask()).rejects.toMatchObject({ errorClass: 'http_error' });
    await expect(ask({ path: '/also/new' })).rejects.toMatchObject({ errorClass: 'http_error' });
  });

  it('posts what has a body, and asks several lists in turn', async () => {
    replay.spoil('azure', (request, response, url) => {
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

  /** Megabytes of a body, nearly five times what a page may have, and of a bomb, in memory that the body has left warm. */
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
      'a gzip bomb of 1000 MB',
      (_, response) => {
        const members = Buffer.concat(Array<Buffer>(BOMB).fill(gzipSync(MEGABYTE)));
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(members);
      },
    ],
  ])('gives up on %s within its default limits, in little memory', async (_, answer) => {
    const real = createTransport('voice-directory/test');
    replay.spoil('azure', answer);
    const before = process.memoryUsage().rss;
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 5);
    const signal = new AbortController().signal;
    const pages = real.pages(list, { baseUrl: replay.env.AZURE_BASE_URL }, signal);
    await expect(pages.next()).rejects.toMatchObject({ errorClass: 'too_large' });
    clearInterval(watch);
    await real.close();
    expect(peak - before).toBeLessThan(250_000_000);
  });

  it('stops when told', async () => {
    const stop = new AbortController();
    replay.spoil('azure', () => stop.abort(new Error('enough')));
    await expect(readAll(list, stop.signal)).rejects.toThrow('enough');
  });
});
