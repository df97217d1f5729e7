import * as z from 'zod';

/**
 * Starting point of a request for changes: a cursor or a time. The cursor `128` requests the changes after snapshot 128. The cursor
 * `128.140.131.azure/Ava` requests a later page of the same changes: `140` is the snapshot at which the first page was requested, and
 * `131.azure/Ava` the last change of the page before. The time `2026-11-22` requests the changes from that day on.
 */
export type Since =
  | {
      /** Number of the snapshot that the client knew before it requested the first page. */
      readonly seq: number;
      /** Summary of the pages that the client already has; absent in a request for the first page. */
      readonly pages?: EarlierPages;
    }
  | {
      /** Time from which on changes are requested, in milliseconds since the epoch. */
      readonly timeMs: number;
    };

/** Summary of the pages of changes that a client already has. */
export interface EarlierPages {
  /** Number of the latest snapshot when the client requested the first page. A voice on an earlier page may have changed again since then. */
  readonly snapshot: number;
  readonly last: ChangePlace;
}

/** Sort key of a change: changes are sorted by snapshot number, then by voice id. */
export interface ChangePlace {
  readonly seq: number;
  readonly id: string;
}

/** Pattern of a cursor. Numbers have at most 15 digits, because JavaScript represents integers of up to 15 digits exactly. */
const CURSOR = /^(\d{1,15})(?:\.(\d{1,15})\.(\d{1,15})\.(.+))?$/s;
const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });
/** Time-zone offset with a space as its sign: ` 02:00`. In a query string, a `+` that the client does not percent-encode is decoded to a space. */
const BLANK_OFFSET = / (\d\d:\d\d)$/;

/** Parses a cursor, a day in UTC, or an instant; returns undefined for any other text. */
export function parseSince(text: string): Since | undefined {
  const cursor = CURSOR.exec(text);
  if (cursor) return toCursor(cursor);
  const time = text.replace(BLANK_OFFSET, '+$1');
  if (!Day.safeParse(time).success && !Instant.safeParse(time).success) return undefined;
  return { timeMs: Date.parse(time) };
}

function toCursor([, from, first, last, id]: readonly (string | undefined)[]): Since | undefined {
  const [since, snapshot, seq] = [Number(from), Number(first), Number(last)];
  if (id === undefined) return { seq: since };
  return since < seq ? { seq: since, pages: { snapshot, last: { seq, id } } } : undefined;
}

export function formatCursor(seq: number, pages?: EarlierPages): string {
  return pages ? `${seq}.${pages.snapshot}.${pages.last.seq}.${pages.last.id}` : String(seq);
}
