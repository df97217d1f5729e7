import type { AnyList, ProviderContract } from './contract.ts';

/** An account's own voices, by the type that asks for them. */
const OWN = {
  voice_cloning: [{ voice_id: 'English_mine', description: [], created_time: '2026-01-01' }],
  voice_generation: [{ voice_id: 'ttv-voice-2026', description: ['Mine'], created_time: '2026-01-01' }],
};
const TYPES = ['system', 'all', ...Object.keys(OWN)];

/** Errors come with status 200. */
const failure = (status_code: number, status_msg: string) =>
  [200, { base_resp: { status_code, status_msg } }] as const;

export const minimax: ProviderContract = {
  keys: { MINIMAX_API_KEY: 'minimax-key' },
  bundled: {
    voices: 327,
    one: { id: 'minimax/Cantonese_ProfessionalHost（F)', language: 'yue-HK', gender: 'Female' },
  },
  needed: ['voice_id'],
  answer: (list, { method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/v1/get_voice') return [404, {}];
    if (headers.authorization !== 'Bearer minimax-key') return failure(1004, 'login fail');
    const type: AnyList = headers['content-type'] === 'application/json' && JSON.parse(body).voice_type;
    if (!TYPES.includes(type)) return failure(2013, 'invalid params');
    const asked = (name: string, voices: unknown) => (type === name || type === 'all' ? voices : null);
    return [
      200,
      {
        ...list,
        system_voice: asked('system', list.system_voice),
        voice_cloning: asked('voice_cloning', OWN.voice_cloning),
        voice_generation: asked('voice_generation', OWN.voice_generation),
      },
    ];
  },
};
