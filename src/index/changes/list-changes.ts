import { type ChangesQuery, MAX_CHANGES } from '../../domain/changes.ts';
import { HistoryGoneError } from '../../domain/errors.ts';
import { formatCursor, parseSince } from '../../domain/since.ts';
import type { CatalogParts } from '../parts.ts';
import { createProviderFilter, passesList } from './choose-events.ts';
import type { Events } from './events.ts';
import { type NetChange, netChange, type Span } from './net-change.ts';

/** Maximum number of voices that all nearest-neighbour searches for one page may compare in total. Comparing this many takes about 20 ms. */
const MAX_CANDIDATES = 500_000;

/** Returns the net change that ends with `event`. Returns undefined if no net change ends with `event`, or if the request filters the change out. */
type FilterChange = (event: number, span: Span) => NetChange | undefined;

/** One page of net changes, with the cursor of the next page. A net change combines all events of a voice in a span of the log. */
interface Page {
  readonly changes: readonly NetChange[];
  readonly next: string;
  readonly hasMore: boolean;
}

/** Creates the function that lists net changes as JSON in UTF-8. A page starts after the last change of the previous page. */
export function createChangeList(parts: CatalogParts, events: Events, version: string) {
  const filterProviders = createProviderFilter(parts);
  const readSpan = createSpanReader(events);
  const write = createChangeWriter(parts, events);

  function createFilter({ kinds, providers }: ChangesQuery): FilterChange {
    const passesProvider = filterProviders(providers);
    const passesKind = passesList(kinds, (entry) => [entry]);
    return (event, span) => {
      if (!events.isLast(event) || !passesProvider(events.detailsOf(event).provider)) return undefined;
      const change = netChange(events, event, span);
      return change && passesKind(change.kind) ? change : undefined;
    };
  }

  return (query: ChangesQuery) => {
    const filter = createFilter(query);
    const limit = Math.min(query.limit, MAX_CHANGES);
    const { changes, next, hasMore } =
      query.since === undefined
        ? readNewest(events, filter, limit)
        : readForward(events, readSpan(query.since), filter, limit);
    const tail = { next, has_more: hasMore, catalog_version: version, oldest: events.oldest };
    return Buffer.from(`{"changes":[${write(changes).join()}],${JSON.stringify(tail).slice(1)}`);
  };
}

/** Creates the function that reads `since` as a span of the log. The function throws {@link HistoryGoneError} if the log does not cover `since`. */
function createSpanReader(events: Events): (since: string) => Span {
  const { seq: current, oldest, oldestTimeMs, log } = events;
  const wayOut = `Read the whole catalog at /v1/voices.ndjson, and then what changed since ${current}.`;
  const oldestTime = new Date(oldestTimeMs).toISOString();

  /** Returns the number of the snapshot before the first log entry since a time. All entries are read: times are unsorted if a clock was set back. */
  function numberBefore(timeMs: number): number {
    if (timeMs <= oldestTimeMs)
      throw new HistoryGoneError(`Changes are known of times after ${oldestTime} only. ${wayOut}`);
    const first = log.find(({ seq, at }) => Date.parse(at) >= timeMs && seq > oldest);
    return first ? first.seq - 1 : current;
  }

  return (text) => {
    const since = parseSince(text) ?? { seq: Number.NaN };
    const seq = 'timeMs' in since ? numberBefore(since.timeMs) : since.seq;
    const { pages } = 'timeMs' in since ? {} : since;
    if (!(seq >= oldest))
      throw new HistoryGoneError(`Changes are known since ${oldest} (${oldestTime}) only. ${wayOut}`);
    if (Math.max(seq, pages?.snapshot ?? 0, pages?.last.seq ?? 0) > current)
      throw new HistoryGoneError(
        `The cursor is newer than this catalog, or comes from another directory. ${wayOut}`,
      );
    const start = pages ? events.firstAfterPlace(pages.last) : events.firstAfter(seq);
    return { seq, start, snapshot: pages?.snapshot ?? current };
  };
}

/** Returns a page of the changes in a span, oldest first. */
function readForward(events: Events, span: Span, filter: FilterChange, limit: number): Page {
  const changes: NetChange[] = [];
  for (let event = span.start; event < events.count; event++) {
    const change = filter(event, span);
    if (!change) continue;
    const last = changes.at(-1);
    if (last && changes.length === limit) {
      const place = { seq: events.entryOf(last.last).seq, id: events.idOf(last.last) };
      const next = formatCursor(span.seq, { snapshot: span.snapshot, last: place });
      return { changes, next, hasMore: true };
    }
    changes.push(change);
  }
  return { changes, next: formatCursor(events.seq), hasMore: false };
}

/** Returns a page of the newest changes in the log. Within the page, the oldest change comes first. */
function readNewest(events: Events, filter: FilterChange, limit: number): Page {
  const { oldest, seq } = events;
  const span = { seq: oldest, start: events.firstAfter(oldest), snapshot: seq };
  const changes: NetChange[] = [];
  for (let event = events.count - 1; event >= span.start && changes.length < limit; event--) {
    const change = filter(event, span);
    if (change) changes.push(change);
  }
  return { changes: changes.reverse(), next: formatCursor(seq), hasMore: false };
}

/** Creates the function that writes changes as JSON, each with the voice's stored JSON. */
function createChangeWriter(parts: CatalogParts, events: Events) {
  const { voices, removedVoices, scratch } = parts;
  const maxLookups = Math.floor(MAX_CANDIDATES / Math.max(1, scratch.capacity));

  return (changes: readonly NetChange[]) => {
    let lookups = 0;
    return changes.map(({ kind, last, isOwn, fields }) => {
      const { seq, at } = events.entryOf(last);
      const id = events.idOf(last);
      const rank = events.rankOf(last);
      const isLookedUp = rank === undefined && lookups++ < maxLookups;
      const replacements = isLookedUp ? removedVoices.replacementsOf(id) : [];
      const json = JSON.stringify({
        ...{ seq, at, kind, id, by: isOwn ? 'directory' : undefined },
        voice: rank === undefined ? undefined : null,
        fields: fields.length > 0 ? fields : undefined,
        replacements: replacements.length > 0 ? replacements.map((each) => voices.read(each).id) : undefined,
      });
      // The voice's stored JSON replaces `null`. No string within the change contains the pattern `"voice":null`, because JSON escapes quotes.
      return rank === undefined
        ? json
        : json.replace('"voice":null', () => `"voice":${voices.viewJson(rank)}`);
    });
  };
}
