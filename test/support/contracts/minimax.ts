import type { ProviderContract } from './contract.ts';

export const minimax: ProviderContract = {
  keys: { MINIMAX_API_KEY: 'minimax-key' },
  answer: (list, { method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/v1/get_voice') return [404, {}];
    if (headers.authorization !== 'Bearer minimax-key')
      return [200, { base_resp: { status_code: 1004, status_msg: 'login fail' } }];
    if (JSON.parse(body).voice_type !== 'system')
      return [200, { base_resp: { status_code: 2013, status_msg: 'invalid params' } }];
    return [200, list];
  },
};
