import type { SpeechApi } from './speech-api.ts';

const MP3 = { type: 'audio/mpeg' } as const;
const CHECKED = '2026-11-22';

/** Codes of Rime's languages by ISO 639-1, as its list of voices writes them. */
const RIME_LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'ger',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  ja: 'jpn',
  pt: 'por',
};
/** Models of Smallest by the name that its list has in the path; the older models have no request that is still documented. */
const SMALLEST_MODELS: Readonly<Record<string, string>> = {
  'lightning-v3.1': 'lightning_v3.1',
  'lightning-v3.1-pro': 'lightning_v3.1_pro',
};

/**
 * Requests of companies that make voices, and whose hosts answer with the recording. Source: the page named with each, November 2026.
 */
export const COMPANY_SPEECH = {
  cartesia: {
    base: 'https://api.cartesia.ai',
    path: '/tts/bytes',
    headers: { authorization: 'Bearer {key}', 'cartesia-version': '2025-04-16' },
    body: {
      model_id: 'sonic-3.5',
      transcript: '{text}',
      voice: { mode: 'id', id: '{voice_id}' },
      language: '{language}',
      output_format: { container: 'wav', encoding: 'pcm_s16le', sample_rate: 44100 },
    },
    audio: { type: 'audio/wav' },
    key: 'CARTESIA_API_KEY',
    // Cartesia writes Norwegian as `no`.
    values: ({ language }) => (/^n[bn]\b/.test(language) ? { language: 'no' } : {}),
    source: 'https://docs.cartesia.ai/get-started/make-an-api-request',
    checked: CHECKED,
  },
  // Deepgram calls a voice a model.
  deepgram: {
    base: 'https://api.deepgram.com',
    path: '/v1/speak',
    query: { model: '{voice_id}' },
    headers: { authorization: 'Token {key}' },
    body: { text: '{text}' },
    audio: MP3,
    key: 'DEEPGRAM_API_KEY',
    source: 'https://developers.deepgram.com/reference/text-to-speech/speak-request',
    checked: CHECKED,
  },
  elevenlabs: {
    base: 'https://api.elevenlabs.io',
    path: '/v1/text-to-speech/{voice_id}',
    query: { output_format: 'mp3_44100_128' },
    headers: { 'xi-api-key': '{key}' },
    body: { text: '{text}', model_id: '{model_id}' },
    audio: MP3,
    key: 'ELEVENLABS_API_KEY',
    // The list names no model for most voices, so that the default of the request speaks.
    values: ({ voice }) => ({ model_id: voice.model_id ?? 'eleven_multilingual_v2' }),
    source: 'https://elevenlabs.io/docs/api-reference/text-to-speech/convert',
    checked: CHECKED,
  },
  'fish-audio': {
    base: 'https://api.fish.audio',
    path: '/v1/tts',
    headers: { authorization: 'Bearer {key}', model: 's1' },
    body: { text: '{text}', reference_id: '{voice_id}', format: 'mp3' },
    audio: MP3,
    key: 'FISH_API_KEY',
    source: 'https://docs.fish.audio/developer-guide/getting-started/quickstart',
    checked: CHECKED,
  },
  rime: {
    base: 'https://users.rime.ai',
    path: '/v1/rime-tts',
    headers: { authorization: 'Bearer {key}', accept: 'audio/mpeg' },
    body: { text: '{text}', speaker: '{voice_id}', modelId: '{model_id}', lang: '{lang}' },
    audio: MP3,
    key: 'RIME_API_KEY',
    values: ({ language }) => ({ lang: RIME_LANGUAGES[language.toLowerCase().split('-')[0] ?? ''] }),
    source: 'https://docs.rime.ai/docs/api-cheat-sheet',
    checked: CHECKED,
  },
  smallest: {
    base: 'https://api.smallest.ai',
    path: '/waves/v1/tts',
    headers: { authorization: 'Bearer {key}' },
    body: { text: '{text}', voice_id: '{voice_id}', model: '{model}', output_format: 'mp3' },
    audio: MP3,
    key: 'SMALLEST_API_KEY',
    values: ({ voice }) => {
      const model = SMALLEST_MODELS[voice.model_id ?? ''];
      return model === undefined ? undefined : { model };
    },
    source: 'https://github.com/smallest-inc/smallest-ai-documentation',
    checked: CHECKED,
  },
  'unreal-speech': {
    base: 'https://api.v8.unrealspeech.com',
    path: '/stream',
    headers: { authorization: 'Bearer {key}' },
    body: { Text: '{text}', VoiceId: '{voice_id}', Bitrate: '192k' },
    audio: MP3,
    key: 'UNREAL_SPEECH_API_KEY',
    source: 'https://www.npmjs.com/package/unrealspeech',
    checked: CHECKED,
  },
  wellsaid: {
    base: 'https://api.wellsaidlabs.com',
    path: '/v1/tts/stream',
    headers: { 'x-api-key': '{key}' },
    body: { text: '{text}', speaker_id: '{voice_id}' },
    audio: MP3,
    key: 'WELLSAID_API_KEY',
    source: 'https://docs.wellsaidlabs.com/reference/getting-started-with-your-api',
    checked: CHECKED,
  },
} as const satisfies Readonly<Record<string, SpeechApi>>;
