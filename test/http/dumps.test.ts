import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createDumpBodies } from '../../src/http/dumps/dump-bodies.ts';
import type { SharedBytes } from '../../src/http/dumps/shared-bytes.ts';
import type { Dump } from '../../src/http/route.ts';
import { type Listening, listen, type ServerSettings } from '../../src/http/server/listen.ts';
import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { createCatalogRef } from '../../src/index/catalog/catalog-ref.ts';
import { type Logger, silentLogger } from '../../src/lib/logger.ts';
import { type AppOverrides, refTo, testApp } from '../support/app.ts';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { catalogOf } from '../support/catalog.ts';
import { sendRaw } from '../support/raw-request.ts';
import { bundledOf, NOW, snapshotOf } from '../support/snapshot.ts';
import { type Rows, readBeside } from '../support/tables.ts';
import { voice } from '../support/voice.ts';

const TABLE = readBeside<{
  encodings: Rows<[accepted: string, encoding: string | null]>;
  kinds: Rows<[path: string, type: string, disposition: string | null]>;
}>(import.meta);

const ODD_NAMES = ['two\nlines', 'say "hi", you', '=1+1', '日本 😀', 'half \ud83d', 'a,b;c|d'];
const WRITE_IDLE_MS = 300;
const PATHS = ['/v1/voices.ndjson', '/v1/voices.csv', '/v1/audio/voices'] as const;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

const faults: unknown[] = [];
const logger: Logger = { ...silentLogger, error: (fault: unknown) => void faults.push(fault) };
const servers: Listening[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function start(overrides: AppOverrides = {}, settings: ServerSettings = {}): Promise<number> {
  const server = await listen(0, '127.0.0.1', settings);
  server.serve(await testApp({ logger, ...overrides }));
  servers.push(server);
  return server.port;
}

const fetchRaw = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(port, path, { method, headers });

const bundled = await start();
/** A server of so many voices that each dump has several parts, and its compression takes no seconds. */
const some = await start({ catalog: refTo(await catalogOf(await bundledOf('azure'))) });
const oddVoices = ODD_NAMES.map((name, at) =>
  voice({ id: `acme/${at}`, name, gender: at < 2 ? 'Male' : 'Female' }),
);
const odd = await start({ catalog: refTo(await catalogOf(snapshotOf(oddVoices))) });
const empty = await start({ catalog: refTo(await catalogOf(snapshotOf([]))) });

it('the dump of all voices as ndjson has each voice in browse order, as its page has it', async () => {
  const { bytes } = await fetchRaw(bundled, '/v1/voices.ndjson');
  const lines = bytes.toString().split('\n');
  expect(lines.pop()).toBe('');
  const { metadata, search, searchJson } = await bundledCatalog();
  const retired = search({ status: 'retired', limit: 200, offset: 0 });
  expect(lines).toHaveLength(metadata.total_voices + retired.total);
  expect(lines.slice(metadata.total_voices)[0]).toBe(JSON.stringify(retired.voices[0]));
  const page = JSON.parse(searchJson({ limit: 200, offset: 400 }).json.toString()).voices;
  expect(lines.slice(400, 600).map((line) => JSON.parse(line))).toEqual(page);
});

it.each(['/v1', '/api'])('under %s has as many rows in each format', async (prefix) => {
  const { metadata, search } = await bundledCatalog();
  const { total } = search({ status: 'retired', limit: 1, offset: 0 });
  const csv = (await fetchRaw(bundled, `${prefix}/voices.csv`)).bytes.toString().split('\r\n');
  expect(csv).toHaveLength(metadata.total_voices + total + 2);
  const audio = JSON.parse((await fetchRaw(bundled, `${prefix}/audio/voices`)).bytes.toString());
  expect(audio.voices).toHaveLength(metadata.total_voices);
});

it.each(PATHS)('the dump at %s is the same in each encoding, with a tag of its own', async (path) => {
  const answers = await Promise.all(
    (['identity', 'gzip', 'br'] as const).map(async (encoding) => {
      const { headers, bytes } = await fetchRaw(some, path, { 'accept-encoding': encoding });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      return { etag: headers.etag, text: decoders[encoding](bytes).toString() };
    }),
  );
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it.each(PATHS)(
  'the dump at %s is 304 for the tag of any encoding, whatever the cache control',
  async (path) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await fetchRaw(some, path, { 'accept-encoding': encoding });
      const known = { 'if-none-match': `"x", W/${headers.etag}`, 'cache-control': 'no-cache' };
      const { status, bytes, headers: unchanged } = await fetchRaw(some, path, known);
      expect([status, bytes.length, unchanged.etag]).toEqual([304, 0, headers.etag]);
      expect(unchanged['x-catalog-version']).toBe(headers['x-catalog-version']);
    }
    expect((await fetchRaw(some, path, { 'if-none-match': '*' })).status).toBe(304);
    expect((await fetchRaw(some, path, { 'if-none-match': '"other"' })).status).toBe(200);
  },
);

it.each(TABLE.kinds)('at %s says what it is', async (path, type, disposition) => {
  expect(NOW).toMatch(/^2026-11-21/);
  const { headers } = await fetchRaw(odd, path);
  expect(headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'none' });
  expect(headers['content-disposition']).toBe(disposition ?? undefined);
  expect(headers['x-catalog-version']).toBe('0123456789abcdef');
});

