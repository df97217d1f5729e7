import type { ServerResponse } from 'node:http';
import { expect, it } from '@jest/globals';
import { openRecordingStore } from '../../../src/previews/recording-store.ts';
import { syncPreviews } from '../../../src/previews/sync/sync-previews.ts';
import { toneOf } from '../../support/audio.ts';
import { longTests } from '../../support/long-tests.ts';
import { createMemoryStore } from '../../support/memory-store.ts';
import { FAST, hostClient, PRIVATE_NAME, send, startSampleHost } from '../../support/sample-host.ts';
import { sampledVoice } from '../../support/sampled-store.ts';

/** A short run has each fault once. */
const COUNT = longTests(1000, 130);
const FAILING = COUNT / 10;
const TONE = toneOf(0.05);
const MAX_BYTES = 200_000;

const redirectTo = (location: string) => (response: ServerResponse) =>
  void response.writeHead(302, { location }).end();

/** Faults of the tenth samples, in turn, with the reason that the report gives. */
const FAULTS: readonly [reason: RegExp, respond: (response: ServerResponse) => void][] = [
  [/^status 404$/, (response) => void response.writeHead(404).end()],
  [/^status 500$/, (response) => void response.writeHead(500).end()],
  [/^timeout$/, () => {}],
  [
    /^connection lost$/,
    (response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' }).write(TONE.subarray(0, 700));
      setTimeout(() => response.destroy(), 10);
    },
  ],
  [
    /^length differs$/,
    (response) => void response.writeHead(200, { 'content-length': 9999, connection: 'close' }).end(TONE),
  ],
  [
    /^length differs$/,
    (response) => void response.writeHead(200, { 'content-length': 900 }).end(TONE.subarray(0, 900)),
  ],
  [/^no audio: /, (response) => send(response, '<!doctype html><p>moved</p>', 'audio/wav')],
  [/^no audio: /, (response) => send(response, '<!doctype html><p>moved</p>', 'text/html')],
  [/^too large$/, (response) => response.writeHead(200, { 'content-length': 10_000_001 }).flushHeaders()],
  [/^too large$/, (response) => void response.writeHead(200).end(Buffer.alloc(MAX_BYTES + 1))],
  [/^redirect to 127\.0\.0\.1:1\/: private address$/, redirectTo('http://127.0.0.1:1/?token=secret')],
  [/^redirect to 169\.254\.169\.254\/: private address$/, redirectTo('http://169.254.169.254/')],
  [new RegExp(`^redirect to ${PRIVATE_NAME}/: private address$`), redirectTo(`http://${PRIVATE_NAME}/`)],
];

const faultOf = (index: number) =>
  index % 10 === 3 ? FAULTS[Math.floor(index / 10) % FAULTS.length] : undefined;

it('a sync of many previews of which every tenth fails copies the rest, names each failure with its reason, and fetches only those again', async () => {
  const store = createMemoryStore();
  const host = await startSampleHost(({ url = '' }, response) => {
    const fault = faultOf(Number(url.slice(1)));
    if (fault) fault[1](response);
    else send(response, TONE);
  });
  // Long enough that a machine that is four times slower takes no healthy host for a hanging one.
  const limits = { deadlineMs: 6000, answerTimeoutMs: 5000, maxBytes: MAX_BYTES };
  const client = hostClient({ limits });
  const indexes = Array.from({ length: COUNT }, (_, index) => index);
  const voices = indexes.map((index) => sampledVoice(`v${index}`, host.url(`/${index}`)));
  const run = async () => {
    const target = await openRecordingStore(store);
    const { signal } = new AbortController();
    const report = await syncPreviews({ target, client, pace: FAST }, { voices, concurrency: 16, signal });
    return { report, target };
  };
  const first = await run();
  expect(first.report).toMatchObject({ copied: COUNT - FAILING, failed: FAILING, present: 0 });
  const reasons = new Map(first.report.failures.map(({ id, reason }) => [id, reason]));
  for (const index of indexes) {
    const reason = reasons.get(`fictional/v${index}`);
    const fault = faultOf(index);
    if (fault) expect(reason).toMatch(fault[0]);
    else expect([index, reason]).toEqual([index, undefined]);
  }
  expect(JSON.stringify(first.report)).not.toContain('secret');
  expect(host.requests).toHaveLength(COUNT);

  host.requests.length = 0;
  const second = await run();
  expect(second.report).toMatchObject({ copied: 0, failed: FAILING, present: COUNT - FAILING });
  const again = host.requests.map((each) => Number(each.slice('GET /'.length))).sort((a, b) => a - b);
  expect(again).toEqual(indexes.filter((index) => faultOf(index)));

  // Mended samples are fetched, and nothing else.
  host.requests.length = 0;
  host.respond = (_request, response) => send(response, TONE);
  expect((await run()).report).toMatchObject({ copied: FAILING, failed: 0, present: COUNT - FAILING });
  expect((await run()).target.recordings.size).toBe(COUNT);
  expect(host.requests).toHaveLength(FAILING);
});
