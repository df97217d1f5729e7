import type { StoredVoice } from '../../domain/voice.ts';

/** Fields of a voice that comparisons ignore, because ingestion itself sets these fields and no provider states them. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['first_seen', 'provenance'] satisfies (keyof StoredVoice)[]);

/** Compares the voices before and after a run by id, and returns the numbers of added, removed and changed voices. */
export function compareVoices(before: readonly StoredVoice[], after: readonly StoredVoice[]) {
  const old = new Map(before.map((voice) => [voice.id, voice]));
  let added = 0;
  let changed = 0;
  for (const voice of after) {
    const previous = old.get(voice.id);
    if (previous === undefined) added++;
    else if (changedFields(previous, voice).length > 0) changed++;
    old.delete(voice.id);
  }
  return { added, changed, removed: old.size };
}

/** Returns the names of the fields that differ between two states of a voice, in alphabetical order. */
export function changedFields(before: StoredVoice, after: StoredVoice): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof StoredVoice>;
  return [...fields]
    .filter((field) => !OWN_FIELDS.has(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .sort();
}
