import { AudioUrlQuery, AudioUrlResponse } from '../../domain/audio-url.ts';
import { defineRoute, missingVoice } from '../route.ts';

export const getAudioUrl = defineRoute({
  name: 'getAudioUrl',
  path: '/audio-url',
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
    ...missingVoice((id) => `/audio-url?voiceId=${id}`),
    preview_not_available: {
      when: 'No preview of the voice is published.',
      example: '/audio-url?voiceId=polly/Joanna/neural',
    },
  },
  caching: 'none',
  handler: async ({ voiceId }, catalog, findPreview) => ({
    ...(await findPreview(catalog.find(voiceId))),
    voiceId,
  }),
});
