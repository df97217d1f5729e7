import { createHash } from 'node:crypto';
import type { Answer, AnyList, Reply } from './contract.ts';

/** Most voices of a page. Pages are smaller than requested, so that there are several. */
const PAGE = 2;
const ELEVENLABS_PAGE = 20;
const POLLY_PAGE = 40;
const NOT_FOUND: Reply = [404, {}];
const UNAUTHORIZED: Reply = [401, {}];
const BAD_REQUEST: Reply = [400, {}];

/** Returns the part of a list from a place on, and the place after the part, where there is more. */
function pageOf<T>(list: readonly T[], start: number, length = PAGE) {
  const end = start + length;
  return { part: list.slice(start, end), end: end < list.length ? end : undefined };
}

/** Voices of an account, by provider, which the answer has beside those of the list and an adapter leaves out. */
const OWN = {
  cartesia: [
    { id: 'own', name: 'Mine', language: 'en', access: 'private', visibility: 'owner', is_owner: true },
    { id: 'shown', name: 'Shown', language: 'en', access: 'public', visibility: 'all', is_owner: true },
    { id: 'hidden', name: 'Hidden', language: 'en', access: 'public', visibility: 'owner', is_owner: false },
  ],
  elevenlabs: [
    { voice_id: 'clone', name: 'Mine', category: 'cloned', labels: {}, sharing: null, is_owner: true },
    { voice_id: 'made', name: 'Made up', category: 'generated', labels: {}, sharing: null, is_owner: true },
    {
      ...{ voice_id: 'saved', name: 'Saved', category: 'professional', is_owner: false },
      labels: { language: 'en', gender: 'male' },
      sharing: { status: 'copied', public_owner_id: 'owner', original_voice_id: 'original' },
    },
  ],
  hume: { id: '00000000-0000-0000-0000-000000000000', name: 'Mine', provider: 'CUSTOM_VOICE' },
  minimax: {
    voice_cloning: [{ voice_id: 'English_mine', description: [], created_time: '2026-01-01' }],
    voice_generation: [{ voice_id: 'ttv-voice-2026', description: ['Mine'], created_time: '2026-01-01' }],
  },
  speechify: {
    ...{ id: 'mine', type: 'personal', display_name: 'Mine', gender: 'male', locale: 'en-US' },
    models: [],
  },
};
/** Models of speech recognition, which the same answer of Deepgram lists. */
const STT = [{ name: 'nova-3', canonical_name: 'nova-3', architecture: 'nova', languages: ['en'] }];
/** A Signature Version 4 for Polly in its region. */
const SIGNED = /^AWS4-HMAC-SHA256 Credential=polly-key\/\d{8}\/us-east-1\/polly\/aws4_request, /;
const EDGE = { path: '/consumer/speech/synthesize/readaloud/voices/list', windowMs: 300_000 };

