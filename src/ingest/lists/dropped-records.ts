import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import { UnusableVoiceError } from '../../enrich/enrich.ts';
import { toPlainText } from '../../lib/plain-text.ts';

/** Most distinct drop reasons in a report, so that a maintainer can read them all. */
const MAX_REASONS = 50;
const MAX_REASON_LENGTH = 200;
/** Drop reasons in the message about a list without a usable record, so that the message stays one line. */
const NAMED_REASONS = 3;
/** Most strings kept of dropped records, in case a list of any size has no usable record. */
const MAX_STRINGS = 100_000;
/** Longest string kept: the longest native id that a voice may have. */
const MAX_STRING_LENGTH = 256;

/** Number of dropped records by the reason of the drop. */
export type DropCounts = ReadonlyMap<string, number>;

/** Number of records in a list, and of those that were dropped. */
interface DroppedRecords {
  readonly records: number;
  readonly dropped: DropCounts;
}

/**
 * Returns the reason why a record was dropped, without array indices and values, so that like faults are counted
 * together. An error of the adapter is a reason too, because its record is as unusable as a malformed one.
 */
export function dropReason(error: unknown): string {
  if (error instanceof UnusableVoiceError) return error.message;
  if (!(error instanceof z.ZodError))
    return `the adapter failed: ${error instanceof Error ? error.name : typeof error}`;
  const [issue] = error.issues;
  const field = issue?.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return toPlainText(`${field || 'record'}: ${issue?.message}`, MAX_REASON_LENGTH);
}

/**
 * Counts dropped records. Distinct reasons are bounded, because a reason may name a key that the provider invents per
 * record.
 */
export function countDropped(dropped: Map<string, number>, reason: string, count = 1): void {
  const counted = dropped.has(reason) || dropped.size < MAX_REASONS ? reason : 'other reasons';
  dropped.set(counted, (dropped.get(counted) ?? 0) + count);
}

/** Adds the strings of a record, at any depth, without recursion, because a hostile record may be nested deeply. */
export function addStrings(record: unknown, strings: Set<string>): void {
  const values = [record];
  while (values.length > 0 && strings.size < MAX_STRINGS) {
    const value = values.pop();
    if (typeof value === 'string' && value.length <= MAX_STRING_LENGTH) strings.add(value);
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) values.push(inner);
  }
}

/** Builds the error for a list without a usable record; the message names the most frequent drop reasons. */
export function emptyListError({ records, dropped }: DroppedRecords): UpstreamError {
  if (records === 0) return new UpstreamError('empty', 'the list is empty');
  if (dropped.size === 0) return new UpstreamError('empty', 'no record in the list is a public voice');
  const reasons = [...dropped]
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED_REASONS)
    .map(([reason, count]) => `${reason} (${count})`);
  return new UpstreamError('empty', `no record in the list is usable: ${reasons.join(', ')}`);
}
