import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { probeSample } from '../../../src/previews/check/probe-sample.ts';
import type { SampleClient } from '../../../src/previews/fetch/sample-client.ts';
import { mp3Of, toneOf } from '../../support/audio.ts';
import { hostClient, type SampleHost, send, startSampleHost } from '../../support/sample-host.ts';

const TONE = toneOf(1);
const PAGE = '<!doctype html><title>Not found</title>';

let host: SampleHost;
let client: SampleClient;
beforeAll(async () => {
  host = await startSampleHost(() => {});
  client = hostClient({ limits: { deadlineMs: 2000 } });
});
beforeEach(() => {
  host.requests.length = 0;
});

const probe = () => probeSample(client, host.url('/a'), new AbortController().signal);

type Case = [string, (request: IncomingMessage, response: ServerResponse) => void, object, string[]];

const status = (code: number) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(code, { 'content-type': 'text/plain' }).end();
const withoutHead =
  (code: number, body: Uint8Array | string, type: string) =>
  (request: IncomingMessage, response: ServerResponse) =>
    request.method === 'HEAD' ? void response.writeHead(code).end() : send(response, body, type);

const WAV = { state: 'playable', media_type: 'audio/wav', bytes: TONE.length };
const BOTH = ['HEAD /a', 'GET /a'];

const CASES: readonly Case[] = [
  ['audio', (_request, response) => send(response, TONE), WAV, ['HEAD /a']],
  ['audio of another name', (_request, response) => send(response, TONE, 'audio/x-wav'), WAV, ['HEAD /a']],
  ['audio of no type', (_request, response) => send(response, TONE, 'application/octet-stream'), WAV, BOTH],
  [
    'MPEG frames of no type',
    (_request, response) => send(response, mp3Of(20), 'binary/octet-stream'),
    { state: 'playable', media_type: 'audio/mpeg', bytes: mp3Of(20).length },
    BOTH,
  ],
  [
    'audio of unknown form',
    withoutHead(405, Buffer.alloc(50), 'audio/x-fictional'),
    { state: 'playable', media_type: undefined },
    BOTH,
  ],
  [
    'a page',
    (_request, response) => send(response, PAGE, 'text/html'),
    { state: 'dead', reason: 'no audio: text/html' },
    BOTH,
  ],
  [
    'a page that is called audio',
    withoutHead(405, PAGE, 'audio/mpeg'),
    { state: 'dead', reason: 'no audio: another content' },
    BOTH,
  ],
  ['nothing', withoutHead(405, '', 'audio/mpeg'), { state: 'dead', reason: 'no audio: empty' }, BOTH],
  [
    'nothing that HEAD calls audio',
    (_request, response) => send(response, '', 'audio/mpeg'),
    { state: 'dead', reason: 'no audio: empty' },
    BOTH,
  ],
  [
    'a page in UTF-16 that is called audio',
    withoutHead(405, Buffer.from(`\ufeff${PAGE}`, 'utf16le'), 'audio/mpeg'),
    { state: 'dead', reason: 'no audio: another content' },
    BOTH,
  ],
  ...[400, 401, 403, 404, 405, 410, 500, 501, 502].map(
    (code): Case => [`audio where HEAD has status ${code}`, withoutHead(code, TONE, 'audio/wav'), WAV, BOTH],
  ),
  ['404', status(404), { state: 'dead', reason: 'status 404' }, BOTH],
  ['410', status(410), { state: 'dead', reason: 'status 410' }, BOTH],
  ['401', status(401), { state: 'dead', reason: 'status 401' }, BOTH],
  ['403', status(403), { state: 'dead', reason: 'status 403' }, BOTH],
  ['408', status(408), { state: 'unreachable', reason: 'status 408' }, BOTH],
  ['500', status(500), { state: 'unreachable', reason: 'status 500' }, BOTH],
  ['503', status(503), { state: 'unreachable', reason: 'status 503' }, BOTH],
  ['silence', () => {}, { state: 'unreachable', reason: 'timeout' }, ['HEAD /a']],
  [
    'a redirect inside',
    (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/x' }).end(),
    { state: 'unreachable', reason: 'redirect to 10.0.0.1/x: private address' },
    ['HEAD /a'],
  ],
];

it.each(CASES)('probeSample judges %s', async (_, respond, finding, requests) => {
  host.respond = respond;
  expect(await probe()).toMatchObject(finding);
  expect(host.requests).toEqual(requests);
});

it('probeSample follows a redirect to audio', async () => {
  host.respond = ({ url }, response) =>
    url === '/a' ? void response.writeHead(301, { location: '/b' }).end() : send(response, TONE);
  expect(await probe()).toEqual(WAV);
  expect(host.requests).toEqual(['HEAD /a', 'HEAD /b']);
});

it('probeSample does not know the size where a host does not state it', async () => {
  host.respond = (_request, response) => void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end();
  expect(await probe()).toEqual({ state: 'playable', media_type: 'audio/mpeg', bytes: undefined });
});

it('probeSample leaves a busy host to its caller', async () => {
  host.respond = status(429);
  await expect(probe()).rejects.toMatchObject({ status: 429, isBusy: true });
});
