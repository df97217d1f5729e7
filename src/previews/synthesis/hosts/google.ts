import * as z from 'zod';
import { type HttpSpeech, json } from '../http-speech.ts';

/** Pattern of the locale that begins the name of a voice: `cmn-CN-Wavenet-A`. Names of Gemini's voices have none: `Kore`. */
const LOCALE_IN_NAME = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-(?:[A-Z]{2}|\d{3})(?=-)/;
/** Model that speaks with Gemini's voices. Source: "Gemini-TTS" in the documentation of Cloud Text-to-Speech, November 2026. */
const GEMINI_MODEL = 'gemini-2.5-flash-tts';

const Answer = z.object({ audioContent: z.base64().min(1) });

/**
 * Speech of Google Cloud, which answers base64 in JSON. Source: `text.synthesize` at
 * https://docs.cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize, November 2026.
 */
export const google: HttpSpeech = {
  provider: 'google',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: ({ text, language, voice, voiceId }, { key = '' }) => {
    const { headers, body } = json({
      input: { text },
      voice: {
        // The name has the locale as Google writes it: `cmn-CN`, which the directory lists as `zh-CN`.
        languageCode: LOCALE_IN_NAME.exec(voiceId)?.[0] ?? language,
        name: voiceId,
        ...(voice.model_id === 'gemini-tts' && { modelName: GEMINI_MODEL }),
      },
      audioConfig: { audioEncoding: 'MP3' },
    });
    return { path: '/v1/text:synthesize', headers: { ...headers, 'x-goog-api-key': key }, body };
  },
  recordingIn: (body) =>
    Buffer.from(Answer.parse(JSON.parse(Buffer.from(body).toString())).audioContent, 'base64'),
};
