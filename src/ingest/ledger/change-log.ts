import type { ChangeEvents, ChangeLog } from '../../domain/snapshot.ts';
import { isRetained } from './retention.ts';

type LogEntry = ChangeLog[number];

/** Maximum number of voice ids in a change log. The number limits the JSON of a change log to a few megabytes. */
const MAX_IDS = 100_000;

export const NO_EVENTS: ChangeEvents = {
  added: [],
  removed: [],
  returned: [],
  changed: {},
  changed_by_directory: {},
  added_by_directory: [],
  removed_by_directory: [],
};

type LogFrame = Pick<LogEntry, 'seq' | 'at' | 'version'>;

/** Joins the events of several providers, with all voice ids sorted. */
export function mergeEvents(parts: readonly ChangeEvents[]): ChangeEvents {
  type Kind = 'added' | 'removed' | 'returned' | 'added_by_directory' | 'removed_by_directory';
  const ids = (kind: Kind) => parts.flatMap((events) => events[kind]).sort();
  const fields = (kind: 'changed' | 'changed_by_directory') =>
    Object.fromEntries(
      parts.flatMap((events) => Object.entries(events[kind])).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    added: ids('added'),
    removed: ids('removed'),
    returned: ids('returned'),
    changed: fields('changed'),
    changed_by_directory: fields('changed_by_directory'),
    added_by_directory: ids('added_by_directory'),
    removed_by_directory: ids('removed_by_directory'),
  };
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
  const kinds = Object.keys(NO_EVENTS) as (keyof typeof ChangeEvents.shape)[];
  return kinds.reduce((sum, kind) => sum + Object.keys(events[kind]).length, 0);
}
