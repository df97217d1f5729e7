import * as z from 'zod';
import { LOCAL_SPEECH } from '../../../providers/speech/local-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Answer to `/voices`: the configuration of each model by its key. */
const Models = z.record(
  z.string(),
  z.object({ speaker_id_map: z.record(z.string(), z.unknown()).nullish() }),
);

const synthesize = requestOf(LOCAL_SPEECH.piper);

/**
 * Speech of Piper's own HTTP server. The list of its models is read first, because the server speaks with its default voice if it lacks the
 * voice or the speaker of a request. Older releases have the path `/`. Source: `src/piper/http_server.py` of OHF-Voice/piper1-gpl,
 * November 2026.
 */
export const piper: HttpSpeech = {
  provider: 'piper',
  name: () => 'piper-http-server',
  isPaid: () => false,
  isConfigured: ({ isOwnHost }) => isOwnHost,
  list: {
    path: '/voices',
    idsIn: (page) =>
      Object.entries(Models.parse(page)).flatMap(([model, { speaker_id_map }]) => [
        model,
        ...Object.keys(speaker_id_map ?? {}).map((speaker) => `${model}#${speaker}`),
      ]),
  },
  request: (sentence, access) => {
    const request = synthesize(sentence, access);
    return { ...request, ifNotFound: { ...request, path: '/' } };
  },
};
