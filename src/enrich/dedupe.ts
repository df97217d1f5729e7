import type { StoredVoice } from '../domain/voice.ts';
import { groupBy } from '../lib/group-by.ts';
import { furtherLanguages, hasRegion } from './knowledge/subtags.ts';

/** Keeps the voice with the most fields of each `uniqueKey`, merges each speaker's voices, and then keeps the voice with the most fields of each `id`. */
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

/** Counts a voice's fields. The field `sample_derived` does not count, because its value describes the sample URL and not the voice. */
function fieldCount(voice: StoredVoice): number {
  return Object.keys(voice).length - (voice.sample_derived ? 1 : 0);
}

/** Merges voices that a provider lists once per language under one id and model: `jose` in `en-US` and `jose` in `es-US` become one voice. */
export function mergeLanguages(voices: readonly StoredVoice[]): StoredVoice[] {
  return Array.from(groupBy(voices, personKey).values(), mergePerson);
}

function personKey({ provider, model_id = '', provider_voice_id, id }: StoredVoice): string {
  return [provider, model_id, provider_voice_id ?? id].join('|');
}

/** Merges voices of one id and model into the voice that `compare` sorts first. The languages of the other voices become additional languages. */
function mergePerson(voices: readonly StoredVoice[]): StoredVoice {
  const own = voices.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
  if (voices.length === 1) return own;
  const spoken = voices.flatMap(({ language, other_languages = [] }) => [language, ...other_languages]);
  return { ...own, other_languages: furtherLanguages(spoken, own.language) };
}

/** Compares two voices. A voice whose listed language has a region comes first; if both or neither of the two has one, the lower id comes first. */
function compare(a: StoredVoice, b: StoredVoice): number {
  return (
    Number(hasRegion(listedLanguage(b))) - Number(hasRegion(listedLanguage(a))) || (a.id < b.id ? -1 : 1)
  );
}

/** Returns the language tag in a voice's `uniqueKey`, so that a region that enrichment added later does not decide which id is kept. */
function listedLanguage({ uniqueKey = '', language }: StoredVoice): string {
  return /\|(?<tag>[^|]+)$/.exec(uniqueKey)?.groups?.tag ?? language;
}
