import * as z from 'zod';
import { PLATFORM_SPEECH } from '../../../providers/speech/platform-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

const Answer = z.object({ audioContent: z.base64().min(1) });

/** Speech of Google Cloud, which answers base64 in JSON. */
export const google: HttpSpeech = {
  provider: 'google',
  isPaid: () => true,
  isConfigured: ({ isListed }) => isListed,
  request: requestOf(PLATFORM_SPEECH.google),
  recordingIn: (body) =>
    Buffer.from(Answer.parse(JSON.parse(Buffer.from(body).toString())).audioContent, 'base64'),
};
