import { beforeAll, describe, expect, it } from '@jest/globals';
import { SPEECH_LIMITS, toFetchBytes } from '../../../src/previews/synthesis/fetch-bytes.ts';
import { hosts } from '../../../src/previews/synthesis/hosts.ts';
import { toSynthesizer } from '../../../src/previews/synthesis/http-speech.ts';
import { createPolly } from '../../../src/previews/synthesis/polly.ts';
import type { SpeechRequest, Synthesizer } from '../../../src/previews/synthesis/synthesizer.ts';
import { toneOf } from '../../support/audio.ts';
import {
  accessTo,
  type HeardRequest,
  NEVER,
  type SpeechHost,
  useSpeechHost,
} from '../../support/speech-host.ts';
import { type Rows, readBeside, readTable } from '../../support/tables.ts';
import { voice } from '../../support/voice.ts';

const TABLE = readBeside<{
  lists: Rows<[provider: string, path: string, page: unknown, ids: readonly string[]]>;
}>(import.meta);

/** Limits that only an endless answer exceeds, on however slow a machine. */
const PATIENT = { ...SPEECH_LIMITS, deadlineMs: 2000_000, maxBytes: 100_000, maxRetries: 1, firstRetryMs: 1 };
/** Limits for answers that never end. */
const IMPATIENT = { ...PATIENT, deadlineMs: 2000 };

const host = useSpeechHost();
/** The AWS SDK looks for credentials in the environment of the process and nowhere else. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret-key', AWS_MAX_ATTEMPTS: '1' };
beforeAll(() => void Object.assign(process.env, CREDENTIALS));

type Open = (at: SpeechHost, isPatient?: boolean) => Promise<Synthesizer>;

const open =
  (provider: string): Open =>
  async (at, isPatient = true) => {
    const limits = isPatient ? PATIENT : IMPATIENT;
    if (provider === 'polly') return createPolly({ ...accessTo(at), region: 'eu-west-1' }, limits);
    const declaration = hosts.find((each) => each.provider === provider);
    if (!declaration) throw new Error(`no host of ${provider}`);
    return toSynthesizer(declaration, accessTo(at), toFetchBytes('voice-directory/test', limits));
  };

const json = (body: string) => JSON.parse(body) as unknown;
const said = (known: Parameters<typeof voice>[0], text: string, language = 'en-US'): SpeechRequest => ({
  voice: voice(known),
  text,
  language,
  signal: NEVER,
});

/** A request of a host: the voice that says a text in a language, and what the host is sent; a body is compared as JSON unless it is text. */
interface HostRequest {
  readonly provider: string;
  readonly said: Pick<SpeechRequest, 'text' | 'language'> & { readonly voice: Parameters<typeof voice>[0] };
  readonly heard: Omit<Partial<HeardRequest>, 'body'> & { readonly body: unknown };
}
const REQUESTS = readTable<readonly HostRequest[]>(new URL('host-requests.yaml', import.meta.url));
const CONTRACTS = REQUESTS.map(
  (row) => [row.provider, said(row.said.voice, row.said.text, row.said.language), row.heard] as const,
);
/** The signature of a request to Polly, which stands for it in the contract. */
const SIGNATURE = /^AWS4-HMAC-SHA256 .*eu-west-1\/polly.*/;

/** Answers a tone, as a host of this provider does. */
const tone = (provider: string): Uint8Array | string =>
  provider === 'google' ? JSON.stringify({ audioContent: toneOf(1).toString('base64') }) : toneOf(1);

describe('a host that speaks', () => {
  it.each(CONTRACTS)('%s is asked after its documentation', async (provider, request, expected) => {
    host().answer((_request, response) => void response.end(tone(provider)));
    const synthesizer = await open(provider)(host());
    expect(Buffer.from(await synthesizer.speak(request)).equals(toneOf(1))).toBe(true);
    const [heard] = host().heard;
    const authorization = heard?.headers.authorization?.replace(SIGNATURE, '<signature>');
    const headers = { ...heard?.headers, ...(authorization && { authorization }) };
    expect({
      ...heard,
      headers,
      body: heard?.body.startsWith('{') ? json(heard.body) : heard?.body,
    }).toMatchObject({
      method: 'POST',
      ...expected,
    });
  });

  it('covers each of the hosts', () => {
    const covered = new Set(CONTRACTS.map(([provider]) => provider));
    expect([...covered].sort()).toEqual([...hosts.map(({ provider }) => provider), 'polly'].sort());
  });
});

