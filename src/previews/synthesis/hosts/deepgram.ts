import { COMPANY_SPEECH } from '../../../providers/speech/company-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Speech of Deepgram. */
export const deepgram: HttpSpeech = {
  provider: 'deepgram',
  isPaid: () => true,
  isConfigured: ({ key }) => Boolean(key),
  request: requestOf(COMPANY_SPEECH.deepgram),
};
