import type { ChangeEvents, ChangeLog } from '../../domain/snapshot.ts';
import { isRetained } from './retention.ts';

type LogEntry = ChangeLog[number];

/** Maximum number of voice ids in a change log. The number limits the JSON of a change log to a few megabytes. `scripts/docs/written.mjs` reads it. @public */
export const MAX_IDS = 100_000;

export const NO_EVENTS: ChangeEvents = {
  added: [],
  removed: [],
  returned: [],
  changed: {},
  changed_by_directory: {},
  added_by_directory: [],
  removed_by_directory: [],
};
const KINDS = Object.keys(NO_EVENTS) as (keyof typeof ChangeEvents.shape)[];

type LogFrame = Pick<LogEntry, 'seq' | 'at' | 'version'>;

/** Joins the events of several providers, with all voice ids sorted. */
export function mergeEvents(parts: readonly ChangeEvents[]): ChangeEvents {
  const merged = KINDS.map((kind) => {
    const ofKind = parts.map((events) => events[kind]);
    if (Array.isArray(NO_EVENTS[kind])) return [kind, ofKind.flat().sort()];
    return [kind, Object.fromEntries(ofKind.flatMap(Object.entries).sort(([a], [b]) => (a < b ? -1 : 1)))];
  });
  return Object.fromEntries(merged);
}

/**
 * Appends the events of a new snapshot to the change log. Entries older than the retention period are removed. The oldest entries of a log with over 100,000
 * voice ids are removed too. One entry `{ seq, cut: true }` takes the place of all removed entries. A client whose last `seq` is lower than that of
 * the `cut` entry has missed events. A new log starts with a `cut` entry too, because its snapshot has no readable predecessor.
 */
export function appendEvents(log: ChangeLog, events: ChangeEvents, frame: LogFrame): ChangeLog {
  const count = countIds(events);
  if (log.length === 0 || count > MAX_IDS) return [markOfCut(frame)];
  return cut(count === 0 ? log : [...log, { ...frame, ...events }], frame.at);
}

function cut(log: ChangeLog, at: string): ChangeLog {
  let ids = 0;
  let first = log.length;
  for (const entry of log.toReversed()) {
    ids += countIds(entry);
    if (ids > MAX_IDS || !isRetained(entry.at, at)) break;
    first--;
  }
  const last = log[first - 1];
  if (!last) return log;
  return [markOfCut(last), ...log.slice(first)];
}

function markOfCut({ seq, at, version }: LogFrame): LogEntry {
  return { seq, at, version, ...NO_EVENTS, cut: true };
}

function countIds(events: ChangeEvents): number {
  return KINDS.reduce((sum, kind) => sum + Object.keys(events[kind]).length, 0);
}
