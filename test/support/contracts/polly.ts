import type { ProviderContract } from './contract.ts';

const PAGE = 40;

export const polly: ProviderContract = {
  keys: { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'polly-key', AWS_SECRET_ACCESS_KEY: 'polly-secret' },
  answer: (list, { path, query, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=polly-key/')) return [403, {}];
    const start = Number(query.get('NextToken') ?? 0);
    const end = start + PAGE;
    const hasMore = end < list.Voices.length;
    return [200, { Voices: list.Voices.slice(start, end), ...(hasMore && { NextToken: String(end) }) }];
  },
};
