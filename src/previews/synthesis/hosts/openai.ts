import { PLATFORM_SPEECH } from '../../../providers/speech/platform-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Speech of OpenAI, and of any server with its API, which may need no key. */
export const openai: HttpSpeech = {
  provider: 'openai',
  name: ({ isOwnHost }) => (isOwnHost ? 'openai-compatible' : 'openai'),
  isPaid: ({ isOwnHost }) => !isOwnHost,
  isConfigured: ({ key, isOwnHost }) => Boolean(key) || isOwnHost,
  request: requestOf(PLATFORM_SPEECH.openai),
};