/** Answers that no path and header alone decide: those of pages, of lists that hold more, and of failures with status 200. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  cartesia: (list, { query, headers }) => {
    if (headers['cartesia-version'] !== '2026-08-14') return BAD_REQUEST;
    const limit = Number(query.get('limit') ?? 10);
    if (!(limit >= 1 && limit <= 100)) return BAD_REQUEST;
    const voices = [...OWN.cartesia, ...list.map(toCurrentCartesia)];
    const { part, end } = pageOf(
      voices,
      voices.findIndex(({ id }) => id === query.get('starting_after')) + 1,
      limit,
    );
    return [200, { data: part, has_more: end !== undefined, next_page: end ? part.at(-1).id : null }];
  },
  // The list is open to all, but a key in the request has to be right.
  deepgram: (list, { headers: { authorization = 'Token deepgram-key' } }) =>
    authorization === 'Token deepgram-key' ? [200, { ...list, stt: STT }] : UNAUTHORIZED,
  edge: (list, { path, query }) => {
    if (path !== EDGE.path) return NOT_FOUND;
    const token = query.get('trustedclienttoken') ?? '';
    const isKnown = token === 'EDGE0TOKEN' && query.has('Sec-MS-GEC-Version');
    // The hash of the window before is right too, because the window may have ended since the request.
    const hashes = [0, EDGE.windowMs].map((ago) => edgeHashAt(Date.now() - ago, token));
    return isKnown && hashes.includes(query.get('Sec-MS-GEC') ?? '') ? [200, list] : [403, ''];
  },
  elevenlabs: (list, { path, query, headers }) => {
    const answer = ELEVENLABS_LISTS[path];
    if (!answer) return NOT_FOUND;
    if (headers['xi-api-key'] !== 'elevenlabs-key') return UNAUTHORIZED;
    const pageSize = Number(query.get('page_size') ?? 10);
    return pageSize >= 1 && pageSize <= 100 ? [200, answer(list, query)] : [422, {}];
  },
  'fish-audio': (list, { query }) => {
    const author = query.get('author_id');
    const items = list.filter((item: AnyList) => item.author._id === author);
    const { part } = pageOf(items, (Number(query.get('page_number')) - 1) * PAGE);
    return [200, { total: items.length, items: part }];
  },
  hume: (list, { query }) => {
    const provider = query.get('provider');
    const page_number = Number(query.get('page_number') ?? 0);
    const page_size = Number(query.get('page_size') ?? 10);
    // The provider has to be named, and pages have 1 to 100 voices.
    if (provider === null || !(page_size >= 1 && page_size <= 100)) return BAD_REQUEST;
    const voices = [...list, OWN.hume].filter((voice) => voice.provider === provider);
    const total_pages = Math.ceil(voices.length / PAGE);
    // A request for a page after the last one is a mistake.
    if (page_number >= total_pages) return BAD_REQUEST;
    const { part } = pageOf(voices, page_number * PAGE);
    return [200, { page_number, page_size: PAGE, total_pages, voices_page: part }];
  },
  inworld: (list, { query }) => {
    // A request without a paging parameter gets the older form of the list, which is cut without notice.
    if (!query.has('pageSize') && !query.has('pageToken')) return [200, { voices: list.slice(0, 3) }];
    const { part, end = '' } = pageOf(list, Number(query.get('pageToken') ?? 0));
    return [200, { voices: part, nextPageToken: String(end), totalSize: list.length }];
  },
  lmnt: (list, { query }) => {
    const owner = query.get('owner') ?? 'all';
    return [200, list.filter((voice: AnyList) => owner === 'all' || voice.owner === owner)];
  },
  minimax: (list, { method, path, headers, body }) => {
    if (method !== 'POST' || path !== '/v1/get_voice') return NOT_FOUND;
    const fail = (status_code: number, status_msg: string): Reply => [
      200,
      { base_resp: { status_code, status_msg } },
    ];
    if (headers.authorization !== 'Bearer minimax-key') return fail(1004, 'login fail');
    const type: AnyList = headers['content-type'] === 'application/json' && JSON.parse(body).voice_type;
    const voices = { ...OWN.minimax, system: list.system_voice };
    if (type !== 'all' && !(type in voices)) return fail(2013, 'invalid params');
    const asked = (name: keyof typeof voices) => (type === name || type === 'all' ? voices[name] : null);
    const own = { voice_cloning: asked('voice_cloning'), voice_generation: asked('voice_generation') };
    return [200, { ...list, system_voice: asked('system'), ...own }];
  },
  // Nobody has published the list of Falcon.
  murf: (list, { query }) => [200, (query.get('model') ?? 'GEN2') === 'GEN2' ? list : []],
  polly: (list, { query, headers }) => {
    if (!SIGNED.test(headers.authorization ?? '')) return [403, {}];
    const { part, end } = pageOf(list.Voices, Number(query.get('NextToken') ?? 0), POLLY_PAGE);
    return [200, { Voices: part, ...(end !== undefined && { NextToken: String(end) }) }];
  },
  // The answer is that of a host without the filter `pre_built_resemble_voice`, and lists the account's own voices too.
  resemble: (list, { query }) => {
    const page = Number(query.get('page'));
    if (!(page >= 1)) return [200, { success: false, message: 'page is required' }];
    const { part: items } = pageOf(list, (page - 1) * PAGE);
    return [200, { success: true, page, num_pages: Math.ceil(list.length / PAGE), page_size: PAGE, items }];
  },
  // One model on the older path, one on the newer; of the others, some are unknown and some are refused.
  smallest: (list, { path, headers }) => {
    const [, root, model = ''] = /^\/(api|waves)\/v1\/([^/]+)\/get_voices$/.exec(path) ?? [];
    if (headers.authorization !== 'Bearer smallest-key') return UNAUTHORIZED;
    if (root !== (model === 'lightning-v2' ? 'api' : 'waves')) return NOT_FOUND;
    return list[model] ? [200, { voices: list[model] }] : [400, { error: 'Bad request' }];
  },
  speechify: (list) => [200, [OWN.speechify, ...list]],
  ultravox: (list, { query }) => {
    const { part, end } = pageOf(list, Number(query.get('cursor') ?? 0));
    const next = `http://api.ultravox.ai/api/voices?ownership=public&pageSize=100&cursor=${end}`;
    return [
      200,
      { next: end === undefined ? null : next, previous: null, results: part, total: list.length },
    ];
  },
  // Each voice also has its address within the caller's instance, and the voices come in no fixed order.
  watson: ({ voices }) => {
    const instance = 'https://api.us-south.text-to-speech.watson.cloud.ibm.com/instances/0/v1/voices';
    return [
      200,
      { voices: voices.map((voice: AnyList) => ({ ...voice, url: `${instance}/${voice.name}` })) },
    ];
  },
};

/** Returns a bundled voice of Cartesia, which has the shape of 2024-06-10, in the shape of the current version. */
function toCurrentCartesia({ is_public, is_archived: _, ...voice }: AnyList): AnyList {
  return {
    ...voice,
    ...{ access: is_public ? 'public' : 'private', visibility: 'all', is_owner: false, tagline: '' },
    ...{ locales: [{ locale: voice.language, is_native: true }], accent: null, preview_file_url: null },
  };
}

/** Returns the hash that edge-tts computes: of the seconds since 1601, rounded down to five minutes, as ticks of 100 ns. */
function edgeHashAt(timeMs: number, token: string): string {
  const seconds = Math.floor(timeMs / 1000) + 11_644_473_600;
  const ticks = `${seconds - (seconds % 300)}0000000`;
  return createHash('sha256')
    .update(ticks + token)
    .digest('hex')
    .toUpperCase();
}

const ELEVENLABS_LISTS: Readonly<Record<string, (list: AnyList, query: URLSearchParams) => unknown>> = {
  '/v1/voices': (list) => ({ voices: [...list.voices, ...OWN.elevenlabs] }),
  '/v2/voices': (list, query) => {
    // The token is opaque: any other text starts at the first page.
    const start = Number(/^after (\d+)$/.exec(query.get('next_page_token') ?? '')?.[1] ?? 0);
    const { part, end } = pageOf([...list.voices, ...OWN.elevenlabs], start, ELEVENLABS_PAGE);
    return { voices: part, has_more: end !== undefined, next_page_token: end ? `after ${end}` : null };
  },
  // Pages count from 0. The library is empty, unless a test fills it.
  '/v1/shared-voices': ({ library = [] }, query) => {
    const page = Number(query.get('page') ?? 0);
    return { voices: library[page] ?? [], has_more: page + 1 < library.length };
  },
};
