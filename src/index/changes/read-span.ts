import { HistoryGoneError } from '../../domain/errors.ts';
import { parseSince } from '../../domain/since.ts';
import type { EventsImage } from './build-events.ts';
import type { Events } from './events.ts';
import type { Span } from './net-change.ts';

/** Creates the function that reads the parameter `since` as a span, or throws {@link HistoryGoneError}. */
export function createSpanReader(image: EventsImage, events: Events): (since: string) => Span {
  const { seq: current, oldest, oldestTimeMs, seqs, timesMs } = image;
  const wayOut = `Read the whole catalog at /v1/voices.ndjson, and then what changed since ${current}.`;
  const oldestTime = new Date(oldestTimeMs).toISOString();

  /**
   * Returns the number of the snapshot before the first log entry at or after a time. A clock that was set back only lengthens the span.
   */
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
