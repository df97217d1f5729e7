import {
  getMetadataV1Response,
  getVoiceV1Response,
  listVoicesV1QueryParams,
  listVoicesV1Response,
} from './orval-zod/client';

const get = async (path: string): Promise<unknown> =>
  (await fetch(new URL(path, process.env.VOICE_DIRECTORY_URL))).json();
const query = listVoicesV1QueryParams.parse({ search: 'british female', limit: 3 });
const page = listVoicesV1Response.parse(
  await get(`/v1/voices?facets=true&search=${query.search}&limit=${query.limit}`),
);
const names: string[] = page.voices.map(({ name }) => name);
const first = page.voices[0]?.id ?? '';

listVoicesV1Response.parse(await get(`/v1/voices?similar_to=${first}&explain=true`));
listVoicesV1Response.parse(await get(`/v1/voices?ids=${first},polly/Joanna&fields=accent`));
const one = getVoiceV1Response.parse(await get(`/v1/voices/${first}`));
const metadata = getMetadataV1Response.parse(await get('/v1/metadata'));
if (listVoicesV1Response.safeParse({ voices: 1 }).success) throw new Error('no error');
process.stdout.write(JSON.stringify([names.length, page.total, one.id === first, metadata.total_voices]));
