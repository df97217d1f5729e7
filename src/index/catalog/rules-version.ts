import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { API_VERSION } from '../../domain/protocol.ts';
import { distUrl, IS_BUILT } from '../../lib/dist-url.ts';
import type { TopTier } from '../voices/build-order.ts';

/** URL of the file in which each build stores the hash of all source files. */
const BUILD_STAMP = distUrl('.sources');
/** Number of hexadecimal digits in the version of the rules (release and settings). Six digits distinguish sixteen million versions. */
const VERSION_LENGTH = 6;

/** Settings that decide the fields, words and order of responses. Each of these settings changes the key of an image and the version of the rules. */
export interface ImageRules {
  readonly topTier: TopTier;
}

/** Returns a hash of the release and of all settings that decide the fields, words and order of responses. */
export function rulesVersionOf(
  rules: ImageRules,
  release = IS_BUILT ? readFileSync(BUILD_STAMP, 'utf8') : API_VERSION,
): string {
  const text = JSON.stringify([rules, release]);
  return createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
}
