import type { ChangeKind } from '../../domain/changes.ts';
import type { Events } from './events.ts';

/** Requested events: those after snapshot number `seq`. The page begins at `start`, because earlier pages have covered the events before it. */
export interface Span {
  readonly seq: number;
  /** First event that no earlier page has reached. */
  readonly start: number;
  /** Number of the snapshot of the first page. */
  readonly snapshot: number;
}

/** Net change of a voice over a span of the change log. */
export interface NetChange {
  readonly kind: ChangeKind;
  /** First event of the voice in the span. */
  readonly first: number;
  /** Last event of the voice in the span. */
  readonly last: number;
  /** True if the service caused all events of the voice in the span. */
  readonly isOwn: boolean;
  /** True if an event in the span added the voice. Its changed fields are then unknown, because such an event lists none. */
  readonly isAnew: boolean;
}

/**
 * Returns the net change of a voice over a span, given the voice's last event; undefined if there is no net change. The kind of the voice's
 * first event in the span shows whether the voice was listed before the span. The catalog shows whether it is listed now:
 *
 *     before   now   net change
 *     no       yes   added or returned, the kind of the first event
 *     yes      no    removed
 *     yes      yes   changed, with the fields of all events; none if the voice was only removed and returned unchanged
 *     no       no    none
 *
 * A later page may read a newer catalog than the first page did. A voice with an event on an earlier page and an event after the snapshot of the
 * first page is therefore always reported, because the earlier page may have shown a state between the two events.
 */
export function netChange(
  events: Events,
  last: number,
  { seq, start, snapshot }: Span,
): NetChange | undefined {
  let first = last;
  let isOwn = true;
  let isAnew = false;
  let hasFields = false;
  for (let event: number | undefined = last; event !== undefined; event = events.before(event)) {
    if (events.seqOf(event) <= seq) break;
    first = event;
    isOwn &&= events.isOwn(event);
    isAnew ||= events.kindOf(event) === 'added';
    hasFields ||= events.fieldsOf(event).length > 0;
  }
  const origin = events.kindOf(first);
  const wasThere = origin === 'removed' || origin === 'changed';
  const isTold = first < start && events.seqOf(last) > snapshot;
  const change = { first, last, isOwn, isAnew };
  if (events.rankOf(last) === undefined)
    return wasThere || isTold ? { ...change, kind: 'removed' } : undefined;
  if (!wasThere) return { ...change, kind: origin };
  return hasFields || isAnew || isTold ? { ...change, kind: 'changed' } : undefined;
}

/** Returns the fields that changed in the span; undefined if the voice was removed or added, or no field changed. */
export function changedFieldsOf(
  events: Events,
  { kind, first, last, isAnew }: NetChange,
): readonly string[] | undefined {
  if (isAnew || kind === 'removed') return undefined;
  const fields = new Set<string>();
  for (let event: number | undefined = last; event !== undefined; event = events.before(event)) {
    for (const field of events.fieldsOf(event)) fields.add(field);
    if (event === first) break;
  }
  return fields.size > 0 ? [...fields].sort() : undefined;
}
