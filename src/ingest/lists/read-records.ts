import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Draft } from '../../enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../enrich/enrich.ts';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import type { ListPage, Provider } from '../provider.ts';
import { addStrings, countDropped, type DropCounts, dropReason, emptyListError } from './dropped-records.ts';
import { createUnresolvedCounter, type UnresolvedCount } from './unresolved.ts';

export interface VoiceOrigin {
  /** Hash of the voice's record in the provider's list. A different hash at the next ingest means that the record has changed. */
  readonly record: string;
  readonly list?: string;
}

/** Voices from a provider's list, with counts for the report of an ingest. */
export interface ListedVoices {
  readonly voices: readonly StoredVoice[];
  readonly records: number;
  readonly dropped: DropCounts;
  /** Number of records that were only counted, because the maximum number of voices was exceeded. A bundled list has no maximum. */
  readonly surplus?: number;
  readonly unresolved: readonly UnresolvedCount[];
  /** Record and list of each voice, by voice id. A bundled list has no origins, because its changes are never reported. */
  readonly origins?: ReadonlyMap<string, VoiceOrigin>;
  /** All strings in the dropped records of a live list. The strings are kept, because one of them may be the id of a stored voice. */
  readonly droppedStrings?: ReadonlySet<string>;
  /** Outcomes of the lists, in request order, for a provider with several lists. */
  readonly lists?: readonly ListOutcome[];
}

export interface ListOutcome {
  readonly name: string;
  /** `skipped`: the host lacks the list, or the list is empty; `failed`: reading the list failed with `error`. */
  readonly outcome: 'read' | 'skipped' | 'failed';
  readonly error?: UpstreamError;
}

/** Voice with its record in the provider's list and the values that the adapter read from the record. */
export interface TracedVoice {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

export type ListContent = Awaited<ReturnType<typeof readList>>;

export interface ReadOptions {
  readonly list?: string | undefined;
  /** Number of voices above which records are only counted (default: unlimited). The number limits memory for lists of any length. */
  readonly maxVoices?: number;
  /** Called for each voice before deduplication. */
  readonly onVoice?: ((voice: TracedVoice) => void) | undefined;
}

/** Maximum number of voices of one record. A record yields one voice per model or language, and no provider has nearly as many models or languages. */
const MAX_VOICES_PER_RECORD = 500;
/** Number of voices converted per turn of the event loop. The number keeps a turn to a few ms, so that a server can respond during an ingest. */
const VOICES_PER_TURN = 50;
/** Length of a record's hash in base64url characters: 66 bits. Two versions of one record practically never share a hash of this length. */
const HASH_LENGTH = 11;

/** Converts a bundled list into voices without duplicates. @throws {UpstreamError} if a page is not a list, or no record is usable */
export async function readRecords(
  provider: Provider,
  pages: AsyncIterable<ListPage>,
  onVoice?: (voice: TracedVoice) => void,
): Promise<ListedVoices> {
  const { voices, records, dropped, unresolved } = await readList(provider, pages, { onVoice });
  if (voices.length === 0) throw emptyListError(records, dropped);
  return { voices: dedupe(voices), records, dropped, unresolved };
}

/** Converts all records of one list into voices. Unusable records are dropped and counted. @throws {UpstreamError} if a page is no list */
export async function readList(
  provider: Provider,
  pages: AsyncIterable<ListPage>,
  { list, maxVoices = Number.POSITIVE_INFINITY, onVoice }: ReadOptions = {},
) {
  const origins = new Map<StoredVoice, VoiceOrigin>();
  const dropped: Record<string, number> = {};
  const droppedStrings = new Set<string>();
  const unresolved = createUnresolvedCounter();
  let records = 0;
  let surplus = 0;
  /** Number of voices in the records so far. A dropped record counts as one voice, because handling its error takes longer than enriching a voice. */
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
        const voices = listed.map((each) => enrich(toDraft(provider, each), unresolved.add));
        const hash = createHash('sha256')
          .update(JSON.stringify(record) ?? '')
          .digest('base64url');
        const origin = { record: hash.slice(0, HASH_LENGTH), ...(list !== undefined && { list }) };
        for (const [at, voice] of voices.entries()) {
          origins.set(voice, origin);
          onVoice?.({ record, stated: listed[at] as StatedVoice, voice });
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

/** Returns the records of a page. @throws {UpstreamError} if the page has no list of records */
function recordsOf(provider: Provider, { page, request }: ListPage) {
  const records = provider.records(page, request);
  if (!records) throw new UpstreamError('malformed', 'the answer holds no list of voices');
  return records;
}

/** Parses a provider's record into voices. @throws {UnusableVoiceError} if the record has too many voices to enrich without blocking the process */
function parse(provider: Provider, record: unknown): readonly StatedVoice[] {
  const listed = provider.parseRecord(record);
  if (listed.length <= MAX_VOICES_PER_RECORD) return listed;
  throw new UnusableVoiceError(`the record has over ${MAX_VOICES_PER_RECORD} voices`);
}

export function toDraft({ id, idParts }: Provider, stated: StatedVoice): Draft {
  return { provider: id, idParts, stated, voice: {} };
}
