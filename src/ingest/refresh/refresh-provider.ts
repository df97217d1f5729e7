import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderStatus, Snapshot } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { type FetchedVoices, fetchVoices, readBundled } from '../lists/fetch-voices.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { Provider } from '../provider.ts';
import { countProvenance } from './provenance.ts';
import { compareVoices, type ProviderResult } from './report.ts';
import { refuseShrunken } from './shrink-guard.ts';

/** What refreshing one provider needs beside access to its list. */
export interface RefreshContext extends ListAccess {
  readonly previous: Snapshot | undefined;
  readonly maxShrink: number;
  /** Slugs whose shrunken list is let through. */
  readonly accepted: ReadonlySet<string>;
  readonly now: () => Date;
}

/** Reads a provider's list. A failure is a value: the result then holds the provider's last good voices. */
export async function refreshProvider(
  provider: Provider,
  context: RefreshContext,
  signal: AbortSignal,
): Promise<ProviderResult> {
  const { id } = provider;
  const before = context.previous?.voices.filter((voice) => voice.provider === id) ?? [];
  const was = context.previous?.providers.find((status) => status.provider === id);
  const startedAt = context.now();
  try {
    const fetched = await fetchVoices(provider, context, signal);
    if (!context.accepted.has(id)) refuseShrunken(before, fetched.voices, context.maxShrink);
    return fresh(provider, fetched, before, was, startedAt, context.now());
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    signal.throwIfAborted();
    const lastGood = before.length > 0 ? before : await bundledVoices(provider, context);
    const isSkipped =
      lastGood.length === 0 && error.errorClass === 'not_configured' && context.mode !== 'live';
    if (isSkipped) return skipped(provider);
    return kept(provider, error, lastGood, before, was, startedAt, context.now());
  }
}

/** Nothing is known of the provider and nobody expects that: it has no key here and no bundled list. */
function skipped({ id }: Provider): ProviderResult {
  const report = { ...NOTHING, provider: id, outcome: 'skipped', source: 'bundled' } as const;
  return { voices: [], before: [], status: undefined, report };
}

const NOTHING = {
  fetched: 0,
  voices: 0,
  kept: 0,
  added: 0,
  removed: 0,
  changed: 0,
  dropped: 0,
  dropped_reasons: {},
  unresolved: [],
  provenance: countProvenance([]),
  seconds: 0,
} as const;

function fresh(
  { id }: Provider,
  { source, voices, records, dropped, unresolved }: FetchedVoices,
  before: readonly StoredVoice[],
  was: ProviderStatus | undefined,
  startedAt: Date,
  endedAt: Date,
): ProviderResult {
  const asked = source === 'live' && {
    last_success: endedAt.toISOString(),
    last_attempt: endedAt.toISOString(),
  };
  const counts = [...dropped.values()].reduce((sum, count) => sum + count, 0);
  return {
    voices,
    before,
    status: { provider: id, voices: voices.length, source, ...pastTimes(was), ...asked, stale: false },
    report: {
      provider: id,
      outcome: 'fresh',
      source,
      fetched: records,
      voices: voices.length,
      kept: 0,
      ...compareVoices(before, voices),
      dropped: counts,
      dropped_reasons: Object.fromEntries(dropped),
      unresolved,
      provenance: countProvenance(voices),
      seconds: secondsBetween(startedAt, endedAt),
    },
  };
}

function kept(
  { id }: Provider,
  error: UpstreamError,
  voices: readonly StoredVoice[],
  before: readonly StoredVoice[],
  was: ProviderStatus | undefined,
  startedAt: Date,
  endedAt: Date,
): ProviderResult {
  const isHeld = error.errorClass === 'shrunk';
  return {
    voices,
    before,
    status: {
      provider: id,
      voices: voices.length,
      source: 'kept',
      ...pastTimes(was),
      last_attempt: endedAt.toISOString(),
      stale: true,
      error: error.errorClass,
    },
    report: {
      ...NOTHING,
      provider: id,
      outcome: voices.length === 0 ? 'failed' : isHeld ? 'held' : 'kept',
      source: 'kept',
      voices: voices.length,
      kept: voices.length,
      ...compareVoices(before, voices),
      provenance: countProvenance(voices),
      seconds: secondsBetween(startedAt, endedAt),
      ...(was?.last_success && { last_success: was.last_success }),
      error: error.errorClass,
      message: error.message,
    },
  };
}

/** The bundled list as the last good one of a provider that has never answered; none where that fails too. */
async function bundledVoices(provider: Provider, context: RefreshContext): Promise<readonly StoredVoice[]> {
  try {
    return (await readBundled(provider, context)).voices;
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}

function pastTimes(was: ProviderStatus | undefined) {
  return {
    ...(was?.last_success && { last_success: was.last_success }),
    ...(was?.last_attempt && { last_attempt: was.last_attempt }),
  };
}

function secondsBetween(start: Date, end: Date): number {
  return Math.round(end.getTime() - start.getTime()) / 1000;
}
