import type { AnyList, ProviderContract } from './contract.ts';

/** What an account adds to the list, which is not for the directory. */
const OWN = { id: 'own', name: 'Mine', language: 'en', access: 'private', is_owner: true };

export const cartesia: ProviderContract = {
  keys: { CARTESIA_API_KEY: 'cartesia-key' },
  answer: (list, { path, query, headers }) => {
    if (path !== '/voices') return [404, {}];
    if (headers.authorization !== 'Bearer cartesia-key') return [401, {}];
    if (headers['cartesia-version'] !== '2026-08-14') return [400, {}];
    const voices = [OWN, ...list.map(toCurrent)];
    const start = voices.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = voices.slice(start, start + Number(query.get('limit') ?? 10));
    const has_more = start + data.length < voices.length;
    return [200, { data, has_more, next_page: has_more ? data.at(-1).id : null }];
  },
};

/** A bundled voice, which is in the shape of 2024-06-10, as the current version gives it. */
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
