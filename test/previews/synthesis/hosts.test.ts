import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSpeechClient, SPEECH_LIMITS } from '../../../src/previews/synthesis/fetch-bytes.ts';
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
import { voice } from '../../support/voice.ts';

/** Limits that only an endless answer exceeds, on however slow a machine. */
const PATIENT = { ...SPEECH_LIMITS, deadlineMs: 2000_000, maxBytes: 100_000, maxRetries: 1, firstRetryMs: 1 };
/** Limits for answers that never end. */
const IMPATIENT = { ...PATIENT, deadlineMs: 2000 };

const host = useSpeechHost();
const client = createSpeechClient('voice-directory/test', PATIENT);
const impatient = createSpeechClient('voice-directory/test', IMPATIENT);
/** The AWS SDK looks for credentials in the environment of the process and nowhere else. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret-key', AWS_MAX_ATTEMPTS: '1' };
beforeAll(() => void Object.assign(process.env, CREDENTIALS));
afterAll(() => Promise.all([client.close(), impatient.close()]));

type Open = (at: SpeechHost, isPatient?: boolean) => Promise<Synthesizer>;

const open =
  (provider: string): Open =>
  async (at, isPatient = true) => {
    if (provider === 'polly') {
      const access = { ...accessTo(at), region: 'eu-west-1' };
      return createPolly(access, isPatient ? PATIENT : IMPATIENT);
    }
    const declaration = hosts.find((each) => each.provider === provider);
    if (!declaration) throw new Error(`no host of ${provider}`);
    const { fetchBytes } = isPatient ? client : impatient;
    return toSynthesizer(declaration, accessTo(at), fetchBytes);
  };

const json = (body: string) => JSON.parse(body) as unknown;
const said = (known: Parameters<typeof voice>[0], text: string, language = 'en-US'): SpeechRequest => ({
  voice: voice(known),
  text,
  language,
  signal: NEVER,
});

/** A request of each host after its documentation; the body is compared as JSON, unless it is text. */
const CONTRACTS: readonly (readonly [
  provider: string,
  request: SpeechRequest,
  expected: Omit<Partial<HeardRequest>, 'body'> & { readonly body: unknown },
])[] = [
  [
    'openai',
    said(
      { id: 'openai/alloy/gpt-4o-mini-tts', provider_voice_id: 'alloy', model_id: 'gpt-4o-mini-tts' },
      'Hi',
    ),
    {
      path: '/v1/audio/speech',
      headers: { authorization: 'Bearer secret-key' },
      body: { model: 'gpt-4o-mini-tts', input: 'Hi', voice: 'alloy', response_format: 'mp3' },
    },
  ],
  [
    'kokoro',
    said({ id: 'kokoro/af_heart', model_id: 'kokoro-82m-v1.0' }, 'Hi'),
    {
      path: '/v1/audio/speech',
      body: { model: 'kokoro', input: 'Hi', voice: 'af_heart', response_format: 'mp3', stream: false },
    },
  ],
  [
    'piper',
    said({ id: 'piper/de_DE-thorsten-high' }, 'Hallo', 'de'),
    { path: '/synthesize', body: { text: 'Hallo', voice: 'de_DE-thorsten-high' } },
  ],
  [
    'piper',
    said({ id: 'piper/en_GB-semaine-medium#prudence' }, 'Hi'),
    { path: '/synthesize', body: { text: 'Hi', voice: 'en_GB-semaine-medium', speaker: 'prudence' } },
  ],
  [
    'xtts',
    said({ id: 'xtts/Alma María' }, '您好', 'zh-CN'),
    { path: '/tts_to_audio/', body: { text: '您好', speaker_wav: 'Alma María', language: 'zh-cn' } },
  ],
  [
    'xtts',
    said({ id: 'xtts/Ana Florence' }, 'Olá', 'pt-BR'),
    { path: '/tts_to_audio/', body: { text: 'Olá', speaker_wav: 'Ana Florence', language: 'pt' } },
  ],
  [
    'azure',
    said({ id: `azure/x"><break/>&'` }, 'Q & A: a < b', 'en-GB'),
    {
      path: '/cognitiveservices/v1',
      headers: {
        'content-type': 'application/ssml+xml',
        'ocp-apim-subscription-key': 'secret-key',
        'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
      },
      body:
        '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-GB">' +
        '<voice name="x&quot;&gt;&lt;break/&gt;&amp;&apos;">Q &amp; A: a &lt; b</voice></speak>',
    },
  ],
  [
    'google',
    said({ id: 'google/cmn-CN-Wavenet-A', model_id: 'wavenet' }, '您好', 'zh-CN'),
    {
      path: '/v1/text:synthesize',
      headers: { 'x-goog-api-key': 'secret-key' },
      body: {
        input: { text: '您好' },
        voice: { languageCode: 'cmn-CN', name: 'cmn-CN-Wavenet-A' },
        audioConfig: { audioEncoding: 'MP3' },
      },
    },
  ],
  [
    'google',
    said({ id: 'google/Kore', model_id: 'gemini-tts' }, 'Hi'),
    {
      path: '/v1/text:synthesize',
      body: {
        input: { text: 'Hi' },
        voice: { languageCode: 'en-US', name: 'Kore', modelName: 'gemini-2.5-flash-tts' },
        audioConfig: { audioEncoding: 'MP3' },
      },
    },
  ],
  [
    'elevenlabs',
    said({ id: 'elevenlabs/a b/../?c' }, 'Hi'),
    {
      path: '/v1/text-to-speech/a%20b%2F..%2F%3Fc?output_format=mp3_44100_128',
      headers: { 'xi-api-key': 'secret-key' },
      body: { text: 'Hi', model_id: 'eleven_multilingual_v2' },
    },
  ],
  [
    'deepgram',
    said({ id: 'deepgram/aura-2-thalia-en&x=1' }, 'Hi'),
    {
      path: '/v1/speak?model=aura-2-thalia-en%26x%3D1',
      headers: { authorization: 'Token secret-key' },
      body: { text: 'Hi' },
    },
  ],
  [
    'polly',
    said({ id: 'polly/Joanna/neural', provider_voice_id: 'Joanna', model_id: 'neural' }, 'Hi'),
    {
      path: '/v1/speech',
      headers: { authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 .*eu-west-1\/polly/) as never },
      body: { Engine: 'neural', OutputFormat: 'mp3', Text: 'Hi', VoiceId: 'Joanna' },
    },
  ],
];

