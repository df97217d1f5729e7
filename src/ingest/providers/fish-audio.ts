import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  _id: z.string(),
  type: z.string(),
  title: z.string(),
  description: optionalText,
  state: z.string(),
  visibility: z.string(),
  tags: optionalTexts,
  languages: optionalTexts,
});

const Page = z.object({ total: z.number(), items: z.array(z.unknown()) });

const PAGE_SIZE = '100';

/**
 * Millions of voices that anybody makes, many of them after people who were never asked. So only voices of authors
 * whom the operator names are listed: the ids are in the addresses of their pages.
 */
export const fishAudio = defineProvider({
  id: 'fish-audio',
  name: 'Fish Audio',
  // Named as in Fish's own SDKs, which begin with FISH.
  settings: { key: 'FISH_API_KEY', authors: 'FISH_AUTHOR_IDS' },
  isConfigured: ({ key, authors }) => Boolean(key && authors),
  list: {
    http: {
      baseUrl: () => 'https://api.fish.audio',
      requests: ({ key = '', authors = '' }) =>
        [...new Set(authors.split(/[\s,]+/).filter(Boolean))].map((author_id) => ({
          path: '/model',
          query: { author_id, page_size: PAGE_SIZE, page_number: '1' },
          headers: { Authorization: `Bearer ${key}` },
        })),
      // Counted by what came: the server may give smaller pages than asked for. A last page that is not full is
      // followed by an empty one.
      next: (page, { query, ...request }) => {
        const { total, items } = Page.parse(page);
        const pageNumber = Number(query?.page_number);
        if (items.length === 0 || pageNumber * items.length >= total) return undefined;
        return { ...request, query: { ...query, page_number: String(pageNumber + 1) } };
      },
    },
  },
  isBundled: false,
  idParts: [],
  records: (page) => Page.safeParse(page).data?.items,
  Raw,
  toVoices: ({ type, state, visibility, ...raw }) => {
    // `svc` is voice conversion; what is not trained cannot speak, what is not public belongs to an account.
    if (type !== 'tts' || state !== 'trained' || visibility !== 'public') return [];
    const [locale = ''] = raw.languages ?? [];
    // No sample: their addresses are signed for an hour.
    return [
      {
        nativeId: raw._id,
        name: raw.title,
        locale,
        description: raw.description,
        tags: raw.tags,
      },
    ];
  },
});
