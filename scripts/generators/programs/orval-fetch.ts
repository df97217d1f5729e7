import { getAudioUrlV1, getMetadataV1, getVoiceV1, listVoicesV1, type Voice } from './orval-fetch/client';

const answer = await listVoicesV1({ search: 'british female', facets: true, limit: 3 });
if (answer.status !== 200) throw new Error(String(answer.status));
const voices: Voice[] = answer.data.voices;
const names: string[] = voices.map(({ name }) => name);
const first = voices[0]?.id ?? '';

const one = await getVoiceV1(encodeURIComponent(first));
const metadata = await getMetadataV1();
const refused = await listVoicesV1({ limit: 0 });
const missing = await getAudioUrlV1({ voiceId: 'nobody' });
if (one.status !== 200 || metadata.status !== 200) throw new Error('no answer');
const code = missing.status === 404 ? missing.data.error.code : undefined;
if (refused.status !== 400 || code !== 'voice_not_found') throw new Error('no error');
process.stdout.write(
  JSON.stringify([names.length, answer.data.total, one.data.id === first, metadata.data.total_voices]),
);
