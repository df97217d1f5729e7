import { AudioUrlResponse } from '../../domain/audio-url.ts';
import { AudioUrlQuery } from '../../domain/query.ts';
import { defineRoute } from '../route.ts';

export const getAudioUrl = defineRoute({
  name: 'getAudioUrl',
  path: '/audio-url',
  entry: 'audio_url',
  summary: 'Get an audio preview URL for one voice',
  description:
    'The link is presigned where we store the recording, and else a fallback address; source tells which.',
  query: AudioUrlQuery,
  problemCodes: { voiceId: 'missing_voice_id' },
  output: AudioUrlResponse,
  examples: { 'A sample of the provider': '/audio-url?voiceId=deepgram/aura-2-thalia-en' },
  failures: {
    missing_voice_id: { when: 'voiceId is missing or blank.', example: '/audio-url' },
    invalid_parameter: {
      when: 'voiceId is given twice.',
      example: '/audio-url?voiceId=deepgram/aura-2-thalia-en&voiceId=deepgram/aura-2-luna-en',
    },
    voice_not_found: {
      when: 'No voice has this id; replacements has ids that may be meant.',
      example: '/audio-url?voiceId=deepgram/aura-2-talia-en',
    },
    preview_not_available: {
      when: 'No preview of the voice is published.',
      example: '/audio-url?voiceId=polly/Joanna/neural',
    },
    voice_removed: {
      when: 'The voice was in the catalog and its provider no longer lists it; replacements has similar voices.',
      example: '/audio-url?voiceId=deepgram/aura-removed-en',
    },
  },
  caching: 'none',
  handler: async ({ voiceId }, catalog, findPreview) => ({
    ...(await findPreview(catalog.find(voiceId))),
    voiceId,
  }),
});
