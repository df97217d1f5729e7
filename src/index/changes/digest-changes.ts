import type { ChangeFeedQuery, ChangeKind } from '../../domain/changes.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { CatalogParts } from '../parts.ts';
import { lowerBound } from '../structures/sorted-strings.ts';
import { EVENT_KINDS, type EventsImage } from './build-events.ts';
import { createProviderFilter } from './choose-events.ts';
import type { Events } from './events.ts';

/** Maximum number of ids listed for a group of events, so that a large group leaves room for the other groups of its digest. */
const MAX_NAMED = 25;
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
  /** Ids of the group's first events, at most {@link MAX_NAMED}. */
  readonly ids: readonly string[];
}

/** A page of digests, newest first. */
export interface DigestPage {
  readonly digests: readonly ChangeDigest[];
  /** Value of the query parameter `before` that requests the next page; undefined on the last page. */
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

/** Groups a provider's events by cause and kind. Events caused by the provider come first. Each group lists the ids of its first events. */
function digestEvents(events: Events, own: readonly number[]): DigestGroup[] {
  return [false, true].flatMap((isOwn) =>
    EVENT_KINDS.map((kind) => {
      const group = own.filter((event) => events.kindOf(event) === kind && events.isOwn(event) === isOwn);
      return { kind, isOwn, count: group.length, ids: group.slice(0, MAX_NAMED).map(events.idOf) };
    }).filter(({ count }) => count > 0),
  );
}
