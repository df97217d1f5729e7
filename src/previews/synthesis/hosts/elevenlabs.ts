import { type HttpSpeech, json } from '../http-speech.ts';

/** Model that speaks, because ElevenLabs' list names none: the default of the request. */
const DEFAULT_MODEL = 'eleven_multilingual_v2';

/**
 * Speech of ElevenLabs. Source: "Create speech" at
 * https://elevenlabs.io/docs/api-reference/text-to-speech/convert, November 2026.
 */
export const elevenlabs: HttpSpeech = {
  provider: 'elevenlabs',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: ({ text, voice, voiceId }, { key = '' }) => {
    const { headers, body } = json({ text, model_id: voice.model_id ?? DEFAULT_MODEL });
    return {
      path: `/v1/text-to-speech/${encodeURIComponent(voiceId)}`,
      query: { output_format: 'mp3_44100_128' },
      headers: { ...headers, 'xi-api-key': key },
      body,
    };
  },
};
