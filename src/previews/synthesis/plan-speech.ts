import type { StoredVoice } from '../../domain/voice.ts';
import { groupBy } from '../../lib/group-by.ts';
import { type Greeting, greetingOf } from '../../providers/speech/greeting-of.ts';
import type { Synthesizer } from './synthesizer.ts';

/** One voice to record. */
export interface PlannedSpeech extends Greeting {
  readonly voice: StoredVoice;
  readonly synthesizer: Synthesizer;
}

/** Voices and characters that one synthesizer is to speak. */
interface SpeechCost {
  readonly provider: string;
  readonly synthesizer: string;
  readonly is_paid: boolean;
  readonly voices: number;
  readonly characters: number;
}

/** Plan of what is spoken, with its cost. */
export interface SpeechPlan {
  readonly speeches: readonly PlannedSpeech[];
  readonly costs: readonly SpeechCost[];
  readonly characters: number;
  /** Silent voices whose provider has no synthesizer here. */
  readonly without_synthesizer: number;
  /** Silent voices that the host or program of their provider does not have. */
  readonly not_installed: number;
}

/** Synthesizer with the ids that it can speak; without ids it can speak all of its provider. */
export interface ReadySynthesizer {
  readonly synthesizer: Synthesizer;
  readonly ids?: ReadonlySet<string> | undefined;
}

/** Plans the greetings of silent voices, in their order, at most `limit` of them. */
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

/** Counts characters as code points, which most providers charge by. */
function charactersIn(speeches: readonly Greeting[]): number {
  return speeches.reduce((sum, { text }) => sum + [...text].length, 0);
}
