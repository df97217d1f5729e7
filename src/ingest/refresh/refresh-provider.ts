import { UpstreamError } from '../../domain/errors.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { fetchVoices, readBundledVoices } from '../lists/fetch-voices.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { Provider } from '../provider.ts';
import { type Attempt, freshResult, keptResult, skippedResult } from './provider-result.ts';
import type { ProviderResult } from './report.ts';
import { assertNotShrunk } from './shrink-guard.ts';

/** Dependencies and settings of a provider's refresh. */
export interface RefreshContext extends ListAccess {
  /** Snapshot before the run, if one was ever written. */
  readonly previous: Snapshot | undefined;
  /** Largest share of a provider's previous voices that may be missing from the provider's new list, from 0 to 1. */
  readonly maxShrink: number;
  /** Slugs of the providers whose new list is used even if too many previous voices are missing from the list. */
  readonly accepted: ReadonlySet<string>;
  readonly now: () => Date;
}

/**
 * Refreshes one provider's voices from the provider's list. An `UpstreamError` is not thrown but becomes a result with
 * the voices to keep, so that the run goes on with the other providers.
 */
export async function refreshProvider(
  provider: Provider,
  context: RefreshContext,
  signal: AbortSignal,
): Promise<ProviderResult> {
  const attempt = startAttempt(provider, context);
  try {
    const fetched = await fetchVoices(provider, context, signal);
    if (!context.accepted.has(provider.id))
      assertNotShrunk(attempt.before, fetched.voices, context.maxShrink);
    return freshResult(attempt, fetched, context.now());
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    signal.throwIfAborted();
    const voices = await lastGoodVoices(attempt, context);
    const isExpected = error.errorClass === 'not_configured' && context.mode !== 'live';
    if (voices.length === 0 && isExpected) return skippedResult(provider);
    return keptResult(attempt, { error, voices }, context.now());
  }
}

function startAttempt(provider: Provider, { previous, now }: RefreshContext): Attempt {
  return {
    provider,
    before: previous?.voices.filter((voice) => voice.provider === provider.id) ?? [],
    previousStatus: previous?.providers.find((status) => status.provider === provider.id),
    startedAt: now(),
  };
}

/**
 * Returns a provider's voices in the previous snapshot, or in the bundled list if that snapshot has none. A broken
 * bundled list gives no voices and no error, because the attempt already has an error to report.
 */
async function lastGoodVoices(
  { provider, before }: Attempt,
  context: RefreshContext,
): Promise<readonly StoredVoice[]> {
  if (before.length > 0) return before;
  try {
    return (await readBundledVoices(provider, context)).voices;
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
