import * as z from 'zod';

/**
 * Starting point of a request for changes: a cursor or a time.
 *
 *     128                       changes after snapshot 128
 *     128.140.131.azure/Ava     a later page of the changes after snapshot 128: it starts after the change of azure/Ava in snapshot 131,
 *                               and the first page was requested at snapshot 140
 *     2026-11-22                changes at that time or later
 */
export type Since =
  | {
      /** Number of the snapshot that the client had before it requested the first page. */
      readonly seq: number;
      /** Pages that the client already has; absent for a first page. */
      readonly pages?: EarlierPages;
    }
  | {
      /** Milliseconds since the epoch. */
      readonly timeMs: number;
    };

/** Summary of the pages that a client already has. */
export interface EarlierPages {
  /** Number of the snapshot at the time of the first page, kept because a later change may concern a voice of an earlier page. */
  readonly snapshot: number;
  readonly last: ChangePlace;
}

/** Sort key of a change: changes are sorted by snapshot number, then by voice id. */
export interface ChangePlace {
  readonly seq: number;
  readonly id: string;
}

/** Numbers of up to 15 digits are exact as JavaScript numbers. */
const CURSOR = /^(\d{1,15})(?:\.(\d{1,15})\.(\d{1,15})\.(.+))?$/s;
const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });
/** Time-zone offset whose plus sign was not percent-encoded, because an unencoded plus sign is decoded to a space in a query string. */
const BLANK_OFFSET = / (\d\d:\d\d)$/;

/** Parses a cursor, a day in UTC, or an instant; undefined for other text. */
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
