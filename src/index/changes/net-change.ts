import type { ChangeKind } from '../../domain/changes.ts';
import type { Events } from './events.ts';

/** Requested events: all events after the snapshot `seq`. A page begins at the event `start`. Earlier pages list the events before `start`. */
export interface Span {
  readonly seq: number;
  readonly start: number;
  /** Number of the catalog's snapshot when the first page was read. */
  readonly snapshot: number;
}

/** Net change of a voice: the combined effect of its events in a span of the change log. */
export interface NetChange {
  readonly kind: ChangeKind;
  /** Last event of the voice in the span. */
  readonly last: number;
  /** True if the service caused all events of the voice in the span. */
  readonly isOwn: boolean;
  /** Sorted names of fields that changed in the span. The list is empty if the voice was removed, or if an event in the span added the voice. */
  readonly fields: readonly string[];
}

/**
 * Returns a voice's net change over a span. The first event tells if the voice was listed before the span, and the catalog if it is listed now:
 *
 *     before   now   net change
 *     no       yes   added or returned, the kind of the first event
 *     yes      no    removed
 *     yes      yes   changed, with the fields of all events; no net change if the voice was removed and returned unchanged
 *     no       no    none
 *
 * A later page may read a newer catalog than the first page did. A voice is always reported if it has an event on an earlier page and an event after
 * the snapshot of the first page, because the earlier page may have shown a state between the two events.
 */
export function netChange(
  events: Events,
  last: number,
  { seq, start, snapshot }: Span,
): NetChange | undefined {
  let first = last;
  let isOwn = true;
  let isAnew = false;
  const changed = new Set<string>();
  for (let event = last; event >= 0 && events.entryOf(event).seq > seq; event = events.before(event)) {
    const details = events.detailsOf(event);
    first = event;
    isOwn &&= details.isOwn;
    isAnew ||= details.kind === 'added';
    for (const field of details.fields) changed.add(field);
  }
  const origin = events.detailsOf(first).kind;
  const wasThere = origin === 'removed' || origin === 'changed';
  const isTold = first < start && events.entryOf(last).seq > snapshot;
  if (events.rankOf(last) === undefined)
    return wasThere || isTold ? { kind: 'removed', last, isOwn, fields: [] } : undefined;
  const change = { last, isOwn, fields: isAnew ? [] : [...changed].sort() };
  if (!wasThere) return { ...change, kind: origin };
  return changed.size > 0 || isAnew || isTold ? { ...change, kind: 'changed' } : undefined;
}
