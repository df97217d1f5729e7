import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { LookupAll } from '../../../src/previews/fetch/guarded-connector.ts';
import type { SampleClient, SampleClientOptions } from '../../../src/previews/fetch/sample-client.ts';
import { StatusError, toSampleError, UnsoundHostError } from '../../../src/previews/fetch/sample-errors.ts';
import { toneOf } from '../../support/audio.ts';
import {
  hostClient,
  PRIVATE_NAME,
  type SampleHost,
  send,
  startSampleHost,
} from '../../support/sample-host.ts';
import { type Rows, readBeside } from '../../support/tables.ts';

const TABLE = readBeside<{
  private: readonly string[];
  refused: Rows<[address: string, reason: string]>;
  codes: Rows<[code: string, reason: string]>;
}>(import.meta);

const TONE = toneOf(0.1);
const { signal } = new AbortController();
const LIMITS = { deadlineMs: 2000, answerTimeoutMs: 1000, maxBytes: 100_000 };

let host: SampleHost;
beforeAll(async () => {
  host = await startSampleHost(() => {});
});
beforeEach(() => {
  host.requests.length = 0;
  host.respond = (_request, response) => send(response, TONE);
});

async function using<T>(
  use: (client: SampleClient) => Promise<T>,
  options: Partial<SampleClientOptions> = {},
): Promise<T> {
  return use(hostClient({ limits: LIMITS, ...options }));
}

const download = (address: string, options?: Partial<SampleClientOptions>) =>
  using((client) => client.download(address, signal), options);
const reasonOf = (address: string, options?: Partial<SampleClientOptions>) =>
  download(address, options).then(
    () => 'none',
    (error: Error) => error.message,
  );

it('a client for samples downloads the bytes of a sample', async () => {
  expect(Buffer.from(await download(host.url('/a.wav')))).toEqual(TONE);
});

