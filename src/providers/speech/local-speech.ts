import type { SpeechApi } from './speech-api.ts';

/**
 * Requests of servers for models that run on the user's own machine, at the port that each one's documentation names. Source: the page named
 * with each, November 2026.
 */
export const LOCAL_SPEECH = {
  // The server is Kokoro-FastAPI. Its model is `kokoro` whatever the version, and a stream has no length in its header.
  kokoro: {
    base: 'http://localhost:8880',
    path: '/v1/audio/speech',
    body: { model: 'kokoro', input: '{text}', voice: '{voice_id}', response_format: 'mp3', stream: false },
    audio: { type: 'audio/mpeg' },
    source: 'https://github.com/remsky/Kokoro-FastAPI',
    checked: '2026-11-22',
  },
  piper: {
    base: 'http://localhost:5000',
    path: '/synthesize',
    body: { text: '{text}', voice: '{model}', speaker: '{speaker}' },
    audio: { type: 'audio/wav' },
    // A speaker of a model has an id of its own in the directory: `en_GB-semaine-medium#prudence`.
    values: ({ voiceId }) => {
      const [model, speaker] = voiceId.split('#');
      return { model, speaker: speaker || undefined };
    },
    source: 'https://github.com/OHF-Voice/piper1-gpl/blob/main/docs/API_HTTP.md',
    checked: '2026-11-22',
  },
  // The server is xtts-api-server. Its languages are bare codes but for Chinese.
  xtts: {
    base: 'http://localhost:8020',
    path: '/tts_to_audio/',
    body: { text: '{text}', speaker_wav: '{voice_id}', language: '{xtts_language}' },
    audio: { type: 'audio/wav' },
    values: ({ language }) => ({ xtts_language: xttsLanguage(language) }),
    source: 'https://github.com/daswer123/xtts-api-server',
    checked: '2026-11-22',
  },
} as const satisfies Readonly<Record<string, SpeechApi>>;

/** Returns the code that XTTS has for a language: `pt-BR` → `pt`, `zh-TW` → `zh-cn`. */
export function xttsLanguage(language: string): string | undefined {
  const [code] = language.toLowerCase().split('-');
  return code === 'zh' ? 'zh-cn' : code;
}
