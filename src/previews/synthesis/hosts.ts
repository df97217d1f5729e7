import * as z from 'zod';
import type { HttpSpeech } from './http-speech.ts';

/** Properties of hosts that charge for speech. A paid host counts as configured if the settings suffice to request its voice list. */
const PAID = { isPaid: () => true, isConfigured: ({ isListed }) => isListed } satisfies Partial<HttpSpeech>;
/** Properties of self-hosted servers: free of charge, and configured if the base URL is set. */
const OWN = { isPaid: () => false, isConfigured: ({ isOwnHost }) => isOwnHost } satisfies Partial<HttpSpeech>;

/** Response of Google, with the recording in Base64. */
const GoogleAnswer = z.object({ audioContent: z.base64().min(1) });
/** Voice list of Kokoro-FastAPI: objects, or plain ids in older releases. */
const KokoroList = z.object({ voices: z.array(z.union([z.string(), z.object({ id: z.string() })])) });
/** Voice list of Piper's server: the configuration of each model, by model key. */
const PiperList = z.record(
  z.string(),
  z.object({ speaker_id_map: z.record(z.string(), z.unknown()).nullish() }),
);

/** Hosts that offer speech synthesis over HTTP. The form of a request is declared in the facts about each provider (`PROVIDER_FACTS`). */
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
  // The base URL may be that of any OpenAI-compatible server. A self-hosted server may need no key.
  {
    provider: 'openai',
    name: ({ isOwnHost }) => (isOwnHost ? 'openai-compatible' : 'openai'),
    isPaid: ({ isOwnHost }) => !isOwnHost,
    isConfigured: ({ key, isOwnHost }) => Boolean(key) || isOwnHost,
  },
  // The voice list is read first, because for a missing voice or speaker the server would use its default voice. Source: `src/piper/http_server.py`
  // of OHF-Voice/piper1-gpl, November 2026.
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
