import type { LedgerEntry } from '../../domain/snapshot.ts';

export type FirstSight = Pick<LedgerEntry, 'first_seen' | 'evidence'>;

/** Length of a date without time of day, which only a bundled list gives. */
const DATE_LENGTH = 10;

/**
 * Returns the first sight of a voice in a bundled list: the date of the list, unless the ledger has an earlier time. A list without date
 * leaves the sight undated, and also one whose date an earlier release had and this one no longer states.
 */
export function sightInBundledList(
  entry: FirstSight | undefined,
  listedOn: string | undefined,
  at: string,
): FirstSight {
  if (listedOn !== undefined) {
    const isEarlier = entry !== undefined && entry.evidence !== 'undated' && entry.first_seen < listedOn;
    return isEarlier ? entry : { first_seen: listedOn };
  }
  const wasSeenLive = entry !== undefined && entry.first_seen.length > DATE_LENGTH;
  return wasSeenLive ? entry : { first_seen: entry?.first_seen ?? at, evidence: 'undated' };
}
