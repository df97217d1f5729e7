import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { API_VERSION } from '../domain/protocol.ts';
import type { TopTier } from './voices/build-order.ts';

/** URL of the hash of all source files, which each build stores. */
const BUILD_STAMP = new URL('../.sources', import.meta.url);
/** Number of hexadecimal digits of a version: one of sixteen million. */
const VERSION_LENGTH = 6;

/**
 * Returns the version of the rules by which answers are made from a snapshot: a hash of the top tier, which orders voices, and of the
 * release, because another one may have other fields, another ranking or another lexicon. All processes of one release and setting
 * have the same version.
 */
export function rulesVersionOf({ provider, model }: TopTier, release = readRelease()): string {
  const rules = JSON.stringify([provider, model, release]);
  return createHash('sha256').update(rules).digest('hex').slice(0, VERSION_LENGTH);
}

/** Returns the identity of the running build; of a program that runs from source, which has none, the version of the API. */
function readRelease(): string {
  try {
    return readFileSync(BUILD_STAMP, 'utf8');
  } catch {
    return API_VERSION;
  }
}
