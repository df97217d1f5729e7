import type { SpeechApi } from './speech-api.ts';

const MP3 = { type: 'audio/mpeg' } as const;
const CHECKED = '2026-11-22';

/**
 * Requests of companies that make voices, and whose hosts answer with JSON that has the recording or its address. Source: the page named with
 * each, November 2026.
 */
export const COMPANY_JSON_SPEECH = {
  hume: {
    base: 'https://api.hume.ai',
    path: '/v0/tts',
    headers: { 'x-hume-api-key': '{key}' },
    body: {
      version: '{version}',
      utterances: [{ text: '{text}', voice: { id: '{voice_id}' } }],
      format: { type: 'mp3' },
    },
    audio: { ...MP3, encoding: 'base64', at: ['generations', 0, 'audio'] },
    key: 'HUME_API_KEY',
    // The field takes the number of the model alone: `octave-2` → `2`.
    values: ({ voice }) => ({ version: /^octave-(\d)$/.exec(voice.model_id ?? '')?.[1] }),
    source: 'https://dev.hume.ai/docs/text-to-speech-tts/voice',
    checked: CHECKED,
  },
  inworld: {
    base: 'https://api.inworld.ai',
    path: '/tts/v1/voice',
    headers: { authorization: 'Basic {key}' },
    body: { text: '{text}', voiceId: '{voice_id}', modelId: 'inworld-tts-1.5-max' },
    audio: { ...MP3, encoding: 'base64', at: ['audioContent'] },
    key: 'INWORLD_API_KEY',
    source: 'https://docs.inworld.ai/docs/quickstart-tts',
    checked: CHECKED,
  },
  minimax: {
    base: 'https://api.minimax.io',
    path: '/v1/t2a_v2',
    headers: { authorization: 'Bearer {key}' },
    body: {
      model: 'speech-2.8-hd',
      text: '{text}',
      stream: false,
      voice_setting: { voice_id: '{voice_id}' },
      audio_setting: { format: 'mp3' },
    },
    audio: { ...MP3, encoding: 'hex', at: ['data', 'audio'] },
    key: 'MINIMAX_API_KEY',
    source: 'https://platform.minimax.io/docs/api-reference/speech-t2a-http',
    checked: CHECKED,
  },
  murf: {
    base: 'https://api.murf.ai',
    path: '/v1/speech/generate',
    headers: { 'api-key': '{key}' },
    body: { text: '{text}', voiceId: '{voice_id}', format: 'MP3' },
    audio: { ...MP3, encoding: 'url', at: ['audioFile'] },
    key: 'MURF_API_KEY',
    // The request speaks with the model GEN2 alone.
    values: ({ voice }) => (voice.model_id === 'gen2' ? {} : undefined),
    source: 'https://github.com/murf-ai/murf-python-sdk',
    checked: CHECKED,
  },
  resemble: {
    base: 'https://f.cluster.resemble.ai',
    path: '/synthesize',
    headers: { authorization: 'Bearer {key}' },
    body: { voice_uuid: '{voice_id}', data: '{text}', output_format: 'mp3' },
    audio: { ...MP3, encoding: 'base64', at: ['audio_content'] },
    key: 'RESEMBLE_API_KEY',
    source: 'https://docs.resemble.ai/getting-started/authentication',
    checked: CHECKED,
  },
  sarvam: {
    base: 'https://api.sarvam.ai',
    path: '/text-to-speech',
    headers: { 'api-subscription-key': '{key}' },
    body: {
      text: '{text}',
      target_language_code: '{language_code}',
      speaker: '{voice_id}',
      model: '{model_id}',
    },
    audio: { type: 'audio/wav', encoding: 'base64', at: ['audios', 0] },
    key: 'SARVAM_API_KEY',
    // Languages are those of India, and Odia is written `od` instead of `or`.
    values: ({ language }) => ({
      language_code: `${(language.split('-')[0] ?? '').replace(/^or$/, 'od')}-IN`,
    }),
    source: 'https://docs.sarvam.ai/api-reference-docs/text-to-speech/convert',
    checked: CHECKED,
  },
  speechify: {
    base: 'https://api.speechify.ai',
    path: '/v1/audio/speech',
    headers: { authorization: 'Bearer {key}' },
    body: { input: '{text}', voice_id: '{voice_id}', audio_format: 'mp3', model: '{model_id}' },
    audio: { ...MP3, encoding: 'base64', at: ['audio_data'] },
    key: 'SPEECHIFY_API_KEY',
    source: 'https://docs.sws.speechify.com/voice-agents/api-reference',
    checked: CHECKED,
  },
} as const satisfies Readonly<Record<string, SpeechApi>>;
