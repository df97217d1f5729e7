import { messageOf, OperatorError } from '../../domain/errors.ts';
import type { PreviewRecording } from '../../domain/preview-manifest.ts';
import { checkOf, isDead } from '../../domain/sample-check.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { planSpeech, type ReadySynthesizer, type SpeechPlan } from './plan-speech.ts';
import type { Synthesizer } from './synthesizer.ts';

export interface SpeechChoice {
  /** Slugs of the providers to include; all if absent. */
  readonly providers?: readonly string[] | undefined;
  readonly limit?: number | undefined;
}

/** Host whose voice list could not be read, with the reason. */
interface UnreadyHost {
  readonly provider: string;
  readonly reason: string;
}

/** Plan of a run, and the hosts that are excluded because their voice list could not be read. */
export interface PreparedSpeech extends SpeechPlan {
  readonly unready: readonly UnreadyHost[];
}

/**
 * Plans recordings for the voices without preview in a snapshot. @throws {OperatorError} if a provider in `providers` has no synthesizer
 */
export async function prepareSpeech(
  snapshot: Pick<Snapshot, 'voices' | 'sampleChecks'>,
  recordings: ReadonlyMap<string, PreviewRecording>,
  synthesizers: readonly Synthesizer[],
  { providers, limit }: SpeechChoice,
  signal: AbortSignal,
): Promise<PreparedSpeech> {
  assertSpoken(synthesizers, providers ?? []);
  const silent = silentVoices(snapshot, recordings).filter(
    ({ provider }) => providers?.includes(provider) ?? true,
  );
  const needed = new Set(silent.map(({ provider }) => provider));
  const ready: ReadySynthesizer[] = [];
  const unready: UnreadyHost[] = [];
  for (const synthesizer of synthesizers) {
    const { provider, listIds } = synthesizer;
    if (!needed.has(provider)) continue;
    try {
      ready.push({ synthesizer, ids: await listIds?.(signal) });
    } catch (error) {
      signal.throwIfAborted();
      unready.push({ provider, reason: messageOf(error) });
    }
  }
  const isReady = ({ provider }: StoredVoice) => unready.every((host) => host.provider !== provider);
  return { ...planSpeech(silent.filter(isReady), ready, limit), unready };
}

/**
 * Asserts that a plan does not exceed the character limit, before any request is paid for. @throws {OperatorError} with the number of
 * characters
 */
export function assertWithinBudget({ characters }: SpeechPlan, maxCharacters: number): void {
  if (characters <= maxCharacters) return;
  throw new OperatorError(
    `The sentences have ${characters} characters, more than --max-characters ${maxCharacters}: nothing was spoken.`,
  );
}

/** Returns the voices without preview: without a recording and without a playable sample. */
function silentVoices(
  { voices, sampleChecks = {} }: Pick<Snapshot, 'voices' | 'sampleChecks'>,
  recordings: ReadonlyMap<string, PreviewRecording>,
): StoredVoice[] {
  return voices.filter(
    ({ id, sample_url }) =>
      !recordings.has(id) && (sample_url === undefined || isDead(checkOf(sampleChecks, sample_url))),
  );
}

function assertSpoken(synthesizers: readonly Synthesizer[], slugs: readonly string[]): void {
  const known = synthesizers.map(({ provider }) => provider);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length === 0) return;
  throw new OperatorError(
    `No synthesizer is set up for ${unknown.join(', ')}. Set up: ${known.join(', ') || 'none'}.`,
  );
}