const ONE_EACH = [...new Map(CONTRACTS.map((each) => [each[0], each])).values()];

describe.each(ONE_EACH)('a host of %s that fails', (provider, request) => {
  const speak = async (isPatient = true) => (await open(provider)(host(), isPatient)).speak(request);

  it('is told by its status, without the key', async () => {
    host().answer(({ headers }, response) => void response.writeHead(401).end(JSON.stringify(headers)));
    const failure: Error = await speak().then(
      () => new Error('no failure'),
      (error) => error as Error,
    );
    expect(failure).toMatchObject({ errorClass: 'unauthorized' });
    expect(`${failure.message} ${JSON.stringify(failure)}`).not.toMatch(/secret/);
    expect(host().heard).toHaveLength(1);
  });

  it('is given up if its answer is too large', async () => {
    host().answer((_request, response) => void response.end(Buffer.alloc(200_000, 'a')));
    await expect(speak()).rejects.toMatchObject({ errorClass: 'too_large' });
  });

  it('is given up if it says nothing', async () => {
    host().answer(() => {});
    await expect(speak(false)).rejects.toMatchObject({ errorClass: 'timeout' });
  });

  it('is given up if it stops in the middle', async () => {
    host().answer((_request, response) => void response.writeHead(200).write('RIFF'));
    await expect(speak(false)).rejects.toMatchObject({ errorClass: 'timeout' });
  });
});

describe('a request for speech', () => {
  const [, request] = CONTRACTS[0] ?? [];
  const speak = async () => (await open('openai')(host())).speak(request as SpeechRequest);

  it.each([429, 500, 503])('is repeated after status %d', async (status) => {
    host().answer((_request, response) => {
      if (host().heard.length === 1) response.writeHead(status).end();
      else response.end(toneOf(1));
    });
    await expect(speak()).resolves.toHaveLength(toneOf(1).length);
  });

  it('has the version of a base URL once', async () => {
    host().answer((_request, response) => response.end(toneOf(1)));
    const { url, ...rest } = host();
    const synthesizer = await open('openai')({ ...rest, url: `${url}/v1` });
    await synthesizer.speak(request as SpeechRequest);
    expect(host().heard.map(({ path }) => path)).toEqual(['/v1/audio/speech']);
  });

  it('follows no redirect, because the key would go with it', async () => {
    host().answer((_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end());
    await expect(speak()).rejects.toMatchObject({ errorClass: 'http_error' });
    expect(host().heard).toHaveLength(1);
  });

  it('ends when the run is stopped', async () => {
    const stopping = new AbortController();
    host().answer(() => stopping.abort(new Error('stopped')));
    const synthesizer = await open('openai')(host());
    const asked = synthesizer.speak({ ...(request as SpeechRequest), signal: stopping.signal });
    await expect(asked).rejects.toThrow('stopped');
  });

  it('goes to the older path of a Piper server without the newer one', async () => {
    host().answer(({ path }, response) => {
      if (path === '/') response.end(toneOf(1));
      else response.writeHead(404).end();
    });
    const piper = await open('piper')(host());
    await piper.speak(said({ id: 'piper/de_DE-thorsten-high' }, 'Hallo'));
    expect(host().heard.map(({ path }) => path)).toEqual(['/synthesize', '/']);
  });
});

describe('the list of a host', () => {
  it.each(TABLE.lists)('of %s tells which voices can speak', async (provider, path, page, ids) => {
    host().answer((_request, response) => void response.end(JSON.stringify(page)));
    const { listIds } = await open(provider)(host());
    expect([...((await listIds?.(NEVER)) ?? [])]).toEqual(ids);
    expect(host().heard).toMatchObject([{ method: 'GET', path }]);
  });

  it.each(['<html>', '{"detail":"secret-key"}', '[1]'])('is not read from %s', async (page) => {
    host().answer((_request, response) => void response.end(page));
    const { listIds } = await open('kokoro')(host());
    await expect(listIds?.(NEVER)).rejects.toMatchObject({
      errorClass: 'malformed',
      message: expect.not.stringContaining('secret'),
    });
  });
});
