import { client } from './hey-api/client.gen';
import { getAudioUrlV1, getMetadataV1, getVoiceV1, listVoicesV1, type Voice } from './hey-api/index';

client.setConfig({ baseUrl: process.env.VOICE_DIRECTORY_URL ?? '' });
const { data, error } = await listVoicesV1({ query: { search: 'british female', facets: true, limit: 3 } });
if (error) throw new Error(error.error.code);
const voices: Voice[] = data?.voices ?? [];
const names: string[] = voices.map(({ name }) => name);
const first = voices[0]?.id ?? '';

const one = await getVoiceV1({ path: { id: first } });
const metadata = await getMetadataV1();
const refused = await listVoicesV1({ query: { limit: 0 } });
const missing = await getAudioUrlV1({ query: { voiceId: 'nobody' } });
const code = missing.error?.error.code;
if (refused.response?.status !== 400 || code !== 'voice_not_found') throw new Error('no error');
process.stdout.write(
  JSON.stringify([names.length, data?.total, one.data?.id === first, metadata.data?.total_voices]),
);
