import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import { UnusableVoiceError } from '../../enrich/enrich.ts';
import { toPlainText } from '../../lib/plain-text.ts';

/** Maximum number of distinct drop reasons in a report. The number is small enough for a maintainer to read all reasons. */
const MAX_REASONS = 50;
const MAX_REASON_LENGTH = 200;
/** Maximum number of drop reasons in a message, so that the message is short. */
const NAMED_REASONS = 3;
/** Maximum number of strings kept from dropped records. The number limits memory, because all records of a long list may be dropped. */
const MAX_STRINGS = 100_000;
/** Maximum length of a string kept from a dropped record: that of a voice id, because the kept strings are searched only for voice ids. */
const MAX_STRING_LENGTH = 256;

export type DropCounts = Readonly<Record<string, number>>;

/** Returns why a record was dropped. Array indices and values are left out, so that the same fault in several records is counted as one reason. */
export function dropReason(error: unknown): string {
  if (error instanceof UnusableVoiceError) return error.message;
  if (!(error instanceof z.ZodError))
    return `the adapter failed: ${error instanceof Error ? error.name : typeof error}`;
  const [issue] = error.issues;
  const field = issue?.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return toPlainText(`${field || 'record'}: ${issue?.message}`, MAX_REASON_LENGTH);
}

/** Counts dropped (unusable) records by reason. The number of reasons is limited, because a reason may contain a key that differs in each record. */
export function countDropped(dropped: Record<string, number>, reason: string, count = 1): void {
  const isCounted = Object.hasOwn(dropped, reason) || Object.keys(dropped).length < MAX_REASONS;
  const counted = isCounted ? reason : 'other reasons';
  dropped[counted] = (dropped[counted] ?? 0) + count;
}

/** Adds all strings of a record to `strings`. The function is not recursive, because recursion in a deeply nested record would overflow the stack. */
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
export function emptyListError(records: number, dropped: DropCounts): UpstreamError {
  if (records === 0) return new UpstreamError('empty', 'the list is empty');
  if (Object.keys(dropped).length === 0)
    return new UpstreamError('empty', 'no record in the list is a public voice');
  return new UpstreamError('empty', `no record in the list is usable: ${frequentReasons(dropped)}`);
}

export function frequentReasons(dropped: DropCounts): string {
  const reasons = Object.entries(dropped)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED_REASONS);
  return reasons.map(([reason, count]) => `${reason} (${count})`).join(', ');
}
