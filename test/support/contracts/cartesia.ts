import type { AnyList, ProviderContract } from './contract.ts';

/** Voices of the list that are not public: the account's own, and one that only its owner should find. */
const LEFT_OUT = [
  { id: 'own', name: 'Mine', language: 'en', access: 'private', visibility: 'owner', is_owner: true },
  { id: 'shown', name: 'Shown', language: 'en', access: 'public', visibility: 'all', is_owner: true },
  { id: 'hidden', name: 'Hidden', language: 'en', access: 'public', visibility: 'owner', is_owner: false },
];

export const cartesia: ProviderContract = {
  keys: { CARTESIA_API_KEY: 'cartesia-key' },
  bundled: {
    voices: 725,
    one: {
      id: 'cartesia/f786b574-daa5-4673-aa0c-cbe3e8534c02',
      name: 'Katie',
      language: 'en-US',
      gender: 'Female',
    },
  },
  needed: ['access', 'id', 'language', 'name'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/voices') return [404, {}];
    if (headers.authorization !== 'Bearer cartesia-key') return [401, {}];
    if (headers['cartesia-version'] !== '2026-08-14') return [400, {}];
    const limit = Number(query.get('limit') ?? 10);
    if (!(limit >= 1 && limit <= 100)) return [400, {}];
    const voices = [...LEFT_OUT, ...list.map(toCurrent)];
    const start = voices.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = voices.slice(start, start + limit);
    const has_more = start + data.length < voices.length;
    return [200, { data, has_more, next_page: has_more ? data.at(-1).id : null }];
  },
};

/** Returns a bundled voice, which has the shape of 2024-06-10, in the shape of the current version. */
function toCurrent({ is_public, is_archived: _, ...voice }: AnyList): AnyList {
  return {
    ...voice,
    access: is_public ? 'public' : 'private',
    visibility: 'all',
    is_owner: false,
    tagline: '',
    locales: [{ locale: voice.language, is_native: true }],
    accent: null,
    preview_file_url: null,
  };
}
