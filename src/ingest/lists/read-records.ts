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

/** Voices read from one list, and the counts that the ingest report shows for the list. */
export interface ListedVoices {
  readonly voices: readonly StoredVoice[];
  /** Number of records in the list. */
  readonly records: number;
  /** Number of records that were dropped as unusable, by the reason for dropping them. */
  readonly dropped: ReadonlyMap<string, number>;
  /** Values in the list that enrichment does not recognize, such as an unknown accent, each with the number of voices that have it. */
  readonly unresolved: readonly UnresolvedCount[];
}

/** A voice, with its record in the provider's list and the values that the adapter read from this record. */
export interface TracedVoice {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

/** Maximum number of records in one list: half of the million voices that the whole catalog is designed for. */
const MAX_RECORDS = 500_000;
/** Records per turn of the event loop. A turn takes a few milliseconds, so that a server answers while it ingests. */
const RECORDS_PER_TURN = 50;
/** Maximum number of distinct reasons in {@link ListedVoices.dropped}, so that a maintainer can read every reason. */
const MAX_REASONS = 50;
const MAX_REASON_LENGTH = 200;

/**
 * Reads the records of a list and returns their voices. An unusable record is dropped and counted; a duplicate voice is
 * only dropped.
 * @throws {UpstreamError} if a page holds no list of records, or the list has no usable record or too many records
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
 * @throws {UpstreamError} if the page holds no list of records, or the records so far exceed {@link MAX_RECORDS}
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

/** Builds the draft of a voice that enrichment completes. The draft holds the provider's values, and no field of the voice yet. */
export function toDraft({ id, idParts }: Provider, stated: StatedVoice): Draft {
  return { provider: id, idParts, stated, voice: {} };
}

/**
 * Returns the reason why a record was dropped, such as `tags.*: Invalid input` or `the adapter failed: TypeError`. The
 * reason holds no array index and no value, so that the same fault in several records is counted as one reason.
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
 * Counts a dropped record under its reason. Only the first {@link MAX_REASONS} reasons are told apart, because a reason
 * names a JSON field, and a provider may name the fields of every record differently.
 */
function countDropped(dropped: Map<string, number>, reason: string): void {
  const counted = dropped.has(reason) || dropped.size < MAX_REASONS ? reason : 'other reasons';
  dropped.set(counted, (dropped.get(counted) ?? 0) + 1);
}
