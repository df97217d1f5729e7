import type { ChangeFeedQuery, ChangeKind } from '../../domain/changes.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { CatalogParts } from '../parts.ts';
import { lowerBound } from '../structures/sorted-strings.ts';
import { EVENT_KINDS, type EventsImage } from './build-events.ts';
import { createProviderFilter } from './choose-events.ts';
import type { Events } from './events.ts';

/** Maximum number of ids in a digest. */
const MAX_NAMED = 50;
/** Number of digests after which a page ends. A page may have more digests, because all digests of a snapshot are on one page. */
const PAGE_DIGESTS = 50;

/** Events of one provider in one snapshot. */
export interface ChangeDigest {
  readonly seq: number;
  /** Time of the snapshot: ISO 8601 in UTC. */
  readonly at: string;
  readonly version: string;
  readonly provider: string;
  /** Groups of events by kind. Events caused by the service form groups of their own. */
  readonly groups: readonly DigestGroup[];
}

interface DigestGroup {
  readonly kind: ChangeKind;
  /** True for events caused by the service, false for events caused by the provider. */
  readonly isOwn: boolean;
  readonly count: number;
  /** Ids of the group's first events: at least one, and at most 50 in all groups of a digest together. */
  readonly ids: readonly string[];
}

/** A page of digests, newest first. */
export interface DigestPage {
  readonly digests: readonly ChangeDigest[];
  /** Value of `before` for the next page; undefined after the last page. */
  readonly next: number | undefined;
}

/** Creates the function that digests the change log, with one digest per snapshot and provider. */
export function createDigests(parts: CatalogParts, events: Events, image: EventsImage) {
  const { seqs, starts, timesMs, versions, slugs } = image;
  const passProviders = createProviderFilter(parts, slugs);

  function digestEntry(entry: number, passed: readonly boolean[]): ChangeDigest[] {
    const chosen: number[] = [];
    const end = starts[entry + 1] ?? 0;
    for (let event = starts[entry] ?? 0; event < end; event++)
      if (passed[events.providerOf(event)]) chosen.push(event);
    return [...groupBy(chosen, events.providerOf)].map(([provider, own]) => ({
      seq: seqs[entry] ?? 0,
      at: new Date(timesMs[entry] ?? 0).toISOString(),
      version: versions[entry] ?? '',
      provider: slugs[provider] ?? '',
      groups: digestEvents(events, own),
    }));
  }

  return ({ providers, before = Number.POSITIVE_INFINITY }: ChangeFeedQuery): DigestPage => {
    const passed = passProviders(providers);
    const digests: ChangeDigest[] = [];
    let entry = lowerBound(seqs.length, (each) => (seqs[each] ?? 0) < before);
    while (entry > 0 && digests.length < PAGE_DIGESTS) digests.push(...digestEntry(--entry, passed));
    const next = seqs[entry] ?? 0;
    return { digests, next: (starts[entry] ?? 0) > 0 ? next : undefined };
  };
}

/** Groups a provider's events by cause and kind: those by the provider first, then by the service. Each group has its first events' ids. */
function digestEvents(events: Events, own: readonly number[]): DigestGroup[] {
  const groups = [false, true].flatMap((isOwn) =>
    EVENT_KINDS.map((kind) => {
      const group = own.filter((event) => events.kindOf(event) === kind && events.isOwn(event) === isOwn);
      return { kind, isOwn, group };
    }).filter(({ group }) => group.length > 0),
  );
  const shares = shareOut(
    MAX_NAMED,
    groups.map(({ group }) => group.length),
  );
  return groups.map(({ kind, isOwn, group }, at) => {
    const ids = group.slice(0, shares[at]).map(events.idOf);
    return { kind, isOwn, count: group.length, ids };
  });
}

/** Divides `room` among groups by max-min fairness, so that a large group leaves room for small ones: 50 among 3, 90 and 31 → 3, 24, 23. */
function shareOut(room: number, sizes: readonly number[]): number[] {
  const shares = sizes.map(() => 0);
  let left = room;
  const bySize = [...sizes.keys()].sort((a, b) => (sizes[a] ?? 0) - (sizes[b] ?? 0));
  for (const [done, at] of bySize.entries()) {
    const share = Math.min(sizes[at] ?? 0, Math.floor(left / (sizes.length - done)));
    shares[at] = share;
    left -= share;
  }
  return shares;
}
