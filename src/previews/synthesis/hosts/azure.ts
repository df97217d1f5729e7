import { PLATFORM_SPEECH } from '../../../providers/speech/platform-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Speech of Azure. */
export const azure: HttpSpeech = {
  provider: 'azure',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: requestOf(PLATFORM_SPEECH.azure),
};
