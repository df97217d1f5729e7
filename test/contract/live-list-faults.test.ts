import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import type { Provider } from '../../src/ingest/provider.ts';
import { impatientLimits, useLiveLists } from '../support/live-lists.ts';
import { longTests } from '../support/long-tests.ts';
import { askedProviders } from '../support/providers.ts';
import { type Replay, send } from '../support/replay.ts';

const live = useLiveLists();
const impatient = impatientLimits();

/** A way in which a server fails, and the classes of error that it may count as. */
interface Fault {
  readonly name: string;
  readonly answer: Parameters<Replay['spoil']>[1];
  readonly errorClass: RegExp;
  /** True where the answer never ends, so that only a time limit finds it. */
  readonly isEndless?: true;
}

/** Writes a byte every 50 ms, so that the connection is never idle and the list never ends. */
function trickle(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}

function flood(_: IncomingMessage, response: ServerResponse): void {
  const chunk = Buffer.alloc(1_000_000, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
  more();
}

const BOMB = gzipSync(Buffer.alloc(50_000_000, ' '));

function bomb(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(BOMB);
}

/** Servers that may lack the list answer so too, and the bundled list then stands. */
const REFUSALS: readonly Fault[] = [
  { name: '401', answer: (_, response) => send(response, 401, {}), errorClass: /unauthorized/ },
  { name: '403', answer: (_, response) => send(response, 403, {}), errorClass: /unauthorized/ },
  { name: '404', answer: (_, response) => send(response, 404, {}), errorClass: /http_error|empty/ },
];

/** An adapter finds no list in such an answer. */
const SHAPES: readonly Fault[] = [
  {
    name: 'an object of another shape',
    answer: (_, response) => send(response, 200, { unexpected: true }),
    errorClass: /malformed|empty/,
  },
  {
    name: 'null',
    answer: (_, response) => send(response, 200, null),
    errorClass: /malformed|empty|unreachable|http_error/,
  },
];

/** The httpClient, or Polly's SDK, finds the fault in such an answer. */
const TRANSPORT: readonly Fault[] = [
  {
    name: '503 with Retry-After',
    answer: (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end(),
    errorClass: /http_error/,
  },
  { name: '500', answer: (_, response) => send(response, 500, {}), errorClass: /http_error/ },
  { name: '429', answer: (_, response) => send(response, 429, {}), errorClass: /rate_limited|http_error/ },
  { name: 'silence', answer: () => {}, errorClass: /timeout|unreachable/, isEndless: true },
  { name: 'one byte at a time', answer: trickle, errorClass: /timeout|unreachable/, isEndless: true },
  {
    name: 'a body without end',
    answer: flood,
    errorClass: /too_large|timeout|unreachable|http_error/,
    isEndless: true,
  },
  { name: 'a gzip bomb', answer: bomb, errorClass: /too_large|malformed|unreachable|http_error/ },
  {
    name: 'HTML',
    answer: (_, response) => void response.end('<html></html>'),
    errorClass: /malformed|unreachable|http_error/,
  },
  {
    name: 'a body that is cut off',
    answer: (_, response) => void response.end('{"voices": [{"na'),
    errorClass: /malformed|unreachable|http_error/,
  },
  {
    name: 'a reset connection',
    answer: (request) => void request.socket.destroy(),
    errorClass: /unreachable/,
  },
];

const isOptional = ({ list }: Provider) =>
  list !== undefined && 'requests' in list && list.isOptional === true;

/**
 * Polly has a httpClient of its own, its SDK; all others share ours, for which Deepgram stands where `LONG_TESTS` is not
 * set. What an adapter decides itself is tried with every provider.
 */
const OWN_TRANSPORTS = ['deepgram', 'polly'];

const cases = askedProviders.flatMap((provider) =>
  [
    ...(isOptional(provider) ? [] : REFUSALS),
    ...SHAPES,
    ...(longTests(true, OWN_TRANSPORTS.includes(provider.id)) ? TRANSPORT : []),
  ].map((fault) => ({ provider, id: provider.id, ...fault })),
);

it.each(cases)('the live list of $id fails on $name', async ({ provider, answer, errorClass, isEndless }) => {
  live.replay().spoil(provider.id, answer);
  await expect(live.ask(provider, {}, isEndless && impatient)).rejects.toMatchObject({
    name: 'UpstreamError',
    errorClass: expect.stringMatching(errorClass),
  });
});
