import { setImmediate as nextTurn } from 'node:timers/promises';
import * as z from 'zod';
import { messageOf, UpstreamError } from '../domain/errors.ts';
import type { VoiceSource } from '../domain/snapshot.ts';
import type { StoredVoice } from '../domain/voice.ts';
import { dedupe } from '../enrich/dedupe.ts';
import type { Draft, StatedVoice } from '../enrich/draft.ts';
import { enrich, UnusableVoiceError } from '../enrich/enrich.ts';
import type { BundledLists } from './bundled.ts';
import { isOptional, plannedSource, type SourceMode, variablesToSet } from './list-source.ts';
import { ProgramMissingError, runProgram } from './program.ts';
import type { ListRequest, Provider, Settings } from './provider.ts';
import type { Transport } from './transport.ts';
import { statusOf } from './transport-failure.ts';
import { createUnresolvedLog, type UnresolvedCount, type UnresolvedLog } from './unresolved.ts';

/** What reading one provider's list needs. */
export interface ListAccess {
  readonly mode: SourceMode;
  readonly settingsOf: (provider: Provider) => Settings;
  readonly transport: Transport;
  readonly bundled: BundledLists;
  /** All of one provider's pages and retries have to fit in. */
  readonly providerDeadlineMs: number;
}

/** A provider's list as voices. */
export interface FetchedVoices {
  readonly source: Exclude<VoiceSource, 'kept'>;
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

/** A voice, and what it was made of. */
export interface VoiceOrigin {
  readonly record: unknown;
  readonly stated: StatedVoice;
  readonly voice: StoredVoice;
}

/**
 * Asks a provider for its voices, or reads its bundled list. `onVoice` is told of each voice, those included that turn
 * out to be doubles.
 * @throws {UpstreamError} where there is no usable list.
 */
export async function fetchVoices(
  provider: Provider,
  access: ListAccess,
  signal: AbortSignal,
  onVoice: (origin: VoiceOrigin) => void = () => {},
): Promise<FetchedVoices> {
  const settings = access.settingsOf(provider);
  const source = plannedSource(provider, access.mode, settings);
  if (source === undefined) throw notConfigured(provider, settings);
  if (source === 'bundled') return readBundled(provider, access, onVoice);
  try {
    const pages = livePages(provider, settings, access, signal);
    return { source: 'live', ...(await readPages(provider, pages, onVoice)) };
  } catch (error) {
    if (isOptional(provider) && saysNoList(error)) return readBundled(provider, access, onVoice);
    throw error;
  }
}

/** A page in the provider's shape, and what was asked for it, if it was asked for. */
export interface Page {
  readonly page: unknown;
  readonly request?: ListRequest;
}

/** Reads the list that ships with the service. */
export async function readBundled(
  provider: Provider,
  { bundled }: Pick<ListAccess, 'bundled'>,
  onVoice: (origin: VoiceOrigin) => void = () => {},
): Promise<FetchedVoices> {
  if (provider.isBundled === false)
    throw new UpstreamError('not_configured', `no list of ${provider.name} is bundled`);
  return { source: 'bundled', ...(await readPages(provider, asPages(bundled(provider.id)), onVoice)) };
}

/** The provider's pages, given up at its deadline. */
export async function* livePages(
  provider: Provider,
  settings: Settings,
  { transport, providerDeadlineMs }: ListAccess,
  runSignal: AbortSignal,
): AsyncIterable<Page> {
  const deadline = AbortSignal.timeout(providerDeadlineMs);
  const signal = AbortSignal.any([runSignal, deadline]);
  const { list } = provider;
  try {
    if (list && 'http' in list) yield* transport.pages(list.http, settings, signal);
    if (list && 'sdk' in list) yield* asPages(list.sdk(settings, signal));
    if (list && 'program' in list) yield { page: await runProgram(list.program, signal) };
  } catch (error) {
    if (runSignal.aborted) throw new UpstreamError('aborted', 'the run was stopped', { cause: error });
    if (deadline.aborted)
      throw new UpstreamError('timeout', `no complete list within ${providerDeadlineMs} ms`, {
        cause: error,
      });
    throw error instanceof UpstreamError || error instanceof ProgramMissingError ? error : fromSdk(error);
  }
}

async function* asPages(pages: AsyncIterable<unknown>): AsyncIterable<Page> {
  for await (const page of pages) yield { page };
}

async function readPages(
  provider: Provider,
  pages: AsyncIterable<Page>,
  onVoice: (origin: VoiceOrigin) => void,
) {
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
        const reason = dropReason(error);
        dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
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
  return `${issue?.path.join('.') || 'record'}: ${issue?.message}`;
}

/** What hosts without the list answer; a program that is not installed says so in its own way. */
function saysNoList(error: unknown): boolean {
  if (error instanceof ProgramMissingError) return true;
  return [401, 403, 404, 405].includes(statusOf(error) ?? 0);
}

function fromSdk(error: unknown): UpstreamError {
  const { $metadata } =
    z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) }).safeParse(error).data ?? {};
  const status = $metadata?.httpStatusCode;
  const message = messageOf(error);
  if (status === 401 || status === 403 || /credential/i.test(message))
    return new UpstreamError('unauthorized', message, { cause: error });
  if (error instanceof Error && /throttl/i.test(error.name))
    return new UpstreamError('rate_limited', message, { cause: error });
  return new UpstreamError(status ? 'http_error' : 'unreachable', message, { cause: error });
}

function notConfigured(provider: Provider, settings: Settings): UpstreamError {
  const variables = variablesToSet(provider, settings).join(' and ');
  const message = variables
    ? `set ${variables} to ask ${provider.name}`
    : `no list of ${provider.name} is bundled`;
  return new UpstreamError('not_configured', message);
}
