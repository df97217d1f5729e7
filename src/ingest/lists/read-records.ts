import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Draft, StatedVoice } from '../../enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../enrich/enrich.ts';
import type { Provider } from '../provider.ts';
import { addStrings, countDropped, type DropCounts, dropReason, emptyListError } from './dropped-records.ts';
import type { ListPage } from './list-page.ts';
import { createUnresolvedCounter, type UnresolvedCount, type UnresolvedCounter } from './unresolved.ts';

/** Origin of a listed voice. */
export interface VoiceOrigin {
  /** Hash of the voice's record, so that a later change of the record is recognized. */
  readonly record: string;
  /** Name of the list that held the record, for a provider with several lists. */
  readonly list?: string;
}

/** Voices made of one list, with counts for the report. */
export interface ListedVoices {
  readonly voices: readonly StoredVoice[];
  /** Number of records in the list. */
  readonly records: number;
  readonly dropped: DropCounts;
  /** Number of records that were only counted, because the ones before have as many voices as may be kept; absent for a bundled list. */
  readonly surplus?: number;
  /** Stated values that enrichment does not recognize. */
  readonly unresolved: readonly UnresolvedCount[];
  /** Origins by voice id; absent for a bundled list, whose changes are never reported. */
  readonly origins?: ReadonlyMap<string, VoiceOrigin>;
  /** Strings in the dropped records, one of which may be the native id of a voice that is listed and cannot be read; absent for a bundled list. */
  readonly droppedStrings?: ReadonlySet<string>;
  /** Lists of a provider with several, in the order in which they were asked for. */
  readonly lists?: readonly ListOutcome[];
}

/** Outcome of one of several lists of a provider. */
export interface ListOutcome {
  readonly name: string;
  /** `skipped`: the host answered that it has no such list; `failed`: the list broke off, with `error`. */
  readonly outcome: 'read' | 'skipped' | 'failed';
  readonly error?: UpstreamError;
}

/** A voice, with its record in the provider's list and the values that the adapter read from this record. */
export interface TracedVoice {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

/** Voices of one list with their origins, before duplicates are dropped. */
export interface ListContent extends Omit<ListedVoices, 'origins' | 'lists'> {
  readonly surplus: number;
  readonly origins: ReadonlyMap<StoredVoice, VoiceOrigin>;
  readonly droppedStrings: ReadonlySet<string>;
}

/** Name of a list, the bound of its voices, and the function that is called for each of them before duplicates are dropped. */
interface ReadOptions {
  readonly list?: string | undefined;
  /** Number of voices, usable or not, after which records are only counted, so that a list of any length takes no more memory; none by default. */
  readonly maxVoices?: number;
  readonly onVoice?: ((voice: TracedVoice) => void) | undefined;
}

/** Most voices of one record: several times as many as a provider has models or languages. */
const MAX_VOICES_PER_RECORD = 500;
/** Voices per turn of the event loop. A turn takes a few milliseconds, so that a server answers while it ingests. */
const VOICES_PER_TURN = 50;
/** Length of a record's hash in base64url: 66 bits, with which two versions of one record hardly ever agree. */
const HASH_LENGTH = 11;

/**
 * Reads all records of a bundled list into voices. A record that cannot be used is dropped and counted; duplicates are
 * dropped.
 * @throws {UpstreamError} if a page is no list, or the list has no usable record
 */
export async function readRecords(
  provider: Provider,
  pages: AsyncIterable<ListPage>,
  onVoice?: (voice: TracedVoice) => void,
): Promise<ListedVoices> {
  const { voices, records, dropped, unresolved } = await readList(provider, pages, { onVoice });
  if (voices.length === 0) throw emptyListError({ records, dropped });
  return { voices: dedupe(voices), records, dropped, unresolved };
}

/**
 * Reads all records of one list into voices. A record that cannot be used is dropped and counted.
 * @throws {UpstreamError} if a page is no list
 */
export async function readList(
  provider: Provider,
  pages: AsyncIterable<ListPage>,
  { list, maxVoices = Number.POSITIVE_INFINITY, onVoice }: ReadOptions = {},
): Promise<ListContent> {
  const origins = new Map<StoredVoice, VoiceOrigin>();
  const dropped = new Map<string, number>();
  const droppedStrings = new Set<string>();
  const unresolved = createUnresolvedCounter();
  let records = 0;
  let surplus = 0;
  /** Voices that the records so far state, usable or not. A record that cannot be read counts too, because its error takes longest. */
  let stated = 0;
  let sinceTurn = 0;
  for await (const page of pages) {
    for (const record of recordsOf(provider, page)) {
      records++;
      if (stated > maxVoices) {
        surplus++;
        continue;
      }
      if (++sinceTurn >= VOICES_PER_TURN) {
        sinceTurn = 0;
        await nextTurn();
      }
      try {
        const listed = parse(provider, record);
        stated += listed.length;
        sinceTurn += listed.length - 1;
        const traced = toVoices(provider, record, listed, unresolved);
        const origin = { record: hashRecord(record), ...(list !== undefined && { list }) };
        for (const each of traced) {
          origins.set(each.voice, origin);
          onVoice?.(each);
        }
      } catch (error) {
        stated++;
        countDropped(dropped, dropReason(error));
        addStrings(record, droppedStrings);
      }
    }
  }
  const voices = [...origins.keys()];
  return { voices, origins, records, dropped, droppedStrings, surplus, unresolved: unresolved.counts() };
}

/** Returns the records of one page. @throws {UpstreamError} if the page holds no list of records */
function recordsOf(provider: Provider, { page, request }: ListPage) {
  const records = provider.records(page, request);
  if (!records) throw new UpstreamError('malformed', 'the answer holds no list of voices');
  return records;
}

/** Parses a record. @throws {UnusableVoiceError} if it states too many voices, because enriching each would hold up all other records */
function parse(provider: Provider, record: unknown): readonly StatedVoice[] {
  const listed = provider.parseRecord(record);
  if (listed.length <= MAX_VOICES_PER_RECORD) return listed;
  throw new UnusableVoiceError(`the record has over ${MAX_VOICES_PER_RECORD} voices`);
}

function toVoices(
  provider: Provider,
  record: unknown,
  listed: readonly StatedVoice[],
  unresolved: UnresolvedCounter,
): TracedVoice[] {
  return listed.map((stated) => {
    const voice = enrich(toDraft(provider, stated), unresolved.add);
    return { record, stated, voice };
  });
}

function hashRecord(record: unknown): string {
  const json = JSON.stringify(record) ?? '';
  return createHash('sha256').update(json).digest('base64url').slice(0, HASH_LENGTH);
}

/** Builds the draft with which enrichment of a stated voice begins. */
export function toDraft({ id, idParts }: Provider, stated: StatedVoice): Draft {
  return { provider: id, idParts, stated, voice: {} };
}
