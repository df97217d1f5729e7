import { type HttpSpeech, json } from '../http-speech.ts';

/**
 * Speech of Deepgram, which calls a voice a model and answers MP3. Source: "Single Text Request" at
 * https://developers.deepgram.com/reference/text-to-speech/speak-request, November 2026.
 */
export const deepgram: HttpSpeech = {
  provider: 'deepgram',
  isPaid: () => true,
  isConfigured: ({ key }) => Boolean(key),
  request: ({ text, voiceId }, { key = '' }) => {
    const { headers, body } = json({ text });
    return {
      path: '/v1/speak',
      query: { model: voiceId },
      headers: { ...headers, authorization: `Token ${key}` },
      body,
    };
  },
};
