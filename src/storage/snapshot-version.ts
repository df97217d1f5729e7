import { createHash, type Hash } from 'node:crypto';
import { appearedOn, firstSeenOn, type LedgerEntry, type ProviderPart } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';

/** Number of hexadecimal digits in a version: the first 64 bits of a SHA-256 hash. */
const DIGITS = 16;

/** Returns the version of all voices: a hash of the providers' versions. Snapshots with equal voices have the same version. */
export function versionOfParts(
  parts: readonly { readonly provider: string; readonly voicesVersion: string }[],
): string {
  const hash = createHash('sha256');
  const sorted = [...parts].sort((a, b) => (a.provider < b.provider ? -1 : 1));
  for (const { provider, voicesVersion } of sorted) hash.update(`${provider} ${voicesVersion}\n`);
  return toVersion(hash);
}

/** Returns the version of one provider's voices: a hash of their fields and of the days on which they were first seen. */
export function versionOfVoices({ voices, ledger }: Pick<ProviderPart, 'voices' | 'ledger'>): string {
  const hash = createHash('sha256');
  for (const voice of [...voices].sort((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(hashedText(voice, ledger[voice.id]));
  return toVersion(hash);
}

/** Returns a voice as JSON without `first_seen`, because the ledger stores that date. */
export function jsonOfVoice({ first_seen: _, ...voice }: StoredVoice): string {
  return JSON.stringify(voice);
}

/** Returns the text that is hashed for a voice: the day on which the voice was first seen, and its fields as JSON. */
export function hashedText(
  voice: StoredVoice,
  entry: LedgerEntry | undefined,
  json = jsonOfVoice(voice),
): string {
  const day = entry ? firstSeenOn(entry) : voice.first_seen;
  // A plus marks a voice that an earlier live list lacked. The order of `sort=newest` depends on this mark.
  return `${day ?? ''}${entry && appearedOn(entry) ? '+' : ''}${json}\n`;
}

/** Returns the first {@link DIGITS} hexadecimal digits of a hash. */
export function toVersion(hash: Hash): string {
  return hash.digest('hex').slice(0, DIGITS);
}
