import type { ProviderContract } from './contract.ts';

/** Pages are smaller than requested, so that there are several. */
const PAGE = 2;

export const ultravox: ProviderContract = {
  keys: { ULTRAVOX_API_KEY: 'ultravox-key' },
  sample: [
    {
      ...voice('00000000-0000-4000-8000-000000000001', 'Riya-Rao-English-Indian', 'en-IN', 'eleven_labs'),
      definition: { elevenLabs: { voiceId: 'riya', model: 'eleven_turbo_v2_5' } },
    },
    voice('00000000-0000-4000-8000-000000000002', 'Mark-Slow', 'en-US', 'inworld'),
    {
      ...voice('00000000-0000-4000-8000-000000000003', 'Álvaro-Spanish', null, 'cartesia'),
      description: 'Calm',
      languageLabel: '🇪🇸 Spanish (Spain)',
    },
    { ...voice('00000000-0000-4000-8000-000000000004', 'Mine', 'en', 'lmnt'), ownership: 'private' },
    voice('00000000-0000-4000-8000-000000000005', 'Swedish', 'sv', null),
  ],
  voices: [
    {
      id: 'ultravox/00000000-0000-4000-8000-000000000001',
      name: 'Riya Rao',
      language: 'en-IN',
      model_id: 'eleven_turbo_v2_5',
      preview: false,
    },
    { id: 'ultravox/00000000-0000-4000-8000-000000000002', name: 'Mark-Slow', gender: 'Neutral' },
    { id: 'ultravox/00000000-0000-4000-8000-000000000003', name: 'Álvaro', language: 'es-ES' },
    { id: 'ultravox/00000000-0000-4000-8000-000000000005', name: 'Swedish', language: 'sv-SE' },
  ],
  needed: ['name', 'ownership', 'voiceId'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/api/voices') return [404, {}];
    if (headers['x-api-key'] !== 'ultravox-key') return [401, {}];
    const start = Number(query.get('cursor') ?? 0);
    const end = start + PAGE;
    const next =
      end < list.length
        ? `http://api.ultravox.ai/api/voices?ownership=public&pageSize=100&cursor=${end}`
        : null;
    return [200, { next, previous: null, results: list.slice(start, end), total: list.length }];
  },
};

function voice(voiceId: string, name: string, primaryLanguage: string | null, provider: string | null) {
  return {
    voiceId,
    name,
    description: null,
    primaryLanguage,
    languageLabel: '🇺🇸 English (United States)',
    previewUrl: `https://api.ultravox.ai/api/voices/${voiceId}/preview`,
    ownership: 'public',
    billingStyle: 'VOICE_BILLING_STYLE_INCLUDED',
    provider,
    definition: {},
  };
}
