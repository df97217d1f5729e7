import type { Change, ChangeKind } from '../../domain/changes.ts';
import type { Events } from './events.ts';

/** Span of a request: the events after `seq`, of which those before `start` came with earlier pages. */
export interface Span {
  readonly seq: number;
  /** First event that no earlier page has reached. */
  readonly start: number;
  /** Number of the snapshot of the first page. */
  readonly snapshot: number;
}

/** Change of a voice over a span, by its last event. */
export interface NetChange extends Pick<Change, 'by' | 'fields'> {
  readonly event: number;
  readonly kind: ChangeKind;
}

/**
 * Returns the net change of a voice over a span, given the voice's last event; undefined if there is none. The first event tells whether
 * the voice was there before, and the catalog tells whether it is there now:
 *
 *     before   now   net change
 *     no       yes   added, or returned if the first event says so
 *     yes      no    removed
 *     yes      yes   changed, with the fields of all events; none if it only went and came back as it was
 *     no       no    none
 *
 * A voice with an earlier event, and one after the snapshot of the first page, is told even so: an earlier page may have brought it as it
 * was between the two.
 */
export function netChange(
  events: Events,
  last: number,
  { seq, start, snapshot }: Span,
): NetChange | undefined {
  let first = last;
  let isOwn = true;
  let isKnownWhole = true;
  const fields = new Set<string>();
  for (let event: number | undefined = last; event !== undefined; event = events.before(event)) {
    if (events.seqOf(event) <= seq) break;
    first = event;
    isOwn &&= events.isOwn(event);
    isKnownWhole &&= events.kindOf(event) !== 'added';
    for (const field of events.fieldsOf(event)) fields.add(field);
  }
  const origin = events.kindOf(first);
  const wasThere = origin === 'removed' || origin === 'changed';
  const isThere = events.rankOf(last) !== undefined;
  const isTold = first < start && events.seqOf(last) > snapshot;
  const change = { event: last, ...(isOwn && { by: 'directory' as const }) };
  if (!isThere) return wasThere || isTold ? { ...change, kind: 'removed' } : undefined;
  const changed = fields.size > 0 && isKnownWhole ? { fields: [...fields].sort() } : {};
  if (!wasThere) return { ...change, kind: origin, ...(origin === 'returned' && changed) };
  if (fields.size === 0 && isKnownWhole && !isTold) return undefined;
  return { ...change, kind: 'changed', ...changed };
}
