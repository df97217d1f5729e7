import * as z from 'zod';
import { listTable } from '../list-table.ts';
import { defineProvider } from '../provider.ts';

/** Answer of xtts-streaming-server to `/studio_speakers`: embeddings by the speaker's name. */
const Embeddings = z.record(z.string(), z.object({ speaker_embedding: z.array(z.number()) }));

/** Languages that every voice of the model speaks. A language has no region, because the documentation names none. */
const LANGUAGES = [...listTable('xtts', 'languages').keys()];

/**
 * Provider of XTTS's studio speakers, the voices that ship with the model. A list is requested only if a base URL is
 * configured, because nobody hosts XTTS: Coqui, the maker, closed in January 2024.
 */
export const xtts = defineProvider({
  id: 'xtts',
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    http: {
      // The default address of xtts-api-server is never requested, because isConfigured demands a base URL, which replaces the default.
      baseUrl: () => 'http://localhost:8020',
      requests: () => [{ path: '/speakers_list', ifNotFound: { path: '/studio_speakers' } }],
      isOptional: true,
    },
  },
  // The page has either of two shapes, because xtts-api-server answers `/speakers_list` with an array of names, and
  // xtts-streaming-server answers `/studio_speakers` with an object.
  records: (page) => (Array.isArray(page) ? page : namesIn(page)),
  Raw: z.string(),
  // The locale is `mul` (multiple languages), because an XTTS speaker has no main language and speaks each of the
  // model's 17 languages.
  toVoices: (speaker) => [
    {
      nativeId: speaker,
      name: speaker,
      locale: 'mul',
      inferred: { language: 'defaulted' },
      otherLocales: LANGUAGES,
      model: 'xtts_v2',
    },
  ],
});

function namesIn(page: unknown): string[] | undefined {
  const { data } = Embeddings.safeParse(page);
  return data && Object.keys(data);
}
