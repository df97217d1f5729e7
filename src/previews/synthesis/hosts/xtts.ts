import * as z from 'zod';
import { LOCAL_SPEECH } from '../../../providers/speech/local-speech.ts';
import type { HttpSpeech } from '../http-speech.ts';
import { requestOf } from '../request-of.ts';

/** Speech of an xtts-api-server. */
export const xtts: HttpSpeech = {
  provider: 'xtts',
  name: () => 'xtts-api-server',
  isPaid: () => false,
  isConfigured: ({ isOwnHost }) => isOwnHost,
  list: { path: '/speakers_list', idsIn: (page) => z.array(z.string()).parse(page) },
  request: requestOf(LOCAL_SPEECH.xtts),
};
