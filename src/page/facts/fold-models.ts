import type { Voice } from '../../domain/voice.ts';

/** A voice with the same speaker's voices under other models. */
interface FoldedVoice {
  readonly voice: Voice;
  readonly others: readonly Voice[];
}

/** Folds the voices of one speaker, which a result has one after the other, into the first of them. The order stays. */
export function foldModels(voices: readonly Voice[]): FoldedVoice[] {
  const folded: { voice: Voice; others: Voice[] }[] = [];
  for (const voice of voices) {
    const last = folded.at(-1);
    if (last && isSameSpeaker(last.voice, voice)) last.others.push(voice);
    else folded.push({ voice, others: [] });
  }
  return folded;
}

/** Returns whether two voices are one speaker under two models of one provider. */
export function isSameSpeaker(a: Voice, b: Voice): boolean {
  return (
    a.provider === b.provider &&
    a.name === b.name &&
    a.language === b.language &&
    a.gender === b.gender &&
    a.model_id !== b.model_id
  );
}
