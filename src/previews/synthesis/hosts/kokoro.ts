import * as z from 'zod';
import { LOCAL_SPEECH } from '../../../providers/speech/local-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Answer to `/v1/audio/voices`: objects, or bare ids in older releases. */
const Served = z.object({ voices: z.array(z.union([z.string(), z.object({ id: z.string() })])) });

/** Speech of a Kokoro-FastAPI server. */
export const kokoro: HttpSpeech = {
  provider: 'kokoro',
  name: () => 'kokoro-fastapi',
  isPaid: () => false,
  isConfigured: ({ isOwnHost }) => isOwnHost,
  list: {
    path: '/v1/audio/voices',
    idsIn: (page) => Served.parse(page).voices.map((voice) => (typeof voice === 'string' ? voice : voice.id)),
  },
  request: requestOf(LOCAL_SPEECH.kokoro),
};
