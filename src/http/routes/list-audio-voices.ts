import { AudioVoicesResponse, MAX_FILTERED_AUDIO_VOICES } from '../../domain/audio-voices.ts';
import { VoiceFilters } from '../../domain/query.ts';
import { defineRoute, unusableParameter } from '../route.ts';
import { AUDIO_VOICES } from '../voice-formats.ts';

export const listAudioVoices = defineRoute({
  name: 'listAudioVoices',
  path: '/audio/voices',
  summary: 'List voices for the picker of an OpenAI-compatible client',
  description: `All voices in the shape that clients of OpenAI-compatible speech servers read, such as Open WebUI: id and a text to show. With filters, the first ${MAX_FILTERED_AUDIO_VOICES} voices that pass them. The directory speaks nothing itself: send provider_voice_id to the provider.`,
  query: VoiceFilters,
  output: AudioVoicesResponse,
  examples: { 'Voices of a picker': '/audio/voices?providers=deepgram&language=en' },
  failures: unusableParameter('/audio/voices?has_preview=perhaps'),
  caching: 'dump',
  dump: {
    name: 'audio-voices',
    contentType: 'application/json; charset=utf-8',
    write: ({ dump, select }) => dump(AUDIO_VOICES, select({})),
  },
  handler: (query, catalog) => {
    const ranks = catalog.select(query).slice(0, MAX_FILTERED_AUDIO_VOICES);
    return { body: Buffer.concat([...catalog.dump(AUDIO_VOICES, ranks)]) };
  },
});
