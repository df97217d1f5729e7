import type { ChangePlace } from '../../domain/since.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import { openStrings } from '../structures/packed-strings.ts';
import type { EventDetails, EventsImage, LogEntry } from './build-events.ts';

/** Reader of the events of a change log, each identified by its index in the log. */
export type Events = ReturnType<typeof openEvents>;

/** Opens the events of a change log. `findRank` is called only when a voice's rank is first read, so that a log opens fast. */
export function openEvents(image: EventsImage, findRank: (id: string) => number | undefined) {
  const { seq, builtAt, isCut, log, ids, details, distinctDetails, idTexts } = image;
  const textOf = openStrings(idTexts);
  const entries = new Uint32Array(ids.length);
  for (const [entry, { start }] of log.entries()) entries.fill(entry, start, log[entry + 1]?.start);
  /** 1 + the index of each voice's last event, by the index of the voice's id in `idTexts`. */
  const lasts = new Uint32Array(idTexts.starts.length);
  /** For each event, 1 + the index of the previous event of the same voice, or 0. These numbers link all events of a voice, from the last to the first. */
  const previous = new Uint32Array(ids.length);
  for (let event = 0; event < ids.length; event++) {
    const id = ids[event] ?? 0;
    previous[event] = lasts[id] ?? 0;
    lasts[id] = event + 1;
  }
  const [first] = log;
  const idNumber = (event: number) => ids[event] ?? 0;
  const idOf = (event: number) => textOf(idNumber(event));
  const entryOf = (event: number) => log[entries[event] ?? 0] as LogEntry;
  const detailsOf = (event: number) => distinctDetails[details[event] ?? 0] as EventDetails;
  const startOf = (entry: number) => log[entry]?.start ?? ids.length;
  /** Returns the index of the first log entry whose snapshot number is at least `from`. */
  const entryFrom = (from: number) => lowerBound(log.length, (entry) => (log[entry]?.seq ?? 0) < from);
  /** Returns the index of the first event whose snapshot number is above `after`. */
  const firstAfter = (after: number) => startOf(entryFrom(after + 1));
  const ranks: (number | undefined)[] = [];
  return {
    /** Number of the catalog's snapshot. */
    seq,
    /** Number of the snapshot since which the log is complete. A log without deletions is complete since the snapshot before its first entry. */
    oldest: first ? first.seq - (isCut ? 0 : 1) : seq,
    /** Time of the first log entry, in ms since the epoch; for an empty log, time of the catalog's snapshot. */
    oldestTimeMs: Date.parse(first?.at ?? builtAt),
    log,
    count: ids.length,
    idOf,
    entryOf,
    detailsOf,
    /** Returns the catalog rank of the event's voice; undefined if the catalog lacks the voice. */
    rankOf: (event: number) => {
      const number = idNumber(event);
      if (!(number in ranks)) ranks[number] = findRank(textOf(number));
      return ranks[number];
    },
    /** Returns the index of the previous event of the same voice; -1 for a voice's first event. */
    before: (event: number) => (previous[event] ?? 0) - 1,
    /** Reports whether the event is the last event of its voice. */
    isLast: (event: number) => lasts[idNumber(event)] === event + 1,
    startOf,
    entryFrom,
    firstAfter,
    /** Counts the events of each kind after the snapshot with number `after`. */
    countAfter: (after: number) => {
      const counts = { added: 0, removed: 0, returned: 0, changed: 0 };
      for (let event = firstAfter(after); event < ids.length; event++) counts[detailsOf(event).kind]++;
      return counts;
    },
    /** Returns the index of the first event after a position in the log. The position is given as snapshot number and voice id. */
    firstAfterPlace: (place: ChangePlace) =>
      lowerBound(ids.length, (event) => {
        const own = entryOf(event).seq;
        return own < place.seq || (own === place.seq && idOf(event) <= place.id);
      }),
  };
}
