import { type ChangeFeedQuery, ChangeKind } from '../../domain/changes.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { CatalogParts } from '../parts.ts';
import type { LogEntry } from './build-events.ts';
import { createProviderFilter } from './choose-events.ts';
import type { Events } from './events.ts';

/** Maximum number of ids listed for a group of events. The number is limited to leave room for the other groups of the same digest. */
export const MAX_NAMED = 25;
/** Number of digests after which a page ends. A page may have more, because all digests of one snapshot are on the same page. */
const PAGE_DIGESTS = 50;

/** Events of one provider in one snapshot. */
export interface ChangeDigest {
  readonly seq: number;
  /** Time of the snapshot: ISO 8601 in UTC. */
  readonly at: string;
  readonly version: string;
  readonly provider: string;
  /** Groups of events by kind and by cause (the provider or the service). */
  readonly groups: readonly DigestGroup[];
}

type DigestGroup = ReturnType<typeof digestEvents>[number];

/** A page of digests, newest first. */
export type DigestPage = ReturnType<ReturnType<typeof createDigests>>;

/** Creates the function that summarizes the change log as digests, one digest per snapshot and provider. */
export function createDigests(parts: CatalogParts, events: Events) {
  const filterProviders = createProviderFilter(parts);
  const providerOf = (event: number) => events.detailsOf(event).provider;

  function digestEntry(entry: number, passes: (slug: string) => boolean): ChangeDigest[] {
    const { seq, at, version, start } = events.log[entry] as LogEntry;
    const own = Array.from({ length: events.startOf(entry + 1) - start }, (_, place) => start + place);
    const groups = groupBy(own, providerOf);
    return [...groups]
      .filter(([provider]) => passes(provider))
      .map(([provider, chosen]) => ({ seq, at, version, provider, groups: digestEvents(events, chosen) }));
  }

  return ({ providers, before = Number.POSITIVE_INFINITY }: ChangeFeedQuery) => {
    const passes = filterProviders(providers);
    const digests: ChangeDigest[] = [];
    let entry = events.entryFrom(before);
    while (entry > 0 && digests.length < PAGE_DIGESTS) digests.push(...digestEntry(--entry, passes));
    // `next` requests the next page, as the parameter `before`; it is undefined on the last page.
    return { digests, next: events.startOf(entry) > 0 ? events.log[entry]?.seq : undefined };
  };
}

/** Groups a provider's events by cause and kind. Events caused by the provider come before events caused by the service. */
function digestEvents(events: Events, own: readonly number[]) {
  return [false, true].flatMap((isOwn) =>
    ChangeKind.options
      .map((kind) => {
        const group = own.filter((event) => {
          const details = events.detailsOf(event);
          return details.kind === kind && details.isOwn === isOwn;
        });
        return { kind, isOwn, count: group.length, ids: group.slice(0, MAX_NAMED).map(events.idOf) };
      })
      .filter(({ count }) => count > 0),
  );
}
