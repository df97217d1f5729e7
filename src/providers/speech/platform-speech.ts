import type { SpeechApi } from './speech-api.ts';

/** Pattern of the locale that begins the name of a voice: `cmn-CN-Wavenet-A`. Names of Gemini's voices have none: `Kore`. */
const LOCALE_IN_NAME = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-(?:[A-Z]{2}|\d{3})(?=-)/;

/** Requests of clouds and platforms that offer more than speech. Source: the page named with each, November 2026. */
export const PLATFORM_SPEECH = {
  azure: {
    base: 'https://{AZURE_SPEECH_REGION}.tts.speech.microsoft.com',
    path: '/cognitiveservices/v1',
    headers: {
      'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
      'ocp-apim-subscription-key': '{key}',
    },
    body:
      '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="{locale}">' +
      '<voice name="{voice_id}">{text}</voice></speak>',
    audio: { type: 'audio/mpeg' },
    key: 'AZURE_SPEECH_KEY',
    source: 'https://learn.microsoft.com/en-us/azure/ai-services/speech-service/rest-text-to-speech',
    checked: '2026-11-22',
  },
  google: {
    base: 'https://texttospeech.googleapis.com',
    path: '/v1/text:synthesize',
    headers: { 'x-goog-api-key': '{key}' },
    body: {
      input: { text: '{text}' },
      voice: { languageCode: '{language_code}', name: '{voice_id}', modelName: '{gemini_model}' },
      audioConfig: { audioEncoding: 'MP3' },
    },
    audio: { type: 'audio/mpeg', encoding: 'base64', at: ['audioContent'] },
    key: 'GOOGLE_API_KEY',
    values: ({ voice, voiceId, language }) => ({
      // The name has the locale as Google writes it: `cmn-CN`, which the directory lists as `zh-CN`.
      language_code: LOCALE_IN_NAME.exec(voiceId)?.[0] ?? language,
      // A voice of Gemini needs its model. Source: "Gemini-TTS" in the documentation of Cloud Text-to-Speech, November 2026.
      gemini_model: voice.model_id === 'gemini-tts' ? 'gemini-2.5-flash-tts' : undefined,
    }),
    source: 'https://docs.cloud.google.com/text-to-speech/docs/reference/rest/v1/text/synthesize',
    checked: '2026-11-22',
  },
  openai: {
    base: 'https://api.openai.com',
    path: '/v1/audio/speech',
    headers: { authorization: 'Bearer {key}' },
    body: { model: '{model_id}', input: '{text}', voice: '{voice_id}', response_format: 'mp3' },
    audio: { type: 'audio/mpeg' },
    key: 'OPENAI_API_KEY',
    // The request must name a model, which a voice of a compatible server may lack.
    values: ({ voice }) => ({ model_id: voice.model_id ?? 'tts-1' }),
    source: 'https://github.com/openai/openai-openapi',
    checked: '2026-11-22',
  },
  telnyx: {
    base: 'https://api.telnyx.com',
    path: '/v2/text-to-speech/speech',
    headers: { authorization: 'Bearer {key}' },
    body: { text: '{text}', voice: '{voice_id}' },
    audio: { type: 'audio/mpeg' },
    key: 'TELNYX_API_KEY',
    source: 'https://www.rubydoc.info/gems/telnyx/Telnyx/Resources/TextToSpeech',
    checked: '2026-11-22',
  },
  watson: {
    base: '{WATSON_BASE_URL}',
    path: '/v1/synthesize',
    query: { voice: '{voice_id}' },
    headers: { accept: 'audio/mp3' },
    user: 'apikey',
    body: { text: '{text}' },
    audio: { type: 'audio/mpeg' },
    key: 'WATSON_API_KEY',
    source: 'https://cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-usingHTTP',
    checked: '2026-11-22',
  },
} as const satisfies Readonly<Record<string, SpeechApi>>;
