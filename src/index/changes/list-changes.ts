import { ChangeKind, type ChangesQuery, MAX_CHANGES } from '../../domain/changes.ts';
import { HistoryGoneError } from '../../domain/errors.ts';
import { formatCursor, parseSince } from '../../domain/since.ts';
import type { CatalogParts } from '../parts.ts';
import { MAX_REPLACEMENTS } from '../similar/removed-voices.ts';
import type { EventsImage } from './build-events.ts';
import { createProviderFilter, passesList } from './choose-events.ts';
import type { Events } from './events.ts';
import { changedFieldsOf, type NetChange, netChange, type Span } from './net-change.ts';

/** Maximum number of voices that all nearest-neighbour searches for one page visit together, so that the searches take about 20 ms at most. */
const MAX_CANDIDATES = 500_000;

/** Returns the net change whose last event is `event`; undefined if there is no such change, or the request filters it out. */
type FilterChange = (event: number, span: Span) => NetChange | undefined;

/** One page of net changes, with the cursor of the next page. */
interface Page {
  readonly changes: readonly NetChange[];
  readonly next: string;
  readonly hasMore: boolean;
}

/** Creates the function that lists net changes as JSON in UTF-8. Each page starts after the last change of the page before. */
export function createChangeList(
  parts: CatalogParts,
  events: Events,
  image: EventsImage,
  version: string,
): (query: ChangesQuery) => Buffer {
  const passProviders = createProviderFilter(parts, image.slugs);
  const readSpan = createSpanReader(image, events);
  const write = createChangeWriter(parts, events);

  function createFilter({ kinds, providers }: ChangesQuery): FilterChange {
    const passed = passProviders(providers);
    const passedKinds = new Set(ChangeKind.options.filter(passesList(kinds, (entry) => [entry])));
    return (event, span) => {
      if (!events.isLast(event) || !passed[events.providerOf(event)]) return undefined;
      const change = netChange(events, event, span);
      return change && passedKinds.has(change.kind) ? change : undefined;
    };
  }

  return (query) => {
    const filter = createFilter(query);
    const limit = Math.min(query.limit, MAX_CHANGES);
    const { changes, next, hasMore } =
      query.since === undefined
        ? readNewest(events, image, filter, limit)
        : readForward(events, readSpan(query.since), image.seq, filter, limit);
    const tail = { next, has_more: hasMore, catalog_version: version, oldest: image.oldest };
    return Buffer.from(`{"changes":[${write(changes).join()}],${JSON.stringify(tail).slice(1)}`);
  };
}

/** Creates the function that reads the parameter `since` as a span, or throws {@link HistoryGoneError}. */
function createSpanReader(image: EventsImage, events: Events): (since: string) => Span {
  const { seq: current, oldest, oldestTimeMs, seqs, timesMs } = image;
  const wayOut = `Read the whole catalog at /v1/voices.ndjson, and then what changed since ${current}.`;
  const oldestTime = new Date(oldestTimeMs).toISOString();

  /** Returns the number of the snapshot before the first log entry since a time. Later entries may have earlier times if a clock was set back. */
  function numberBefore(timeMs: number): number {
    if (timeMs <= oldestTimeMs)
      throw new HistoryGoneError(`Changes are known of times after ${oldestTime} only. ${wayOut}`);
    const first = timesMs.findIndex((each, entry) => each >= timeMs && (seqs[entry] ?? 0) > oldest);
    return first < 0 ? current : (seqs[first] ?? 0) - 1;
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

/** Returns the changes of a span, oldest first. */
function readForward(events: Events, span: Span, seq: number, filter: FilterChange, limit: number): Page {
  const changes: NetChange[] = [];
  for (let event = span.start; event < events.count; event++) {
    const change = filter(event, span);
    if (!change) continue;
    const last = changes.at(-1);
    if (last && changes.length === limit) {
      const place = { seq: events.seqOf(last.last), id: events.idOf(last.last) };
      const next = formatCursor(span.seq, { snapshot: span.snapshot, last: place });
      return { changes, next, hasMore: true };
    }
    changes.push(change);
  }
  return { changes, next: formatCursor(seq), hasMore: false };
}

/** Returns the newest changes of the whole log, oldest first. */
function readNewest(events: Events, { oldest, seq }: EventsImage, filter: FilterChange, limit: number): Page {
  const span = { seq: oldest, start: events.firstAfter(oldest), snapshot: seq };
  const changes: NetChange[] = [];
  for (let event = events.count - 1; event >= span.start && changes.length < limit; event--) {
    const change = filter(event, span);
    if (change) changes.push(change);
  }
  return { changes: changes.reverse(), next: formatCursor(seq), hasMore: false };
}

/** Creates the function that writes changes as JSON, each with the voice's stored JSON. */
function createChangeWriter(
  parts: CatalogParts,
  events: Events,
): (changes: readonly NetChange[]) => string[] {
  const { voices, removedVoices, scratch } = parts;
  const maxLookups = Math.floor(MAX_CANDIDATES / Math.max(1, scratch.capacity));

  /** Returns the ids of voices that can replace a removed voice; none if `mayLookUp` is false. */
  function replacementsOf(id: string, mayLookUp: boolean): string[] {
    const ranks = mayLookUp ? removedVoices.replacementsOf(id) : [];
    return ranks.slice(0, MAX_REPLACEMENTS).map((rank) => voices.read(rank).id);
  }

  return (changes) => {
    let lookups = 0;
    return changes.map((change) => {
      const { kind, last, isOwn } = change;
      const id = events.idOf(last);
      const rank = events.rankOf(last);
      const by = isOwn ? 'directory' : undefined;
      const head = { seq: events.seqOf(last), at: events.timeOf(last), kind, id, by };
      const fields = changedFieldsOf(events, change);
      const replacements = rank === undefined ? replacementsOf(id, lookups++ < maxLookups) : [];
      const rest = JSON.stringify({
        fields,
        replacements: replacements.length > 0 ? replacements : undefined,
      });
      const voice = rank === undefined ? '' : `,"voice":${voices.viewJson(rank).toString()}`;
      return `${JSON.stringify(head).slice(0, -1)}${voice}${rest === '{}' ? '}' : `,${rest.slice(1)}`}`;
    });
  };
}
