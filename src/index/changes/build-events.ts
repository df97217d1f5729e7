import type { ChangeKind } from '../../domain/changes.ts';
import type { ChangeEvents, Snapshot } from '../../domain/snapshot.ts';
import { createInterner } from '../structures/interner.ts';
import { packStrings } from '../structures/packed-strings.ts';

/**
 * The events image holds the change log in a form that one thread can pass to another: a table of events, sorted by log entry, then by id.
 *
 *     event      0  1  2  3  4        entry 0 = seq 5: events 0–1, entry 1 = seq 8: events 2–4
 *     id         a  b  a  c  d
 */
export type EventsImage = ReturnType<typeof buildEvents>;

/** Entry of the change log: the events of one snapshot. A snapshot is the state of all voices at one time. */
export interface LogEntry {
  /** Number of the snapshot. */
  readonly seq: number;
  /** Time of the snapshot: ISO 8601 in UTC. */
  readonly at: string;
  /** Version of the voices in the snapshot. */
  readonly version: string;
  /** Index of the log entry's first event in the table of events. */
  readonly start: number;
}

/** Details that many events share, because a provider's voices mostly change together. */
export interface EventDetails {
  readonly provider: string;
  readonly kind: ChangeKind;
  /** True if this service caused the event, for example by a correction of its own data; false if the provider caused the event. */
  readonly isOwn: boolean;
  readonly fields: readonly string[];
}

type LogEvent = EventDetails & { readonly id: string };

export function buildEvents({ log, seq, builtAt }: Pick<Snapshot, 'log' | 'seq' | 'builtAt'>) {
  const ids = createInterner();
  const details = createInterner();
  const events: LogEvent[] = [];
  const entries = log.map((entry): LogEntry => {
    const start = events.length;
    for (const event of eventsOf(entry)) events.push(event);
    return { seq: entry.seq, at: new Date(entry.at).toISOString(), version: entry.version, start };
  });
  return {
    seq,
    builtAt,
    /** True if earlier entries were deleted from the log. A client with an older snapshot than that of the first entry then cannot catch up by the log. */
    isCut: log[0]?.cut === true,
    log: entries,
    /** For each event, the index of its voice's id in `idTexts`. */
    ids: Uint32Array.from(events, ({ id }) => ids.numberOf(id)),
    /** Distinct ids of the voices that have events. */
    idTexts: packStrings(ids.strings()),
    /** For each event, the index of the event's details in `distinctDetails`. */
    details: Uint32Array.from(events, ({ id, ...shared }) => details.numberOf(JSON.stringify(shared))),
    distinctDetails: details.strings().map((text): EventDetails => JSON.parse(text)),
  };
}

/** Returns the events of a log entry, one per voice, sorted by id. */
function eventsOf(entry: ChangeEvents): LogEvent[] {
  const events = new Map<string, LogEvent>();
  const add = (id: string, given: ChangeKind, isOwn: boolean, fields: readonly string[] = []) => {
    const kind = events.get(id)?.kind ?? given;
    events.set(id, { id, provider: id.slice(0, id.indexOf('/')), kind, isOwn, fields });
  };
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