it.each(PATHS)(
  'the dump at %s is whole although a range is asked for, and HEAD has its headers',
  async (path) => {
    const whole = await fetchRaw(odd, path);
    const ranged = await fetchRaw(odd, path, { range: 'bytes=0-9' });
    expect([ranged.status, ranged.bytes]).toEqual([200, whole.bytes]);
    const head = await fetchRaw(odd, path, {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-type', 'content-disposition', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  },
);

it.each(TABLE.encodings)('to a reader that accepts %j has the encoding %s', async (accepted, encoding) => {
  const { status, headers } = await fetchRaw(odd, '/v1/voices.csv', { 'accept-encoding': accepted });
  expect([status, headers['content-encoding']]).toEqual([200, encoding ?? undefined]);
});

it('the dump of all voices keeps odd names in JSON, and each row in one line of ndjson', async () => {
  const lines = (await fetchRaw(odd, '/v1/voices.ndjson')).bytes.toString().trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).name).toSorted()).toEqual(ODD_NAMES.toSorted());
});

it.each([
  ['/v1/voices.ndjson', /^$/],
  ['/v1/voices.csv', /^id,name,.*\r\n$/],
  ['/v1/audio/voices', /^\{"voices":\[\]\}$/],
])('of no voices at %s is well-formed, in each encoding', async (path, pattern) => {
  for (const encoding of ['identity', 'gzip', 'br'] as const) {
    const { status, bytes } = await fetchRaw(empty, path, { 'accept-encoding': encoding });
    expect(status).toBe(200);
    expect(decoders[encoding](bytes).toString()).toMatch(pattern);
  }
});

it('the dump of all voices counts as one request, and other methods are refused', async () => {
  const port = await start({ rateLimit: { limit: 2, windowSeconds: 3600 } });
  expect((await fetchRaw(port, '/v1/voices.csv')).headers['x-ratelimit-remaining']).toBe('1');
  expect((await fetchRaw(port, '/v1/voices.csv', {}, 'DELETE')).status).toBe(405);
  expect((await fetchRaw(port, '/v1/voices.csv')).status).toBe(429);
});

/** Returns a catalog whose dumps take 12 MB, which no socket buffers as a whole. Each unique key, which is not searched, is one letter, repeated. */
function bigCatalog(letter: string): Promise<Catalog> {
  const uniqueKey = letter.repeat(40_000);
  return catalogOf(
    snapshotOf(Array.from({ length: 300 }, (_, at) => voice({ id: `acme/${at}`, uniqueKey }))),
  );
}

/** Opens a dump and reads nothing of it. */
function open(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`);
  return socket;
}

it('a reader of a dump that reads slowly while the catalog is swapped gets the catalog that it began with', async () => {
  const catalog = createCatalogRef();
  catalog.swap(await bigCatalog('a'));
  const port = await start({ catalog });
  for (const path of ['/v1/voices.ndjson', '/v1/voices.csv']) {
    const socket = open(port, path);
    // The first bytes tell that the answer has begun, however busy the machine is.
    await once(socket, 'readable');
    catalog.swap(await bigCatalog(path.endsWith('csv') ? 'c' : 'b'));
    const text = await new Promise<string>((resolve) => {
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => {
        chunks.push(chunk as Buffer);
        if (chunk.subarray(-5).toString() === '0\r\n\r\n') resolve(Buffer.concat(chunks).toString());
      });
      socket.resume();
    });
    socket.destroy();
    const letters = [...'abc'].map(
      (letter) => (text.match(new RegExp(`[,"]${letter}{20}`, 'g'))?.length ?? 0) >= 290,
    );
    expect(letters).toEqual(path.endsWith('csv') ? [false, true, false] : [true, false, false]);
  }
});

