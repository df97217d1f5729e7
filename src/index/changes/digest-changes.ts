import type { ChangeFeedQuery, ChangeKind } from '../../domain/changes.ts';
import { groupBy } from '../../domain/group-by.ts';
import { EVENT_KINDS, type EventsImage } from '../events/build-events.ts';
import type { Events } from '../events/events.ts';
import type { CatalogParts } from '../queries/parts.ts';
import { lowerBound } from '../structures/sorted-strings.ts';
import { createProviderFilter } from './choose-events.ts';

/** Most ids that a digest names. */
const MAX_NAMED = 50;
/** Number of digests at which a page ends with the snapshot that it is at. */
const PAGE_DIGESTS = 50;

/** Events of one provider in one snapshot. */
export interface ChangeDigest {
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly version: string;
  readonly provider: string;
  /** Groups of events by kind, those of the directory apart from those of the provider. */
  readonly groups: readonly DigestGroup[];
}

interface DigestGroup {
  readonly kind: ChangeKind;
  /** True for events of the directory. */
  readonly isOwn: boolean;
  readonly count: number;
  /** Ids of the first events, at most 50 in all groups of a digest. */
  readonly ids: readonly string[];
}

/** A page of digests, newest first. */
export interface DigestPage {
  readonly digests: readonly ChangeDigest[];
  /** Value of `before` for the next page; undefined after the last. */
  readonly next: number | undefined;
}

export type DigestChanges = (query: ChangeFeedQuery) => DigestPage;

/** Creates the digests of the change log, one for each snapshot and provider. */
export function createDigests(parts: CatalogParts, events: Events, image: EventsImage): DigestChanges {
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

  return ({ providers, before = Number.POSITIVE_INFINITY }) => {
    const passed = passProviders(providers);
    const digests: ChangeDigest[] = [];
    let entry = lowerBound(seqs.length, (each) => (seqs[each] ?? 0) < before);
    while (entry > 0 && digests.length < PAGE_DIGESTS) digests.push(...digestEntry(--entry, passed));
    const next = seqs[entry] ?? 0;
    return { digests, next: (starts[entry] ?? 0) > 0 ? next : undefined };
  };
}

/** Returns the groups of a provider's events, those of the provider first, with the ids of the first events. */
function digestEvents(events: Events, own: readonly number[]): DigestGroup[] {
  let room = MAX_NAMED;
  return [false, true].flatMap((isOwn) =>
    EVENT_KINDS.flatMap((kind) => {
      const group = own.filter((event) => events.kindOf(event) === kind && events.isOwn(event) === isOwn);
      const ids = group.slice(0, room).map(events.idOf);
      room -= ids.length;
      return group.length > 0 ? { kind, isOwn, count: group.length, ids } : [];
    }),
  );
}