/** Answers a tone, as a host of this provider does. */
const tone = (provider: string): Uint8Array | string =>
  provider === 'google' ? JSON.stringify({ audioContent: toneOf(1).toString('base64') }) : toneOf(1);

describe('a host that speaks', () => {
  it.each(CONTRACTS)('%s is asked after its documentation', async (provider, request, expected) => {
    host().answer((_request, response) => void response.end(tone(provider)));
    const synthesizer = await open(provider)(host());
    expect(Buffer.from(await synthesizer.speak(request)).equals(toneOf(1))).toBe(true);
    const [heard] = host().heard;
    expect({ ...heard, body: heard?.body.startsWith('{') ? json(heard.body) : heard?.body }).toMatchObject({
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
  it.each<[provider: string, path: string, page: unknown, ids: readonly string[]]>([
    [
      'kokoro',
      '/v1/audio/voices',
      { voices: ['af_sky', { id: 'af_heart', name: 'x' }] },
      ['af_sky', 'af_heart'],
    ],
    [
      'piper',
      '/voices',
      {
        'de_DE-thorsten-high': { num_speakers: 1, speaker_id_map: {} },
        'en_GB-semaine-medium': { speaker_id_map: { prudence: 0 } },
      },
      ['de_DE-thorsten-high', 'en_GB-semaine-medium', 'en_GB-semaine-medium#prudence'],
    ],
    ['xtts', '/speakers_list', ['Ana Florence'], ['Ana Florence']],
  ])('of %s tells which voices can speak', async (provider, path, page, ids) => {
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
