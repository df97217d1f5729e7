import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript/schema.ts';

const { GET } = createClient<paths>({ baseUrl: process.env.VOICE_DIRECTORY_URL ?? '' });
const { data, error } = await GET('/v1/voices', {
  params: { query: { search: 'british female', facets: true, limit: 3 } },
});
if (error) throw new Error(error.error.code);
const names: string[] = data.voices.map(({ name }) => name);
const first = data.voices[0]?.id ?? '';

const one = await GET('/v1/voices/{id}', { params: { path: { id: first } } });
const metadata = await GET('/v1/metadata');
const refused = await GET('/v1/voices', { params: { query: { limit: 0 } } });
const missing = await GET('/v1/audio-url', { params: { query: { voiceId: 'nobody' } } });
const code = missing.error?.error.code;
if (refused.response.status !== 400 || code !== 'voice_not_found') throw new Error('no error');
process.stdout.write(
  JSON.stringify([names.length, data.total, one.data?.id === first, metadata.data?.total_voices]),
);
