import * as z from 'zod';
import { defineProvider } from '../provider.ts';

/** Answer of xtts-streaming-server to `/studio_speakers`: embeddings by the speaker's name. */
const Embeddings = z.record(z.string(), z.object({ speaker_embedding: z.array(z.number()) }));

/**
 * Provider of XTTS's studio speakers, which ship with the model. Coqui closed in January 2024, so that only a server
 * at a configured base URL is asked.
 */
export const xtts = defineProvider({
  id: 'xtts',
  name: 'Coqui XTTS',
  settings: {},
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    http: {
      // Default address of xtts-api-server, which is not requested unless it is configured.
      baseUrl: () => 'http://localhost:8020',
      requests: () => [{ path: '/speakers_list', ifNotFound: { path: '/studio_speakers' } }],
      isOptional: true,
    },
  },
  idParts: [],
  // An array is the answer of xtts-api-server to `/speakers_list`: the names of its speakers.
  records: (page) => (Array.isArray(page) ? page : namesIn(page)),
  Raw: z.string(),
  // The locale is `mul` (multiple languages), because a speaker has no language of its own and speaks all 17 of the
  // model.
  toVoices: (speaker) => [
    {
      nativeId: speaker,
      name: speaker,
      locale: 'mul',
      inferred: { language: 'defaulted' },
      model: 'xtts_v2',
    },
  ],
});

function namesIn(page: unknown): string[] | undefined {
  const { data } = Embeddings.safeParse(page);
  return data && Object.keys(data);
}
