import type { Route } from '../route.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getMetadata } from './get-metadata.ts';
import { listVoices } from './list-voices.ts';

/** Every operation, under each of the prefixes. */
export const routes: readonly Route[] = [listVoices, getMetadata, getAudioUrl];

/** Equivalent prefixes, and what each appends to an operation's id. */
export const PREFIXES = [
  { prefix: '/api', suffix: '' },
  { prefix: '/v1', suffix: 'V1' },
] as const;
