import * as z from 'zod';
import { type HttpSpeech, json } from '../http-speech.ts';

/** Answer to `/v1/audio/voices`: objects, or bare ids in older releases. */
const Served = z.object({ voices: z.array(z.union([z.string(), z.object({ id: z.string() })])) });

/**
 * Speech of a Kokoro-FastAPI server. Its model is `kokoro` whatever the version, and a stream has no length in its header. Source:
 * `api/src/structures/schemas.py` of remsky/Kokoro-FastAPI, November 2026.
 */
export const kokoro: HttpSpeech = {
  provider: 'kokoro',
  name: () => 'kokoro-fastapi',
  isPaid: () => false,
  isConfigured: ({ isOwnHost }) => isOwnHost,
  list: {
    path: '/v1/audio/voices',
    idsIn: (page) => Served.parse(page).voices.map((voice) => (typeof voice === 'string' ? voice : voice.id)),
  },
  request: ({ text, voiceId }) => ({
    path: '/v1/audio/speech',
    ...json({ model: 'kokoro', input: text, voice: voiceId, response_format: 'mp3', stream: false }),
  }),
};
