import * as z from 'zod';
import { defineProvider, type ListRequest, PAGE_SIZE } from '../provider.ts';
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

const Sampled = z.object({ samples: z.array(z.object({ audio: z.string() })) });

/**
 * Provider of the public voices of the Fish Audio authors in FISH_AUTHOR_IDS. The URL of an author's page contains the author's id. Other authors are
 * excluded, because users have made most of Fish Audio's millions of voices, often without the speaker's consent.
 */
export const fishAudio = defineProvider({
  id: 'fish-audio',
  // The variables start with FISH instead of FISH_AUDIO, because Fish Audio's own SDKs use FISH.
  settings: { key: 'FISH_API_KEY', authors: 'FISH_AUTHOR_IDS' },
  list: {
    baseUrl: () => 'https://api.fish.audio',
    requests: ({ key = '', authors = '' }) =>
      [...new Set(authors.split(/[\s,]+/).filter(Boolean))].map(
        (author_id): ListRequest => ({
          list: author_id,
          path: '/model',
          query: { author_id, page_size: PAGE_SIZE, page_number: '1' },
          headers: { Authorization: `Bearer ${key}` },
        }),
      ),
    // The number of voices read so far is estimated as page number times voices on this page. The server may send smaller pages than requested. If the
    // last page is short, the estimate is too low, and one empty page is requested as well.
    next: (page, { query, ...request }) => {
      const { total, items } = Page.parse(page);
      const pageNumber = Number(query?.page_number);
      if (items.length === 0 || pageNumber * items.length >= total) return undefined;
      return { ...request, query: { ...query, page_number: String(pageNumber + 1) } };
    },
  },
  keyedSample: {
    request: (voiceId, { key = '' }) => ({
      path: `/model/${encodeURIComponent(voiceId)}`,
      headers: { Authorization: `Bearer ${key}` },
    }),
    locate: (answer) => {
      const [sample] = Sampled.safeParse(answer).data?.samples ?? [];
      return sample && { url: sample.audio };
    },
  },
  isBundled: false,
  records: (page) => Page.safeParse(page).data?.items,
  Raw,
  toVoices: ({ type, state, visibility, ...raw }) => {
    // Records of type `svc` are excluded as models for voice conversion; voices that are not public are excluded, because they belong to an account.
    if (type !== 'tts' || state !== 'trained' || visibility !== 'public') return undefined;
    const [locale = ''] = raw.languages ?? [];
    // Samples are left out, because their URLs are signed for an hour.
    return {
      nativeId: raw._id,
      name: raw.title,
      locale,
      otherLocales: raw.languages,
      description: raw.description,
      tags: raw.tags,
    };
  },
});
