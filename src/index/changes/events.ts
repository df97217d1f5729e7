import type { ChangePlace } from '../../domain/since.ts';
import { openStrings } from '../structures/packed-strings.ts';
import { lowerBound } from '../structures/sorted-strings.ts';
import { EVENT_KINDS, type EventsImage, NONE } from './build-events.ts';

/** Reader of the events of a change log. Each event is identified by its index in the log. */
export type Events = ReturnType<typeof openEvents>;

/** Opens the events of a change log. `findRank` is called for a voice when its rank is first read, so that a log opens fast. */
export function openEvents(image: EventsImage, findRank: (id: string) => number | undefined) {
  const { seqs, timesMs, starts, entries, ids, kinds, fields, previous, lasts, providers } = image;
  const fieldNames = image.fieldLists.map((list) => list.split(',').filter(Boolean));
  const textOf = openStrings(image.idTexts);
  const idNumber = (event: number) => ids[event] ?? 0;
  const idOf = (event: number) => textOf(idNumber(event));
  const seqOf = (event: number) => seqs[entries[event] ?? 0] ?? 0;
  const kindOf = (event: number) => EVENT_KINDS[kinds[event] ?? 0] ?? 'changed';
  /** Returns the first event whose snapshot number is above `seq`. */
  const firstAfter = (seq: number) =>
    starts[lowerBound(seqs.length, (entry) => (seqs[entry] ?? 0) <= seq)] ?? 0;
  const ranks: (number | undefined)[] = [];
  return {
    count: ids.length,
    idOf,
    seqOf,
    /** Time of the event's snapshot: ISO 8601 in UTC. */
    timeOf: (event: number) => new Date(timesMs[entries[event] ?? 0] ?? 0).toISOString(),
    kindOf,
    fieldsOf: (event: number): readonly string[] => fieldNames[fields[event] ?? 0] ?? [],
    /** True for an event caused by the service, false for an event caused by the provider. */
    isOwn: (event: number) => image.isOwn[event] === 1,
    /** Index in `slugs` of the voice's provider. */
    providerOf: (event: number) => providers[idNumber(event)] ?? 0,
    /** Rank in the catalog of the event's voice; undefined if the catalog lacks the voice. */
    rankOf: (event: number) => {
      const number = idNumber(event);
      if (!(number in ranks)) ranks[number] = findRank(textOf(number));
      return ranks[number];
    },
    /** Previous event of the same voice; undefined for a voice's first event. */
    before: (event: number) => (previous[event] === NONE ? undefined : previous[event]),
    /** True for the last event of a voice. */
    isLast: (event: number) => lasts[idNumber(event)] === event,
    firstAfter,
    /** Counts, by kind, the events after the snapshot with number `seq`. */
    countAfter: (seq: number) => {
      const counts = { added: 0, removed: 0, returned: 0, changed: 0 };
      for (let event = firstAfter(seq); event < ids.length; event++) counts[kindOf(event)]++;
      return counts;
    },
    /** Returns the first event after a position in the log, given as snapshot number and voice id. */
    firstAfterPlace: ({ seq, id }: ChangePlace) =>
      lowerBound(ids.length, (event) => {
        const own = seqOf(event);
        return own < seq || (own === seq && idOf(event) <= id);
      }),
  };
}
