import * as z from 'zod';

/**
 * Place in the history of the catalog from which changes are asked for.
 *
 *     128                       the snapshot 128: what came after it
 *     128.140.131.azure/Ava     the page of what came after 128 that follows the change of this id in 131, where the first page
 *                               was of the snapshot 140
 *     2026-11-22                a time: what came at that time or later
 */
export type Since =
  | {
      /** Number of the snapshot that the client had before the first page. */
      readonly seq: number;
      /** Pages before; absent for a first page. */
      readonly pages?: EarlierPages;
    }
  | {
      /** Milliseconds since the epoch. */
      readonly timeMs: number;
    };

/** Pages that a client has got already. */
export interface EarlierPages {
  /** Number of the snapshot of the first page. A change after it may belong to a voice that a page has brought. */
  readonly snapshot: number;
  /** Last change of these pages. */
  readonly last: ChangePlace;
}

/** Place of a change: changes are in the order of their numbers, and of their ids within a number. */
export interface ChangePlace {
  readonly seq: number;
  readonly id: string;
}

/** Numbers of up to 15 digits are exact as JavaScript numbers. */
const CURSOR = /^(\d{1,15})(?:\.(\d{1,15})\.(\d{1,15})\.(.+))?$/s;
const Day = z.iso.date();
const Instant = z.iso.datetime({ offset: true });
/** Offset of a time whose plus sign was not encoded, because a plus sign stands for a blank in a query. */
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

/** Writes a cursor, which {@link parseSince} reads. */
export function formatCursor(seq: number, pages?: EarlierPages): string {
  return pages ? `${seq}.${pages.snapshot}.${pages.last.seq}.${pages.last.id}` : String(seq);
}
