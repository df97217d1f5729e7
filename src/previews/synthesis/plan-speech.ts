import type { StoredVoice } from '../../domain/voice.ts';
import { groupBy } from '../../lib/group-by.ts';
import { type Greeting, greetingOf } from '../../providers/speech/greeting-of.ts';
import type { Synthesizer } from './synthesizer.ts';

/** Voice to record, with its synthesizer and its sentence. */
export interface PlannedSpeech extends Greeting {
  readonly voice: StoredVoice;
  readonly synthesizer: Synthesizer;
}

/** Numbers of voices and characters for one synthesizer. */
interface SpeechCost {
  readonly provider: string;
  readonly synthesizer: string;
  readonly is_paid: boolean;
  readonly voices: number;
  readonly characters: number;
}

export interface SpeechPlan {
  readonly speeches: readonly PlannedSpeech[];
  readonly costs: readonly SpeechCost[];
  readonly characters: number;
  /** Number of voices without preview whose provider has no synthesizer in this process. */
  readonly without_synthesizer: number;
  /** Number of voices without preview that are not installed on the provider's host. */
  readonly not_installed: number;
}

/** Synthesizer with the ids of its available voices; without ids, all voices of the provider are available. */
export interface ReadySynthesizer {
  readonly synthesizer: Synthesizer;
  readonly ids?: ReadonlySet<string> | undefined;
}

/** Plans one greeting for each voice without preview, in the given order, up to `limit` voices. */
export function planSpeech(
  silent: readonly StoredVoice[],
  ready: readonly ReadySynthesizer[],
  limit = Number.POSITIVE_INFINITY,
): SpeechPlan {
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
