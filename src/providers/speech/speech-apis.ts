import { COMPANY_JSON_SPEECH } from './company-json-speech.ts';
import { COMPANY_SPEECH } from './company-speech.ts';
import { PLATFORM_SPEECH } from './platform-speech.ts';
import type { SpeechApi } from './speech-api.ts';

/** Requests of all providers that say a sentence in answer to one, by slug. */
export const SPEECH_APIS: ReadonlyMap<string, SpeechApi> = new Map(
  [PLATFORM_SPEECH, COMPANY_SPEECH, COMPANY_JSON_SPEECH].flatMap((table) => Object.entries(table)),
);
