import * as z from 'zod';
import { type HttpSpeech, json } from '../http-speech.ts';

/**
 * Speech of an xtts-api-server. Its languages are bare codes but for Chinese. Source: `xtts_api_server/server.py` of
 * daswer123/xtts-api-server, November 2026.
 */
export const xtts: HttpSpeech = {
  provider: 'xtts',
  name: () => 'xtts-api-server',
  isPaid: () => false,
  isConfigured: ({ isOwnHost }) => isOwnHost,
  list: { path: '/speakers_list', idsIn: (page) => z.array(z.string()).parse(page) },
  request: ({ text, language, voiceId }) => {
    const [code] = language.toLowerCase().split('-');
    return {
      path: '/tts_to_audio/',
      ...json({ text, speaker_wav: voiceId, language: code === 'zh' ? 'zh-cn' : code }),
    };
  },
};
