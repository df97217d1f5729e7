import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/cli/config.ts';
import { StoredVoice } from '../../src/domain/voice.ts';
import { fetchVoices, type ListAccess, readBundled } from '../../src/ingest/fetch-voices.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { createTransport, DEFAULT_LIMITS } from '../../src/ingest/transport.ts';
import { contracts } from '../support/contracts/index.ts';
import { type Replay, send, startReplay } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const transport = createTransport('test', { ...DEFAULT_LIMITS, maxRetries: 0, answerTimeoutMs: 500 });
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

function access(env: Readonly<Record<string, string>> = {}): ListAccess {
  const { settingsOf } = parseConfig({ ...replay.env, ...env }, providers).ingest;
  return ingestEnvironment({ mode: 'live', settingsOf, transport, providerDeadlineMs: 3000 });
}
const ask = (provider: Provider, env?: Readonly<Record<string, string>>) =>
  fetchVoices(provider, access(env), new AbortController().signal);

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
    if (sampleVoices) expect(voices).toMatchObject([...sampleVoices]);
    if (provider.isBundled === false) expect(voices.length).toBeGreaterThan(0);
    else expect(voices).toEqual((await readBundled(provider, access())).voices);
  });

  (Object.keys(keys).length > 0 && provider.id !== 'polly' ? it : it.skip)(
    'is not given for a wrong key',
    async () => {
      const wrong = Object.fromEntries(Object.keys(keys).map((name) => [name, 'wrong']));
      await expect(ask(provider, wrong)).rejects.toMatchObject({ errorClass: 'unauthorized' });
    },
  );

  it.each<[string, Parameters<Replay['spoil']>[1], RegExp]>([
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
  ])('fails as a whole on %s', async (_, answer, errorClass) => {
    replay.spoil(provider.id, answer);
    await expect(ask(provider)).rejects.toMatchObject({
      name: 'UpstreamError',
      errorClass: expect.stringMatching(errorClass),
    });
  });
});

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
