import { spawnSync } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/app/config.ts';
import { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { bundledSnapshot } from '../../src/ingest/bundled-snapshot.ts';
import { fetchVoices, readBundled } from '../../src/ingest/lists/fetch-voices.ts';
import { createTransport, DEFAULT_LIMITS } from '../../src/ingest/lists/http-client.ts';
import { type ListAccess, livePages } from '../../src/ingest/lists/live-pages.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { refreshProvider } from '../../src/ingest/refresh/refresh-provider.ts';
import { contracts } from '../support/contracts/index.ts';
import { type Replay, send, startReplay } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const transport = createTransport('test', {
  ...DEFAULT_LIMITS,
  maxRetries: 0,
  answerTimeoutMs: 800,
  maxPageBytes: 5_000_000,
});
const NEVER = new AbortController().signal;
let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
  // The AWS SDK finds its credentials here, and nowhere else.
  Object.assign(process.env, {
    AWS_ACCESS_KEY_ID: 'polly-key',
    AWS_SECRET_ACCESS_KEY: 'polly-secret',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterEach(() => replay.mend());
afterAll(async () => {
  await transport.close();
  await replay.close();
});

const ALL = providers.map(({ id }) => id).join();

function access(env: Readonly<Record<string, string>> = {}): ListAccess {
  const { settings } = parseConfig({ ...replay.env, PROVIDERS: ALL, ...env }, providers).ingest;
  return { ...ingestEnvironment({ mode: 'live', settings, providerDeadlineMs: 1200 }), transport };
}
const ask = (provider: Provider, env?: Readonly<Record<string, string>>) =>
  fetchVoices(provider, access(env), NEVER);

type Fault = [string, Parameters<Replay['spoil']>[1], RegExp];

/** Servers that may lack the list say so in this way too: the bundled list then stands. */
const REFUSALS: readonly Fault[] = [
  ['401', (_, response) => send(response, 401, {}), /unauthorized/],
  ['403', (_, response) => send(response, 403, {}), /unauthorized/],
  ['404', (_, response) => send(response, 404, {}), /http_error|empty/],
];
const isOptional = ({ list }: Provider) =>
  list !== undefined && 'http' in list && list.http.isOptional === true;

/** A byte every now and then: each keeps the connection busy, and none ends the list. */
function trickle(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
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

/** Asked over the network; OpenAI itself has no list. */
const asked = providers.filter(
  ({ id, list }) => id !== 'openai' && list && ('sdk' in list || 'http' in list),
);

it('every provider has a contract', () => {
  expect(Object.keys(contracts).sort()).toEqual(providers.map(({ id }) => id).sort());
});

describe.each(asked)('the live list of $id', (provider) => {
  const { keys, voices: sampleVoices } = contracts[provider.id] ?? { keys: {} };

  it('is read to its end, through its paging and its authentication', async () => {
    const { source, voices, dropped } = await ask(provider);
    expect(source).toBe('live');
    expect(Object.fromEntries(dropped)).toEqual({});
    for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
    if (provider.isBundled === false) expect(voices).toMatchObject([...(sampleVoices ?? [])]);
    else expect(voices).toEqual((await readBundled(provider, access())).voices);
  });

  // Some take no key; the SDK of Polly finds its own in the process.
  if (Object.keys(keys).length > 0 && provider.id !== 'polly')
    it('is not given for a wrong key', async () => {
      const wrong = Object.fromEntries(Object.keys(keys).map((name) => [name, 'wrong']));
      await expect(ask(provider, wrong)).rejects.toMatchObject({ errorClass: 'unauthorized' });
    });

  it.each<Fault>([
    ...(isOptional(provider) ? [] : REFUSALS),
    [
      '503 with Retry-After',
      (_, response) => void response.writeHead(503, { 'retry-after': '1' }).end(),
      /http_error/,
    ],
    ['no answer', () => {}, /timeout|unreachable/],
    ['one byte at a time', trickle, /timeout|unreachable/],
    ['a body without end', flood, /too_large|timeout|unreachable|http_error/],
    ['a gzip bomb', bomb, /too_large|malformed|unreachable|http_error/],
    ['500', (_, response) => send(response, 500, {}), /http_error/],
    ['429', (_, response) => send(response, 429, {}), /rate_limited|http_error/],
    ['HTML', (_, response) => void response.end('<html></html>'), /malformed|unreachable|http_error/],
    [
      'an object of another shape',
      (_, response) => send(response, 200, { unexpected: true }),
      /malformed|empty/,
    ],
    ['nothing', (_, response) => send(response, 200, null), /malformed|empty|unreachable|http_error/],
    [
      'a cut body',
      (_, response) => void response.end('{"voices": [{"na'),
      /malformed|unreachable|http_error/,
    ],
    ['a reset', (request) => void request.socket.destroy(), /unreachable/],
  ])('is no list on %s', async (_, answer, errorClass) => {
    replay.spoil(provider.id, answer);
    await expect(ask(provider)).rejects.toMatchObject({
      name: 'UpstreamError',
      errorClass: expect.stringMatching(errorClass),
    });
  });
});

async function listedRecords(provider: Provider): Promise<unknown[]> {
  const { settings } = access();
  const records: unknown[] = [];
  for await (const { page, request } of livePages(provider, settings[provider.id] ?? {}, access(), NEVER))
    records.push(...(provider.records(page, request) ?? []));
  return records;
}

describe.each(asked)('a record of $id', (provider) => {
  it('makes a voice whatever field it lacks, but for those that it needs', async () => {
    const whole = (await listedRecords(provider)).filter((record) => isUsable(provider, record));
    const lost = new Set<string>();
    for (const [path, record] of recordsByField(whole)) {
      const poorer = [null, undefined].map((nothing) => withField(record, path, nothing));
      if (!poorer.every((one) => isUsable(provider, one))) lost.add(path);
    }
    expect([...lost].sort()).toEqual(contracts[provider.id]?.needed);
  });
});

function isUsable(provider: Provider, record: unknown): boolean {
  const { id, idParts } = provider;
  try {
    return (
      provider.readRecord(record).map((stated) => enrich({ provider: id, idParts, stated, voice: {} }))
        .length > 0
    );
  } catch {
    return false;
  }
}

/** For each field, also of inner objects, the first record that has it: `metadata.accent` → the record. */
function recordsByField(records: readonly unknown[]): Map<string, object> {
  const found = new Map<string, object>();
  for (const record of records) {
    if (typeof record !== 'object' || record === null) continue;
    for (const path of fieldsOf(record)) if (!found.has(path)) found.set(path, record);
  }
  return found;
}

function fieldsOf(value: object): string[] {
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(hasFields(inner) ? fieldsOf(inner).map((field) => `${key}.${field}`) : []),
  ]);
}

/** An object of numbers is no record: Piper's speakers by name. */
function hasFields(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((inner) => typeof inner !== 'number');
}

function withField(record: object, path: string, value: unknown): object {
  const [key = '', ...rest] = path.split('.');
  const inner = (record as Record<string, object>)[key] ?? {};
  return { ...record, [key]: rest.length > 0 ? withField(inner, rest.join('.'), value) : value };
}

/** Cartesia pages by the last id, so that a doubled list has no next page to ask for. */
const doubled = asked.filter(({ isBundled, id }) => isBundled !== false && id !== 'cartesia');

describe.each(doubled)('the live list of $id', (provider) => {
  const bundledIds = async () => (await readBundled(provider, access())).voices.map(({ id }) => id).sort();

  it('gives each voice once where it lists all of them twice', async () => {
    replay.edit(provider.id, (list) => changeRecords(list, provider, (records) => [...records, ...records]));
    expect((await ask(provider)).voices.map(({ id }) => id).sort()).toEqual(await bundledIds());
  });

  it('gives all others where two records are none', async () => {
    replay.edit(provider.id, (list) =>
      changeRecords(list, provider, (records) => [7, ...records, { unexpected: true }]),
    );
    const { voices, dropped } = await ask(provider);
    expect([...dropped.values()].reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(voices.map(({ id }) => id).sort()).toEqual(await bundledIds());
  });

  it.each([null, 7, true, [], {}, ''])(
    'gives valid voices or none where every other record has %j for all values',
    async (value) => {
      replay.edit(provider.id, (list) =>
        changeRecords(list, provider, (records) =>
          records.map((record, index) => (index % 2 ? spoilt(record, value) : record)),
        ),
      );
      const known = new Set(await bundledIds());
      const { voices } = await ask(provider).catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'UpstreamError' });
        return { voices: [] };
      });
      for (const voice of voices) expect(StoredVoice.safeParse(voice).error).toBeUndefined();
      expect(voices.filter(({ id }) => known.has(id)).length).toBeLessThanOrEqual(known.size);
    },
  );

  it('is held back where a tenth of it is left, and the voices stay', async () => {
    // Of a list of two voices a tenth is one, which is half.
    const store = ingestEnvironment({ maxShrink: 0.4 });
    const previous = await bundledSnapshot({ ...store, providers: [provider] });
    replay.edit(provider.id, (list) =>
      changeRecords(list, provider, (records) => records.slice(0, Math.ceil(records.length / 10))),
    );
    const context = { ...store, ...access(), previous, accepted: new Set<string>() };
    const { report, voices } = await refreshProvider(provider, context, NEVER);
    expect(report).toMatchObject({ outcome: 'held', error: 'shrunk', kept: previous.voices.length });
    expect(voices).toHaveLength(previous.voices.length);
  });
});

