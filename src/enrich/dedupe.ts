import type { StoredVoice } from '../domain/voice.ts';
import { mergeLanguages } from './merge-languages.ts';

/**
 * Removes duplicate voices: first those with equal `uniqueKey` (provider, model, native id and language), then those
 * with equal `id`. The duplicate with the most fields is kept. Voices of one person in several languages become one.
 */
export function dedupe(voices: readonly StoredVoice[]): StoredVoice[] {
  const uniqueByKey = keepMostComplete(voices, ({ uniqueKey, id }) => uniqueKey ?? id);
  return keepMostComplete(mergeLanguages(uniqueByKey), ({ id }) => id);
}

function keepMostComplete(
  voices: readonly StoredVoice[],
  keyOf: (voice: StoredVoice) => string,
): StoredVoice[] {
  const kept = new Map<string, StoredVoice>();
  for (const voice of voices) {
    const other = kept.get(keyOf(voice));
    if (!other || fieldCount(voice) > fieldCount(other)) kept.set(keyOf(voice), voice);
  }
  return [...kept.values()];
}

/** Returns the number of a voice's fields. The mark of a derived sample is not counted, because it says that less is known. */
function fieldCount(voice: StoredVoice): number {
  return Object.keys(voice).length - (voice.sample_derived ? 1 : 0);
}
