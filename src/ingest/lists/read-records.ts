import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { UpstreamError } from '../../domain/errors.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { dedupe } from '../../enrich/dedupe.ts';
import type { Draft, StatedVoice } from '../../enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../../enrich/enrich.ts';
import type { Provider } from '../provider.ts';
import type { Page } from './live-pages.ts';
import { createUnresolvedLog, type UnresolvedCount, type UnresolvedLog } from './unresolved.ts';

/** What a list holds. */
export interface VoicesOfList {
  readonly voices: readonly StoredVoice[];
  /** Records in the list. */
  readonly records: number;
  /** Reason → how many records were unusable because of it. */
  readonly dropped: ReadonlyMap<string, number>;
  /** What the records state and nobody could make sense of. */
  readonly unresolved: readonly UnresolvedCount[];
}

/** More records than any provider lists; the catalog is built for a million voices in all. */
const MAX_RECORDS = 500_000;

/** Records enriched at a stretch, a few milliseconds: a server that ingests has requests to answer. */
const RECORDS_PER_TURN = 50;

/** A maintainer reads these. */
const MAX_REASONS = 50;
const MAX_REASON_CHARACTERS = 200;

/** A voice, and what it was made of. */
export interface VoiceOrigin {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

/** Makes voices of the records of a list. @throws {UpstreamError} where there are none, or more than any provider has */
export async function readPages(
  provider: Provider,
  pages: AsyncIterable<Page>,
  onVoice: (origin: VoiceOrigin) => void,
): Promise<VoicesOfList> {
  const voices: StoredVoice[] = [];
  const dropped = new Map<string, number>();
  const unresolved = createUnresolvedLog();
  let records = 0;
  let seen = 0;
  for await (const { page, request } of pages) {
    const list = provider.records(page, request);
    if (!list) throw new UpstreamError('malformed', 'the answer holds no list of voices');
    records += list.length;
    if (records > MAX_RECORDS)
      throw new UpstreamError('too_large', `the list has over ${MAX_RECORDS} records`);
    for (const record of list) {
      if (++seen % RECORDS_PER_TURN === 0) await nextTurn();
      try {
        for (const origin of toVoices(provider, record, unresolved)) {
          voices.push(origin.voice);
          onVoice(origin);
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

function toVoices(provider: Provider, record: unknown, unresolved: UnresolvedLog): VoiceOrigin[] {
  return provider.readRecord(record).map((stated) => {
    const voice = enrich(toDraft(provider, stated), unresolved.note);
    return { record, stated, voice };
  });
}

/** What a provider states, before anything is made of it. */
export function toDraft({ id, idParts }: Provider, stated: StatedVoice): Draft {
  return { provider: id, idParts, stated, voice: {} };
}

/** Why a record was unusable, without its values. A record that trips its adapter is as bad as a malformed one. */
function dropReason(error: unknown): string {
  if (error instanceof UnusableVoiceError) return error.message;
  if (!(error instanceof z.ZodError))
    return `the adapter failed: ${error instanceof Error ? error.name : typeof error}`;
  const [issue] = error.issues;
  const field = issue?.path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
  return `${field || 'record'}: ${issue?.message}`.slice(0, MAX_REASON_CHARACTERS);
}

/** Keys of a provider's own making may stand in reasons, a new one in each record. */
function countDropped(dropped: Map<string, number>, reason: string): void {
  const counted = dropped.has(reason) || dropped.size < MAX_REASONS ? reason : 'other reasons';
  dropped.set(counted, (dropped.get(counted) ?? 0) + 1);
}
