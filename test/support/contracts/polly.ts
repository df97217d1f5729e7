import type { ProviderContract } from './contract.ts';

const PAGE = 40;
/** A Signature Version 4 for this service in this region. */
const SIGNED = /^AWS4-HMAC-SHA256 Credential=polly-key\/\d{8}\/us-east-1\/polly\/aws4_request, /;

export const polly: ProviderContract = {
  keys: { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'polly-key', AWS_SECRET_ACCESS_KEY: 'polly-secret' },
  bundled: {
    voices: 149,
    one: { id: 'polly/Geraint/standard', language: 'en-GB', accent: 'Welsh', gender: 'Male' },
  },
  needed: ['Id', 'LanguageCode', 'Name'],
  answer: (list, { path, query, headers }) => {
    if (path !== '/v1/voices') return [404, {}];
    if (!SIGNED.test(headers.authorization ?? '')) return [403, {}];
    const start = Number(query.get('NextToken') ?? 0);
    const end = start + PAGE;
    const hasMore = end < list.Voices.length;
    return [200, { Voices: list.Voices.slice(start, end), ...(hasMore && { NextToken: String(end) }) }];
  },
};
