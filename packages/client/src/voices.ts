import type { Client } from 'openapi-fetch';
import { allVoices } from './all-voices.ts';
import { VoiceDirectoryError } from './errors.ts';
import type { paths } from './openapi-types.ts';
import type { VoiceDump, VoiceLookup, VoiceOperations } from './operations.ts';
import type { Init, ToInit } from './options.ts';
import { assertParameters } from './parameters.ts';
import { toParameters, type VoiceQuery, wellFormed } from './query.ts';
import { readAnswer } from './read-answer.ts';

/** Maximum number of voices in one response of the service. */
const PAGE_SIZE = 200;
/** Pattern of ids that would change the path of the URL: the empty string, and the dot segments `.` and `..`, which URL parsers remove. */
const NO_ID = /^\.{0,2}$/;
/** Outcomes of a look-up of a voice, by error code. */
const MISSING: Partial<Record<string, 'removed' | 'unknown'>> = {
  voice_not_found: 'unknown',
  voice_removed: 'removed',
};

/** Creates the operations on voices. `fresh` makes a browser revalidate its HTTP cache, so that no page is from an earlier catalog. */
export function createVoiceOperations(
  api: Client<paths>,
  toInit: ToInit,
  fresh: Pick<Init, 'cache'>,
  dump: (init: Init) => Promise<VoiceDump>,
): VoiceOperations {
  const list = (query: VoiceQuery, init: Init) =>
    readAnswer(api.GET('/v1/voices', { params: { query: toParameters(query) }, ...init }), 'voices');
  return {
    search: async (query = {}, request) => {
      assertParameters(query, 'voices.search');
      return (await list(query, toInit(request))).data;
    },
    all: (query = {}, { onSwap = 'restart', pageSize = PAGE_SIZE, ...request } = {}) => {
      assertParameters(query, 'voices.all');
      const init = { ...toInit(request), ...fresh };
      const readPage = async (offset: number) => {
        const { data, headers } = await list({ ...query, limit: pageSize, offset }, init);
        return { ...data, version: headers.get('x-catalog-version') };
      };
      return allVoices(readPage, { onSwap, signal: init.signal });
    },
    dump: (request) => dump(toInit(request)),
    get: async (id, request) => lookUp(api, id, toInit(request)),
    audioUrl: async (id, request) => {
      const params = { query: { voiceId: wellFormed(id) } };
      return (await readAnswer(api.GET('/v1/audio-url', { params, ...toInit(request) }), 'url')).data;
    },
  };
}

async function lookUp(api: Client<paths>, id: string, init: Init): Promise<VoiceLookup> {
  if (NO_ID.test(id)) return { outcome: 'unknown', message: 'No voice has this id.', replacements: [] };
  try {
    const params = { path: { id: wellFormed(id) } };
    return {
      outcome: 'found',
      voice: (await readAnswer(api.GET('/v1/voices/{id}', { params, ...init }), 'id')).data,
    };
  } catch (error) {
    const outcome = error instanceof VoiceDirectoryError ? MISSING[error.code] : undefined;
    if (outcome === undefined) throw error;
    const { message, replacements } = error as VoiceDirectoryError;
    return { outcome, message, replacements };
  }
}
