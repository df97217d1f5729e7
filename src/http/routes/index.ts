import type { Route } from '../route.ts';
import { getAudioUrl } from './get-audio-url.ts';
import { getMetadata } from './get-metadata.ts';
import { listVoices } from './list-voices.ts';

/** All operations; each is mounted under every prefix. */
export const routes: readonly Route[] = [listVoices, getMetadata, getAudioUrl];

/** Equivalent path prefixes, and the suffix of operation ids under each. */
export const PREFIXES = [
  { prefix: '/api', suffix: '' },
  { prefix: '/v1', suffix: 'V1' },
] as const;