/** Replaces the array in a page that holds the provider's records, or their object, wherever it stands. */
function changeRecords(page: unknown, provider: Provider, change: (records: unknown[]) => unknown[]): void {
  const count = provider.records(page)?.length;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    if (entries.length !== count) {
      for (const [, inner] of entries) visit(inner);
      return;
    }
    const changed = change(entries.map(([, record]) => record));
    for (const [key] of entries) Reflect.deleteProperty(value, key);
    if (Array.isArray(value)) value.length = 0;
    for (const [index, record] of changed.entries())
      Object.assign(value, { [entries[index]?.[0] ?? index]: record });
  };
  visit(page);
}

function spoilt(record: unknown, value: unknown): unknown {
  if (typeof record !== 'object' || record === null) return value;
  return Object.fromEntries(Object.keys(record).map((key) => [key, value]));
}

const hasEspeak = spawnSync('espeak-ng', ['--version']).error === undefined;

(hasEspeak ? describe : describe.skip)('the list that espeak-ng prints (needs espeak-ng)', () => {
  it('is read whole', async () => {
    const espeak = providers.find(({ id }) => id === 'espeak-ng') as Provider;
    const { source, voices, dropped } = await ask(espeak);
    expect(source).toBe('live');
    expect(Object.fromEntries(dropped)).toEqual({});
    expect(voices.length).toBeGreaterThan(100);
  });
});
