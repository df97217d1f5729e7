import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Draft, StatedVoice } from '../../enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../enrich/enrich.ts';
import type { Provider } from '../provider.ts';
import type { ListPage } from './list-page.ts';
import { createUnresolvedCounter, type UnresolvedCount, type UnresolvedCounter } from './unresolved.ts';

/** Voices made of one list, with counts for the report. */
export interface ListedVoices {
  readonly voices: readonly StoredVoice[];
  /** Number of records in the list. */
  readonly records: number;
  /** Number of dropped records by the reason of the drop. */
  readonly dropped: ReadonlyMap<string, number>;
  /** Stated values that enrichment does not recognize. */
  readonly unresolved: readonly UnresolvedCount[];
}

/** A voice with the record and the stated values that it was made of. */
export interface TracedVoice {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

/** Most records of one list, because the catalog is designed for a million voices of all providers together. */
const MAX_RECORDS = 500_000;
/** Records per turn of the event loop. A turn takes a few milliseconds, so that a server answers while it ingests. */
const RECORDS_PER_TURN = 50;
/** Most distinct drop reasons in a report, so that a maintainer can read them all. */
const MAX_REASONS = 50;
const MAX_REASON_LENGTH = 200;

/**
 * Reads all records of a list into voices. A record that cannot be used is dropped and counted; duplicates are dropped.
 * @throws {UpstreamError} if a page is no list, or the list has no usable record or too many records
 */
export async function readRecords(
  provider: Provider,
  pages: AsyncIterable<ListPage>,
  onVoice: (voice: TracedVoice) => void = () => {},
): Promise<ListedVoices> {
  const voices: StoredVoice[] = [];
  const dropped = new Map<string, number>();
  const unresolved = createUnresolvedCounter();
  let records = 0;
  for await (const page of pages) {
    for (const record of recordsOf(provider, page, records)) {
      if (++records % RECORDS_PER_TURN === 0) await nextTurn();
      try {
        for (const traced of toVoices(provider, record, unresolved)) {
          voices.push(traced.voice);
          onVoice(traced);
        }
      } catch (error) {
        countDropped(dropped, dropReason(error));
      }
    }
  }
  if (voices.length === 0)
    throw new UpstreamError('empty', records > 0 ? 'no record in the list is usable' : 'the list is empty');
  return { voices: dedupe(voices), records, dropped, unresolved: unresolved.counts() };
}

/**
 * Returns the records of one page.
 * @throws {UpstreamError} if it is no list, or the whole list has too many records
 */
function recordsOf(provider: Provider, { page, request }: ListPage, recordsBefore: number) {
  const records = provider.records(page, request);
  if (!records) throw new UpstreamError('malformed', 'the answer holds no list of voices');
  if (recordsBefore + records.length > MAX_RECORDS)
    throw new UpstreamError('too_large', `the list has over ${MAX_RECORDS} records`);
  return records;
}

function toVoices(provider: Provider, record: unknown, unresolved: UnresolvedCounter): TracedVoice[] {
  return provider.parseRecord(record).map((stated) => {
    const voice = enrich(toDraft(provider, stated), unresolved.add);
    return { record, stated, voice };
  });
}

/** Builds the draft with which enrichment of a stated voice begins. */
export function toDraft({ id, idParts }: Provider, stated: StatedVoice): Draft {
  return { provider: id, idParts, stated, voice: {} };
}

/**
 * Returns the reason why a record was dropped, without array indices and values, so that like faults are counted
 * together. An error of the adapter is a reason too, because its record is as unusable as a malformed one.
 */
function dropReason(error: unknown): string {
  if (error instanceof UnusableVoiceError) return error.message;
  if (!(error instanceof z.ZodError))
    return `the adapter failed: ${error instanceof Error ? error.name : typeof error}`;
  const [issue] = error.issues;
  const field = issue?.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return `${field || 'record'}: ${issue?.message}`.slice(0, MAX_REASON_LENGTH);
}

/**
 * Counts a dropped record. Distinct reasons are bounded, because a reason may name a key that the provider invents
 * per record.
 */
function countDropped(dropped: Map<string, number>, reason: string): void {
  const counted = dropped.has(reason) || dropped.size < MAX_REASONS ? reason : 'other reasons';
  dropped.set(counted, (dropped.get(counted) ?? 0) + 1);
}
