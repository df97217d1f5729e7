import type { ChangeEvents, ChangeLog, Snapshot } from '../../domain/snapshot.ts';
import { createInterner } from '../structures/interner.ts';
import { type PackedStrings, packStrings } from '../structures/packed-strings.ts';

/** Kinds of events, by their number in {@link EventsImage.kinds}. */
export const EVENT_KINDS = ['added', 'removed', 'returned', 'changed'] as const;
type EventKind = (typeof EVENT_KINDS)[number];
/** Value in `previous` for the first event of a voice. */
export const NONE = 0xffffffff;

/**
 * The events image holds the change log as a table of events, sorted by log entry and then by id. It can be passed between threads. Each event links
 * to the previous event of the same voice. A voice's history is therefore read backwards from its last event, without a search.
 *
 *     event      0  1  2  3  4        entry 0 = seq 5: events 0–1, entry 1 = seq 8: events 2–4
 *     id         a  b  a  c  d
 *     previous   –  –  0  –  –        the last events of a, b, c and d are 2, 1, 3 and 4
 */
export interface EventsImage {
  /** Number of the catalog's snapshot. */
  readonly seq: number;
  /** Number of the oldest snapshot since which the log is complete. */
  readonly oldest: number;
  /** Time of the first log entry, in ms since the epoch. If the log is empty, time of the catalog's snapshot. */
  readonly oldestTimeMs: number;
  /** Snapshot number of each log entry. */
  readonly seqs: Float64Array<ArrayBuffer>;
  /** Snapshot time of each log entry, in ms since the epoch. */
  readonly timesMs: Float64Array<ArrayBuffer>;
  /** Version of the voices in the snapshot of each log entry. */
  readonly versions: readonly string[];
  /** First event of each log entry, then the number of all events. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** Log entry of each event. */
  readonly entries: Uint32Array<ArrayBuffer>;
  /** Index in `idTexts` of the id of the event's voice, for each event. */
  readonly ids: Uint32Array<ArrayBuffer>;
  /** Index in `EVENT_KINDS`, for each event. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  /** Index in `fieldLists` of the list of the fields that changed, for each event. */
  readonly fields: Uint32Array<ArrayBuffer>;
  /** 1 for an event caused by the service, such as a changed table of enrichment; 0 for an event caused by the provider. */
  readonly isOwn: Uint8Array<ArrayBuffer>;
  /** Previous event of the same voice, for each event; NONE for a voice's first event. */
  readonly previous: Uint32Array<ArrayBuffer>;
  /** Last event of each voice, in the order of `idTexts`. */
  readonly lasts: Uint32Array<ArrayBuffer>;
  /** Index in `slugs` of each voice's provider, in the order of `idTexts`. */
  readonly providers: Uint32Array<ArrayBuffer>;
  /** Distinct slugs of providers. */
  readonly slugs: readonly string[];
  /** Distinct ids of the voices that have events. */
  readonly idTexts: PackedStrings;
  /** Distinct lists of changed fields, each list joined by commas. */
  readonly fieldLists: readonly string[];
}

interface LogEvent {
  readonly id: string;
  readonly kind: EventKind;
  readonly isOwn: boolean;
  readonly fields: string;
}

export function buildEvents({ log, seq, builtAt }: Pick<Snapshot, 'log' | 'seq' | 'builtAt'>): EventsImage {
  const told = log.map(eventsOf);
  const ids = createInterner();
  const fieldLists = createInterner();
  const events = told.flatMap((own, entry) => own.map((event) => ({ entry, ...event })));
  const numbers = Uint32Array.from(events, ({ id }) => ids.numberOf(id));
  const texts = ids.strings();
  const slugs = createInterner();
  const starts = new Uint32Array(log.length + 1);
  for (const [entry, own] of told.entries()) starts[entry + 1] = (starts[entry] ?? 0) + own.length;
  return {
    seq,
    ...oldestOf(log, { seq, at: builtAt }),
    seqs: Float64Array.from(log, (entry) => entry.seq),
    timesMs: Float64Array.from(log, ({ at }) => Date.parse(at)),
    versions: log.map(({ version }) => version),
    starts,
    entries: Uint32Array.from(events, ({ entry }) => entry),
    ids: numbers,
    kinds: Uint8Array.from(events, ({ kind }) => EVENT_KINDS.indexOf(kind)),
    fields: Uint32Array.from(events, ({ fields }) => fieldLists.numberOf(fields)),
    isOwn: Uint8Array.from(events, ({ isOwn }) => Number(isOwn)),
    ...linkEvents(numbers, texts.length),
    providers: Uint32Array.from(texts, (id) => slugs.numberOf(id.slice(0, id.indexOf('/')))),
    slugs: slugs.strings(),
    idTexts: packStrings(texts),
    fieldLists: fieldLists.strings(),
  };
}

/** Returns the events for a later snapshot with the same change log. An empty log is complete only since that later snapshot. */
export function renumberEvents(
  events: EventsImage,
  { seq, builtAt }: Pick<Snapshot, 'seq' | 'builtAt'>,
): EventsImage {
  const isEmpty = events.versions.length === 0;
  return { ...events, seq, ...(isEmpty && oldestOf([], { seq, at: builtAt })) };
}

/**
 * Returns the oldest snapshot since which a change log is complete, with the time of the log's first entry. If the first entry is marked `cut`,
 * the log is complete since the snapshot of that entry. Otherwise, it is complete since the snapshot before, because an unmarked log contains
 * all events of its first entry.
 */
function oldestOf(log: ChangeLog, { seq, at }: { readonly seq: number; readonly at: string }) {
  const [first] = log;
  const oldest = first ? first.seq - (first.cut ? 0 : 1) : seq;
  return { oldest, oldestTimeMs: Date.parse(first?.at ?? at) };
}

/** Returns the events of a log entry, one per voice, sorted by id. */
function eventsOf(entry: ChangeEvents): LogEvent[] {
  const events = new Map<string, LogEvent>();
  const add = (id: string, kind: EventKind, isOwn: boolean, fields: readonly string[] = []) =>
    events.set(id, { id, kind: events.get(id)?.kind ?? kind, isOwn, fields: fields.join() });
  for (const id of entry.added) add(id, 'added', false);
  for (const id of entry.removed) add(id, 'removed', false);
  for (const id of entry.returned) add(id, 'returned', false);
  for (const id of entry.added_by_directory) add(id, 'added', true);
  for (const id of entry.removed_by_directory) add(id, 'removed', true);
  for (const [id, fields] of Object.entries(entry.changed)) add(id, 'changed', false, fields);
  for (const [id, fields] of Object.entries(entry.changed_by_directory))
    add(id, 'changed', events.get(id)?.isOwn ?? true, fields);
  return [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function linkEvents(ids: Uint32Array, idCount: number) {
  const lasts = new Uint32Array(idCount).fill(NONE);
  const previous = new Uint32Array(ids.length);
  for (const [event, id] of ids.entries()) {
    previous[event] = lasts[id] ?? NONE;
    lasts[id] = event;
  }
  return { lasts, previous };
}
