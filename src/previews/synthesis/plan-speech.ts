import { messageOf, OperatorError } from '../../domain/errors.ts';
import type { PreviewRecording } from '../../domain/preview-manifest.ts';
import { checkOf, isDead } from '../../domain/sample-check.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { groupBy } from '../../lib/group-by.ts';
import { type Greeting, greetingOf } from '../../providers/greeting-of.ts';
import type { Synthesizer } from './synthesizer.ts';

export interface PlannedSpeech extends Greeting {
  readonly voice: StoredVoice;
  readonly synthesizer: Synthesizer;
}

/** Plan of a run that records voices: one greeting (a sentence) for each voice, and the numbers of voices and characters per synthesizer. */
export type SpeechPlan = ReturnType<typeof planSpeech>;

/** Plan of a run that records voices, and the excluded hosts: those whose voice list could not be read. */
export type PreparedSpeech = Awaited<ReturnType<typeof prepareSpeech>>;

/** Synthesizer with the ids of its available voices; if `ids` is undefined, all voices of the provider are available. */
interface ReadySynthesizer {
  readonly synthesizer: Synthesizer;
  readonly ids?: ReadonlySet<string> | undefined;
}

/** Plans recordings for a snapshot's voices without preview. @throws {OperatorError} if a provider in `providers` has no synthesizer */
export async function prepareSpeech(
  snapshot: Pick<Snapshot, 'voices' | 'sampleChecks'>,
  recordings: ReadonlyMap<string, PreviewRecording>,
  synthesizers: readonly Synthesizer[],
  choice: { readonly providers?: readonly string[] | undefined; readonly limit?: number | undefined },
  signal: AbortSignal,
) {
  const { providers, limit } = choice;
  assertSpoken(synthesizers, providers ?? []);
  const silent = silentVoices(snapshot, recordings).filter(
    ({ provider }) => providers?.includes(provider) ?? true,
  );
  const needed = new Set(silent.map(({ provider }) => provider));
  const ready: ReadySynthesizer[] = [];
  const unready: { readonly provider: string; readonly reason: string }[] = [];
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

/** Plans one greeting for each of the first `limit` voices without preview that have a synthesizer. */
export function planSpeech(
  silent: readonly StoredVoice[],
  ready: readonly ReadySynthesizer[],
  limit = Number.POSITIVE_INFINITY,
) {
  const byProvider = new Map(ready.map((each) => [each.synthesizer.provider, each]));
  const speeches: PlannedSpeech[] = [];
  let [without_synthesizer, not_installed] = [0, 0];
  for (const voice of silent) {
    const { synthesizer, ids } = byProvider.get(voice.provider) ?? {};
    const id = voice.provider_voice_id;
    if (!synthesizer || id === undefined) without_synthesizer++;
    else if (ids?.has(id) === false) not_installed++;
    else if (speeches.length < limit) speeches.push({ voice, synthesizer, ...greetingOf(voice) });
  }
  const costs = [...groupBy(speeches, ({ synthesizer }) => synthesizer)].map(([synthesizer, own]) => ({
    provider: synthesizer.provider,
    synthesizer: synthesizer.name,
    is_paid: synthesizer.isPaid,
    voices: own.length,
    characters: charactersIn(own),
  }));
  return { speeches, costs, characters: charactersIn(speeches), without_synthesizer, not_installed };
}

/** Counts characters as Unicode code points, because most providers charge by code point. */
function charactersIn(speeches: readonly Greeting[]): number {
  return speeches.reduce((sum, { text }) => sum + [...text].length, 0);
}

/** Asserts that a plan does not exceed the character limit. The check precedes all requests that cost money. @throws {OperatorError} */
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