it.each(TABLE.private)(
  'a client for samples connects to no private address, written as https://%s',
  async (name) => {
    const connected: string[] = [];
    const listener = createServer((socket) => {
      connected.push(name);
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    // The check of production, by name and by literal.
    const reason = await reasonOf(`https://${name}:${port}/a.wav`, {
      isAllowed: undefined,
      allowHttp: false,
    });
    listener.close();
    expect(reason).toBe('private address');
    expect(connected).toEqual([]);
  },
);

it.each(TABLE.refused)('a client for samples refuses %s', async (address, reason) => {
  expect(await reasonOf(address, { isAllowed: undefined, allowHttp: false })).toBe(reason);
});

it('a client for samples connects to the address that it has checked, although the next answer of the DNS is another', async () => {
  const answers = ['127.0.0.2', '127.0.0.1', '127.0.0.1'];
  const lookup: LookupAll = (_name, _options, callback) =>
    callback(null, [{ address: answers.shift() ?? '', family: 4 }]);
  expect(await reasonOf(host.url('/a.wav'), { lookup })).toBe('none');
  expect(answers).toHaveLength(2);
  expect(await reasonOf(host.url('/a.wav'), { lookup })).toBe('private address');
  expect(host.requests).toEqual(['GET /a.wav']);
});

it('a client for samples takes the allowed ones of several addresses of a name', async () => {
  const lookup: LookupAll = (_name, _options, callback) =>
    callback(null, [
      { address: '10.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ]);
  expect(await reasonOf(host.url('/a.wav'), { lookup })).toBe('none');
});

it.each([
  ['http://127.0.0.1:1/latest?token=secret', 'redirect to 127.0.0.1:1/latest: private address'],
  [
    'http://169.254.169.254/latest/meta-data',
    'redirect to 169.254.169.254/latest/meta-data: private address',
  ],
  ['http://0x7f.1/', 'redirect to 127.0.0.1/: private address'],
  [`http://${PRIVATE_NAME}/a`, `redirect to ${PRIVATE_NAME}/a: private address`],
  ['http://[::ffff:10.0.0.1]/', 'redirect to [::ffff:a00:1]/: private address'],
  ['file:///etc/passwd', 'redirect to file:/etc/passwd: no https address'],
  ['http://me:secret@samples.test/', 'redirect to samples.test/: credentials in the address'],
  ['http://', 'no address'],
])('a client for samples does not follow a redirect to %s', async (location, reason) => {
  host.respond = (_request, response) => void response.writeHead(302, { location }).end();
  expect(await reasonOf(host.url('/a.wav?key=secret'))).toBe(reason);
  expect(host.requests).toEqual(['GET /a.wav?key=secret']);
});

it('a client for samples follows five redirects, and no sixth', async () => {
  host.respond = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) send(response, TONE);
    else response.writeHead(307, { location: `/${left - 1}` }).end('moved');
  };
  expect(await reasonOf(host.url('/5'))).toBe('none');
  expect(await reasonOf(host.url('/6'))).toBe('more than 5 redirects');
});

it('a client for samples sends the headers of a request to its own origin only', async () => {
  const keys: (string | undefined)[] = [];
  host.respond = ({ url, headers }, response) => {
    keys.push(headers.authorization);
    if (url === '/own') response.writeHead(302, { location: '/other' }).end();
    else if (url === '/other') response.writeHead(302, { location: host.literalUrl('/end') }).end();
    else send(response, TONE);
  };
  await using((client) => client.download(host.url('/own'), signal, { authorization: 'k' }));
  expect(keys).toEqual(['k', 'k', undefined]);
});

const FAULTS: readonly [string, (response: ServerResponse) => void, string][] = [
  ['no answer', () => {}, 'timeout'],
  ['an answer that stops', (response) => void response.writeHead(200).write('RIFF'), 'timeout'],
  [
    'an answer that trickles',
    (response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    },
    'timeout',
  ],
  [
    'an answer that is cut off',
    (response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' }).write(TONE.subarray(0, 500));
      setTimeout(() => response.destroy(), 20);
    },
    'connection lost',
  ],
  [
    'an answer shorter than it states',
    (response) => {
      response.writeHead(200, { 'content-length': 5000, connection: 'close' });
      response.end(TONE.subarray(0, 500));
    },
    'length differs',
  ],
  [
    'a size over the limit',
    (response) => response.writeHead(200, { 'content-length': 100_001 }).flushHeaders(),
    'too large',
  ],
  [
    'a body over the limit',
    (response) => void response.writeHead(200).end(Buffer.alloc(100_001)),
    'too large',
  ],
  ['status 404', (response) => void response.writeHead(404).end('gone'), 'status 404'],
  ['a redirect without target', (response) => void response.writeHead(302).end(), 'status 302'],
  ['no HTTP', (response) => void response.socket?.end('hello\r\n\r\n'), 'no HTTP answer'],
  ['a reset', (response) => void response.socket?.resetAndDestroy(), 'connection lost'],
];
it.each(FAULTS)('a client for samples gives the reason for %s', async (_, respond, reason) => {
  host.respond = (_request, response) => respond(response);
  expect(await reasonOf(host.url('/a.wav?key=secret'))).toBe(reason);
});

it('a client for samples tells the status of an answer and its Retry-After', async () => {
  host.respond = (_request, response) => void response.writeHead(429, { 'retry-after': '7' }).end();
  const error = await download(host.url('/a')).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StatusError);
  expect(error).toMatchObject({ status: 429, retryAfterMs: 7000, isBusy: true });
});

it('a client for samples tells a host without name, and one that refuses', async () => {
  await expect(download('http://gone.test/a')).rejects.toBeInstanceOf(UnsoundHostError);
  expect(await reasonOf('http://gone.test/a')).toBe('name not found');
  const free = createServer().listen(0, '127.0.0.2');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, 'close');
  expect(await reasonOf(`http://127.0.0.2:${port}/`)).toBe('connection refused');
});

it.each(TABLE.codes)('a client for samples gives the reason for the code %s', (code, reason) => {
  const cause = Object.assign(new Error('at 10.0.0.1, key=secret'), { code });
  expect(toSampleError(cause).message).toBe(reason);
});

it('a client for samples stops with the reason of its signal', async () => {
  const stopping = new AbortController();
  host.respond = () => stopping.abort(new Error('stopped'));
  await expect(using((client) => client.download(host.url('/a'), stopping.signal))).rejects.toThrow(
    'stopped',
  );
});

it('a client for samples takes a glimpse of the first bytes of a host that ignores ranges', async () => {
  const long = toneOf(10);
  host.respond = (_request, response) => send(response, long, 'Audio/X-WAV; charset=binary');
  const glimpse = await using((client) => client.glimpse(host.url('/a'), 'GET', signal));
  expect(glimpse).toMatchObject({ mediaType: 'audio/x-wav', bytes: long.length });
  expect(Buffer.from(glimpse.start)).toEqual(long.subarray(0, 16_384));
});

it('a client for samples takes the whole size from the answer to a range', async () => {
  host.respond = ({ headers }, response) => {
    response.writeHead(206, { 'content-range': 'bytes 0-3/3244', 'content-type': 'audio/wav' });
    response.end(headers.range);
  };
  const glimpse = await using((client) => client.glimpse(host.url('/a'), 'GET', signal));
  expect(glimpse.bytes).toBe(3244);
  expect(Buffer.from(glimpse.start).toString()).toBe('bytes=0-16383');
});
