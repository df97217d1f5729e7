import { AudioUrlResponse } from '../../domain/audio-url.ts';
import { AudioUrlQuery } from '../../domain/query.ts';
import { defineRoute } from '../route.ts';

export const getAudioUrl = defineRoute({
  name: 'getAudioUrl',
  path: '/audio-url',
  summary: 'Get an audio preview URL for one voice',
  description:
    'The link is presigned where we store the recording, and else a fallback address; source tells which.',
  query: AudioUrlQuery,
  problemCodes: { voiceId: 'missing_voice_id' },
  output: AudioUrlResponse,
  failures: {
    400: 'voiceId is missing (code missing_voice_id) or given twice (invalid_parameter).',
    404: 'No voice has this id (voice_not_found), or no preview of it is published (preview_not_available).',
    410: 'The voice was in the catalog and its provider no longer lists it (voice_removed).',
  },
  caching: 'none',
  handler: async ({ voiceId }, catalog, findPreview) => ({
    ...(await findPreview(catalog.find(voiceId))),
    voiceId,
  }),
});
