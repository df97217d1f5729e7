import type { ProviderContract } from './contract.ts';

/** Smaller pages than asked for, so that there are several. */
const PAGE = 20;

export const elevenlabs: ProviderContract = {
  keys: { ELEVENLABS_API_KEY: 'elevenlabs-key' },
  answer: (list, { path, query, headers }) => {
    if (path !== '/v2/voices' && path !== '/v1/shared-voices') return [404, {}];
    if (headers['xi-api-key'] !== 'elevenlabs-key') return [401, {}];
    // The account sees an empty library, unless a test fills it.
    if (path === '/v1/shared-voices')
      return [
        200,
        {
          voices: list.library?.[Number(query.get('page'))] ?? [],
          has_more: Number(query.get('page')) + 1 < (list.library?.length ?? 0),
        },
      ];
    const start = Number(query.get('next_page_token') ?? 0);
    const voices = list.voices.slice(start, start + PAGE);
    const has_more = start + voices.length < list.voices.length;
    return [200, { voices, has_more, next_page_token: has_more ? String(start + PAGE) : null }];
  },
};
