import * as z from 'zod';
import { defineProvider } from '../provider.ts';

/** `/studio_speakers` of xtts-streaming-server: name → embedding, of which only the name is of use. */
const Embeddings = z.record(z.string(), z.object({ speaker_embedding: z.array(z.number()) }));

/** Coqui closed in January 2024. The studio speakers ship with the model; who serves it says which there are. */
export const xtts = defineProvider({
  id: 'xtts',
  name: 'Coqui XTTS',
  settings: {},
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    http: {
      // Where xtts-api-server listens by itself; only a set address is asked.
      baseUrl: () => 'http://localhost:8020',
      requests: () => [{ path: '/speakers_list', whenMissing: { path: '/studio_speakers' } }],
      isOptional: true,
    },
  },
  idParts: [],
  // `/speakers_list` of xtts-api-server: the names of its speakers.
  records: (page) => (Array.isArray(page) ? page : namesIn(page)),
  Raw: z.string(),
  // A speaker is a timbre: it has no language of its own and speaks all 17 of the model alike.
  // Every speaker speaks all of the model's languages.
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
