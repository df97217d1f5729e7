import type { LedgerEntry } from './snapshot.ts';

type Sight = Pick<LedgerEntry, 'first_seen' | 'evidence'>;

/** Returns the UTC day on which the directory first saw a voice; undefined if no dated list proves one. */
export function firstSeenOn({ first_seen, evidence }: Sight): string | undefined {
  return evidence === 'undated' ? undefined : first_seen.slice(0, 10);
}

/** Returns the UTC day on which a voice appeared at its provider; undefined unless the directory has watched its list since before. */
export function appearedOn({ first_seen, evidence }: Sight): string | undefined {
  return evidence === 'watched' ? first_seen.slice(0, 10) : undefined;
}
