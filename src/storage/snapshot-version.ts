import { createHash } from 'node:crypto';
import type { StoredVoice } from '../domain/voice.ts';

/** Length of a version: the first 64 bits of a SHA-256 hash, in hexadecimal digits. */
const DIGITS = 16;

/**
 * Returns the version of a list of voices: a hash of their fields. Fields are sorted by name, so that equal voices in
 * an equal order have equal versions.
 */
export function snapshotVersion(voices: readonly StoredVoice[]): string {
  const fields = voices.map((voice) => Object.entries(voice).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, DIGITS);
}
