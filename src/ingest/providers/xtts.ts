import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';

/** Response of xtts-streaming-server to `/studio_speakers`: speaker embeddings by the speaker's name. */
const Embeddings = z.record(z.string(), z.object({ speaker_embedding: z.array(z.number()) }));

const LANGUAGES = [...listTable('xtts', 'languages').keys()];

/** Provider of XTTS's speakers. The live list needs a configured base URL: XTTS has no hosted service, because Coqui closed in January 2024. */
export const xtts = defineProvider({
  id: 'xtts',
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    // This default URL of xtts-api-server is never requested, because `isConfigured` requires the setting of a base URL.
    baseUrl: () => 'http://localhost:8020',
    requests: () => [{ path: '/speakers_list', ifNotFound: { path: '/studio_speakers' } }],
    isOptional: true,
  },
  // A page of xtts-api-server is an array of names. A page of xtts-streaming-server is an object with the names as keys.
  records: (page) => (Array.isArray(page) ? page : namesIn(page)),
  Raw: z.string(),
  // An XTTS speaker has no main language (`mul`) and speaks each of the model's 17 languages.
  toVoices: (speaker) => ({
    nativeId: speaker,
    name: speaker,
    locale: 'mul',
    inferred: { language: 'defaulted' },
    otherLocales: LANGUAGES,
    model: 'xtts_v2',
  }),
});

function namesIn(page: unknown): string[] | undefined {
  const { data } = Embeddings.safeParse(page);
  return data && Object.keys(data);
}
