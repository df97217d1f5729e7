import type { AnyList, ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 20;
const MAX_PAGE_SIZE = 100;

/** Voices of an account beside the premade ones: clones, and voices of the library under ids of the account's own. */
const OWN = [
  { voice_id: 'clone', name: 'Mine', category: 'cloned', labels: {}, sharing: null, is_owner: true },
  { voice_id: 'made', name: 'Made up', category: 'generated', labels: {}, sharing: null, is_owner: true },
  {
    voice_id: 'saved',
    name: 'Saved',
    category: 'professional',
    labels: { language: 'en', gender: 'male' },
    sharing: { status: 'copied', public_owner_id: 'owner', original_voice_id: 'original' },
    is_owner: false,
  },
];

export const elevenlabs: ProviderContract = {
  keys: { ELEVENLABS_API_KEY: 'elevenlabs-key' },
  bundled: {
    voices: 52,
    one: {
      id: 'elevenlabs/CwhRBWXzGAHq8TQ4Fs17',
      name: 'Roger',
      gender: 'Male',
      accent: 'American',
      age: 'middle-aged',
      use_cases: ['social-media'],
      models: [
        'eleven_flash_v2',
        'eleven_flash_v2_5',
        'eleven_multilingual_v2',
        'eleven_turbo_v2',
        'eleven_turbo_v2_5',
        'eleven_v2_5_flash',
        'eleven_v2_flash',
      ],
      preview: true,
    },
  },
  needed: ['category', 'name', 'voice_id'],
  answer: (list, { path, query, headers }) => {
    const answer = LISTS[path];
    if (!answer) return [404, {}];
    if (headers['xi-api-key'] !== 'elevenlabs-key') return [401, {}];
    const pageSize = Number(query.get('page_size') ?? 10);
    return pageSize >= 1 && pageSize <= MAX_PAGE_SIZE ? [200, answer(list, query)] : [422, {}];
  },
};

const LISTS: Readonly<Record<string, (list: AnyList, query: URLSearchParams) => unknown>> = {
  '/v1/voices': (list) => ({ voices: [...list.voices, ...OWN] }),
  '/v2/voices': (list, query) => {
    const all = [...list.voices, ...OWN];
    // The token is opaque: any other text starts at the first page.
    const start = Number(/^after (\d+)$/.exec(query.get('next_page_token') ?? '')?.[1] ?? 0);
    const end = start + PAGE;
    const has_more = end < all.length;
    return { voices: all.slice(start, end), has_more, next_page_token: has_more ? `after ${end}` : null };
  },
  // Pages count from 0. The library is empty, unless a test fills it.
  '/v1/shared-voices': ({ library = [] }, query) => {
    const page = Number(query.get('page') ?? 0);
    return { voices: library[page] ?? [], has_more: page + 1 < library.length };
  },
};
