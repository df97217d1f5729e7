import { type HttpSpeech, json } from '../http-speech.ts';

/** Model that a request names if the voice has none, as a voice of a compatible server. */
const DEFAULT_MODEL = 'tts-1';

/**
 * Speech of OpenAI, and of any server with its API. Source: `POST /audio/speech` in the OpenAPI description that OpenAI publishes,
 * November 2026.
 */
export const openai: HttpSpeech = {
  provider: 'openai',
  name: ({ isOwnHost }) => (isOwnHost ? 'openai-compatible' : 'openai'),
  isPaid: ({ isOwnHost }) => !isOwnHost,
  isConfigured: ({ key, isOwnHost }) => Boolean(key) || isOwnHost,
  request: ({ text, voice, voiceId }, { key }) => {
    const content = { model: voice.model_id ?? DEFAULT_MODEL, input: text, voice: voiceId };
    const { headers, body } = json({ ...content, response_format: 'mp3' });
    return {
      path: '/v1/audio/speech',
      headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) },
      body,
    };
  },
};
