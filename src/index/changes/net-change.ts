import type { ChangeKind } from '../../domain/changes.ts';
import type { Events } from './events.ts';

/** Span of a request: the events after `seq`, of which those before `start` came with earlier pages. */
export interface Span {
  readonly seq: number;
  /** First event that no earlier page has reached. */
  readonly start: number;
  /** Number of the snapshot of the first page. */
  readonly snapshot: number;
}

/** Change of a voice over a span. */
export interface NetChange {
  readonly kind: ChangeKind;
  /** First and last event of the voice in the span. */
  readonly first: number;
  readonly last: number;
  /** True if all events come from the directory. */
  readonly isOwn: boolean;
  /** True if the voice has come anew since it went, so that its changed fields are not known. */
  readonly isAnew: boolean;
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

/** Returns the fields that a net change has changed; undefined if they are not known, or if there are none to compare. */
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
