import type { Voice } from '../../domain/voice.ts';

/** Groups consecutive voices of the same speaker. The first voice represents the whole group, because the page shows a speaker only once. */
export function foldModels(voices: readonly Voice[]) {
  const folded: { voice: Voice; others: Voice[] }[] = [];
  for (const voice of voices) {
    const last = folded.at(-1);
    if (last && isSameSpeaker(last.voice, voice)) last.others.push(voice);
    else folded.push({ voice, others: [] });
  }
  return folded;
}

/** Reports whether two voices are the same speaker, who is offered with different models of one provider. */
export function isSameSpeaker(a: Voice, b: Voice): boolean {
  return (
    a.provider === b.provider &&
    a.name === b.name &&
    a.language === b.language &&
    a.gender === b.gender &&
    a.model_id !== b.model_id
  );
}
