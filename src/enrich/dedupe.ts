import type { StoredVoice } from '../domain/voice.ts';

/** One voice per key: of entries with the same `uniqueKey`, or else the same `id`, the more complete one. */
export function dedupe(voices: readonly StoredVoice[]): StoredVoice[] {
  return keepFuller(
    keepFuller(voices, ({ uniqueKey, id }) => uniqueKey ?? id),
    ({ id }) => id,
  );
}

function keepFuller(voices: readonly StoredVoice[], keyOf: (voice: StoredVoice) => string): StoredVoice[] {
  const kept = new Map<string, StoredVoice>();
  for (const voice of voices) {
    const other = kept.get(keyOf(voice));
    if (!other || completeness(voice) > completeness(other)) kept.set(keyOf(voice), voice);
  }
  return [...kept.values()];
}

function completeness(voice: StoredVoice): number {
  return Object.keys(voice).length;
}
