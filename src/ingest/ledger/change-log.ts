import { ChangeEvents, type ChangeLog } from '../../domain/snapshot.ts';
import { isRetained } from './retention.ts';

type LogEntry = ChangeLog[number];
type ChangedFields = ChangeEvents['changed'];

/** Maximum number of voice ids in a change log, so that its JSON has at most a few megabytes. */
const MAX_IDS = 100_000;

/**
 * Fields of a log entry without further information once its events are gone. Any other field marks a cut or comes from a newer release.
 */
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'seq',
  'at',
  'version',
  ...Object.keys(ChangeEvents.shape),
]);

/** Events of an ingest that changes no voice. */
export const NO_EVENTS: ChangeEvents = {
  added: [],
  removed: [],
  returned: [],
  changed: {},
  changed_by_directory: {},
  added_by_directory: [],
  removed_by_directory: [],
};

/** Sequence number, time and version of the snapshot of a log entry. */
export type LogFrame = Pick<LogEntry, 'seq' | 'at' | 'version'>;

/** Joins the events of several providers, with all voice ids sorted. */
export function mergeEvents(parts: readonly ChangeEvents[]): ChangeEvents {
  type Kind = 'added' | 'removed' | 'returned' | 'added_by_directory' | 'removed_by_directory';
  const ids = (kind: Kind) => parts.flatMap((events) => events[kind]).sort();
  const fields = (kind: 'changed' | 'changed_by_directory') =>
    Object.fromEntries(parts.flatMap((events) => Object.entries(events[kind])).sort(byId));
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
 * Appends the events of a new snapshot to the change log. If a voice changed earlier on the same UTC day, both changes are united in the
 * new log entry, so that a field that alternates between two values takes one entry per day.
 *
 * The log keeps entries as long as {@link isRetained} states, and at most 100,000 voice ids. Older entries are replaced by one entry `{
 * seq, cut: true }` without events, so that a client that has read up to an earlier `seq` detects that it has missed events. The first
 * entry of a log is such a cut, because its snapshot has no readable predecessor.
 */
export function appendEvents(log: ChangeLog, events: ChangeEvents, frame: LogFrame): ChangeLog {
  const count = countIds(events);
  if (log.length === 0 || count > MAX_IDS) return [markOfCut(frame)];
  if (count === 0) return cut(log, frame.at);
  const day = frame.at.slice(0, 10);
  const earlier = log.map((entry) => (entry.at.startsWith(day) ? entry : undefined));
  const united = unite([...earlier.filter((entry) => entry !== undefined), events]);
  const moved = pick(united, [...Object.keys(events.changed), ...Object.keys(events.changed_by_directory)]);
  const rest = log.flatMap((entry, index) => (earlier[index] ? withoutChanges(entry, moved) : entry));
  // The order of fields is that of a log that was read, so that an unchanged log is stored with equal bytes.
  return cut([...rest, { ...frame, ...events, ...moved }], frame.at);
}

type Changes = Pick<ChangeEvents, 'changed' | 'changed_by_directory'>;

/**
 * Unites the changes of several entries, oldest first. A voice that was changed both by the provider and by this service counts as changed
 * by the provider.
 */
function unite(entries: readonly Changes[]): Changes {
  const changed: ChangedFields = {};
  const changed_by_directory: ChangedFields = {};
  for (const entry of entries) {
    addFields(changed, entry.changed);
    addFields(changed_by_directory, entry.changed_by_directory);
  }
  for (const [id, fields] of Object.entries(changed_by_directory)) {
    if (!changed[id]) continue;
    addFields(changed, { [id]: fields });
    delete changed_by_directory[id];
  }
  return { changed, changed_by_directory };
}

function addFields(target: ChangedFields, source: ChangedFields): void {
  for (const [id, fields] of Object.entries(source))
    target[id] = [...new Set([...(target[id] ?? []), ...fields])].sort();
}

function pick({ changed, changed_by_directory }: Changes, ids: readonly string[]): Changes {
  const chosen = new Set(ids);
  const of = (fields: ChangedFields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([id]) => chosen.has(id))
        .sort(byId),
    );
  return { changed: of(changed), changed_by_directory: of(changed_by_directory) };
}

/** Returns a log entry without the changes in `moved`, as a list; the list is empty if nothing else is in the entry. */
function withoutChanges(entry: LogEntry, moved: Changes): LogEntry[] {
  const isLeft = ([id]: readonly [string, unknown]) => !moved.changed[id] && !moved.changed_by_directory[id];
  const of = (fields: ChangedFields) => Object.fromEntries(Object.entries(fields).filter(isLeft));
  const left = { ...entry, changed: of(entry.changed), changed_by_directory: of(entry.changed_by_directory) };
  return isDispensable(left) ? [] : [left];
}

/** Reports whether a log entry can be dropped: no events, not a cut, no unknown fields of a newer release. */
function isDispensable(entry: LogEntry): boolean {
  return countIds(entry) === 0 && Object.keys(entry).every((field) => KNOWN_FIELDS.has(field));
}

/** Cuts the entries whose retention has ended at the time `at`, and the oldest entries of a log with too many voice ids. */
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

function countIds({ changed, changed_by_directory, ...events }: ChangeEvents): number {
  const { added, removed, returned, added_by_directory, removed_by_directory } = events;
  const lists = [added, removed, returned, added_by_directory, removed_by_directory];
  const changes = Object.keys(changed).length + Object.keys(changed_by_directory).length;
  return lists.reduce((sum, ids) => sum + ids.length, changes);
}

function byId([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
