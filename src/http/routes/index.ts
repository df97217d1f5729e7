import type { Route } from '../route.ts';
import { completeSearch } from './complete-search.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getChangeFeed } from './get-change-feed.ts';
import { getMetadata } from './get-metadata.ts';
import { getVoice } from './get-voice.ts';
import { getVoicesCsv } from './get-voices-csv.ts';
import { getVoicesNdjson } from './get-voices-ndjson.ts';
import { listAudioVoices } from './list-audio-voices.ts';
import { listChanges } from './list-changes.ts';
import { listModels } from './list-models.ts';
import { listVoices } from './list-voices.ts';

/** Operations of the API, each available under `/api` and under `/v1`. */
export const routes: readonly Route[] = [
  listVoices,
  getMetadata,
  getAudioUrl,
  completeSearch,
  getVoice,
  listModels,
  listChanges,
  getChangeFeed,
  getVoicesNdjson,
  getVoicesCsv,
  listAudioVoices,
];

/** Equivalent prefixes of the API's paths. The suffix makes operationIds unique: `listVoices` under `/api` → `listVoicesV1` under `/v1`. */
export const PREFIXES = [
  { prefix: '/api', suffix: '' },
  { prefix: '/v1', suffix: 'V1' },
] as const;