/** Reads what is left of a dump. Returns the number of bytes, and whether the body came to its end. */
function readRest(socket: Socket): Promise<{ readonly sizeBytes: number; readonly isWhole: boolean }> {
  return new Promise((resolve) => {
    let sizeBytes = 0;
    let end = '';
    const finish = () => resolve({ sizeBytes, isWhole: end === '0\r\n\r\n' });
    socket.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      end = (end + chunk.subarray(-5).toString('latin1')).slice(-5);
      if (end === '0\r\n\r\n') finish();
    });
    socket.once('close', finish);
    socket.resume();
  });
}

it('a reader of a dump that reads nothing is cut, and one that hangs up midway leaves no fault', async () => {
  const catalog = refTo(await bigCatalog('n'));
  const port = await start({ catalog }, { writeIdleMs: WRITE_IDLE_MS });
  for (const path of ['/v1/voices.ndjson', '/v1/voices.csv']) {
    const idle = open(port, path);
    const leaver = open(port, path);
    await sleep(50);
    leaver.destroy();
    await sleep(WRITE_IDLE_MS * 8);
    const { isWhole, sizeBytes } = await readRest(idle);
    expect(isWhole).toBe(false);
    expect(sizeBytes).toBeLessThan(11_000_000);
  }
  expect(faults).toEqual([]);
  expect((await fetchRaw(port, '/v1/voices.csv')).bytes.length).toBeGreaterThan(9_000_000);
});

describe('bodies of dumps', () => {
  const dump = (write: Dump['write']): Dump => ({ name: 'x', contentType: 'text/plain', write });
  const collect = async (body: SharedBytes) => {
    const chunks: Buffer[] = [];
    for await (const chunk of body.read()) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  it('are made once for readers that ask at once, and for those that come later', async () => {
    let count = 0;
    const counted = dump(() => {
      count++;
      return [Buffer.from('a'), Buffer.from('b')];
    });
    const bodiesOf = createDumpBodies();
    const catalog = await bundledCatalog();
    const ask = () => collect(bodiesOf(catalog).body(counted, 'gzip'));
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expect(answers.map((bytes) => gunzipSync(bytes).toString())).toEqual(['ab', 'ab', 'ab', 'ab']);
    expect(count).toBe(1);
    expect(bodiesOf(catalog).known(counted, 'gzip')?.sizeBytes).toBe(answers[0]?.length);
  });

  it.each([undefined, 'gzip', 'br'] as const)(
    'that fail halfway (%s) fail for their readers, and are made anew',
    async (encoding) => {
      let isBroken = true;
      const faulty = dump(function* () {
        yield Buffer.from('a');
        if (isBroken) throw new Error('broken');
      });
      const bodies = createDumpBodies()(await bundledCatalog());
      const ask = () => collect(bodies.body(faulty, encoding));
      await expect(Promise.all([ask(), ask()])).rejects.toThrow('broken');
      isBroken = false;
      expect(decoders[encoding ?? 'identity'](await ask()).toString()).toBe('a');
    },
  );
});

describe('the list for pickers', () => {
  it('takes the filters of a search, and refuses what they refuse', async () => {
    const { bytes } = await fetchRaw(odd, '/v1/audio/voices?genders=m&utm_source=x');
    const ids = JSON.parse(bytes.toString()).voices.map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(['acme/0', 'acme/1']);
    expect((await fetchRaw(odd, '/v1/audio/voices?utm_source=x')).headers.etag).toBe(
      (await fetchRaw(odd, '/v1/audio/voices')).headers.etag,
    );
    expect((await fetchRaw(odd, '/v1/audio/voices?native=perhaps')).status).toBe(400);
  });

  it('has an id and a text to show for each voice, as Open WebUI reads them', async () => {
    const { bytes } = await fetchRaw(bundled, '/v1/audio/voices?providers=polly');
    expect(JSON.parse(bytes.toString()).voices).toContainEqual({
      id: 'polly/Joanna/neural',
      name: 'Joanna (polly neural, en-US)',
      provider_voice_id: 'Joanna',
    });
  });

  it('has at most a thousand voices with filters', async () => {
    const { bytes } = await fetchRaw(bundled, '/v1/audio/voices?has_preview=false');
    expect(JSON.parse(bytes.toString()).voices).toHaveLength(1000);
  });

  it.each(['?providers=', '?search=&language=', '?native=false', '?genders=%20'])(
    'has all voices for %s',
    async (query) => {
      const whole = await fetchRaw(odd, '/v1/audio/voices');
      expect((await fetchRaw(odd, `/v1/audio/voices${query}`)).headers.etag).toBe(whole.headers.etag);
    },
  );
});
