import { COMPANY_SPEECH } from '../../../providers/speech/company-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Speech of ElevenLabs. */
export const elevenlabs: HttpSpeech = {
  provider: 'elevenlabs',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: requestOf(COMPANY_SPEECH.elevenlabs),
};
