import * as z from 'zod';
import type { HttpSpeech } from './http-speech.ts';

/** Hosts of providers that charge, if their settings suffice for the list too. */
const PAID = { isPaid: () => true, isConfigured: ({ isListed }) => isListed } satisfies Partial<HttpSpeech>;
/** Servers of one's own, whose list of voices is asked for, because none has all voices of the provider. */
const OWN = { isPaid: () => false, isConfigured: ({ isOwnHost }) => isOwnHost } satisfies Partial<HttpSpeech>;

/** Answer of Google, which has the recording in base64. */
const GoogleAnswer = z.object({ audioContent: z.base64().min(1) });
/** List of Kokoro-FastAPI: objects, or bare ids in older releases. */
const KokoroList = z.object({ voices: z.array(z.union([z.string(), z.object({ id: z.string() })])) });
/** List of Piper's server: the configuration of each model by its key. */
const PiperList = z.record(
  z.string(),
  z.object({ speaker_id_map: z.record(z.string(), z.unknown()).nullish() }),
);

/** Hosts that speak over HTTP, by the requests in the facts about their providers. */
export const hosts: readonly HttpSpeech[] = [
  { provider: 'azure', ...PAID },
  { provider: 'deepgram', isPaid: () => true, isConfigured: ({ key }) => Boolean(key) },
  { provider: 'elevenlabs', ...PAID },
  {
    provider: 'google',
    ...PAID,
    recordingIn: (body) =>
      Buffer.from(GoogleAnswer.parse(JSON.parse(Buffer.from(body).toString())).audioContent, 'base64'),
  },
  {
    provider: 'kokoro',
    ...OWN,
    name: () => 'kokoro-fastapi',
    list: {
      path: '/v1/audio/voices',
      idsIn: (page) =>
        KokoroList.parse(page).voices.map((voice) => (typeof voice === 'string' ? voice : voice.id)),
    },
  },
  // Any server with the API of OpenAI may speak, and may need no key.
  {
    provider: 'openai',
    name: ({ isOwnHost }) => (isOwnHost ? 'openai-compatible' : 'openai'),
    isPaid: ({ isOwnHost }) => !isOwnHost,
    isConfigured: ({ key, isOwnHost }) => Boolean(key) || isOwnHost,
  },
  // The list is read first, because the server speaks with its default voice if it lacks the voice or the speaker of a request.
  // Source: `src/piper/http_server.py` of OHF-Voice/piper1-gpl, November 2026.
  {
    provider: 'piper',
    ...OWN,
    name: () => 'piper-http-server',
    olderPath: '/',
    list: {
      path: '/voices',
      idsIn: (page) =>
        Object.entries(PiperList.parse(page)).flatMap(([model, { speaker_id_map }]) => [
          model,
          ...Object.keys(speaker_id_map ?? {}).map((speaker) => `${model}#${speaker}`),
        ]),
    },
  },
  {
    provider: 'xtts',
    ...OWN,
    name: () => 'xtts-api-server',
    list: { path: '/speakers_list', idsIn: (page) => z.array(z.string()).parse(page) },
  },
];
