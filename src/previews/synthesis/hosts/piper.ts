import * as z from 'zod';
import { type HttpSpeech, json } from '../http-speech.ts';

/** Answer to `/voices`: the configuration of each model by its key. */
const Models = z.record(
  z.string(),
  z.object({ speaker_id_map: z.record(z.string(), z.unknown()).nullish() }),
);

/**
 * Speech of Piper's own HTTP server. The list of its models is read first, because the server speaks with its default voice if it lacks the
 * voice or the speaker of a request. Older releases have the path `/`. Source: `docs/API_HTTP.md` and `src/piper/http_server.py` of
 * OHF-Voice/piper1-gpl, November 2026.
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
  request: ({ text, voiceId }) => {
    // A speaker of a model has an id of its own in the directory: `en_GB-semaine-medium#prudence`.
    const [model, speaker] = voiceId.split('#');
    const content = json({ text, voice: model, ...(speaker && { speaker }) });
    return { path: '/synthesize', ...content, ifNotFound: { path: '/', ...content } };
  },
};
