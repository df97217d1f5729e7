import type { StoredVoice } from '../../domain/voice.ts';
import { compareVoices } from '../../index/similar/similarity.ts';
import { FACT_FIELDS, type FactField } from './fact-fields.ts';

/** Functions that return the values of a fact, for the facts that `compareVoices` leaves out. */
const VALUES: Readonly<Partial<Record<FactField, (voice: StoredVoice) => readonly string[] | undefined>>> = {
  country: ({ country_name }) => (country_name === undefined ? undefined : [country_name]),
  other_languages: ({ other_languages }) => other_languages,
};
/** Facts that the comparison never marks as different, because almost all voices differ in them. */
const NEVER_MARKED: ReadonlySet<string> = new Set<FactField>([
  'id',
  'provider_voice_id',
  'name',
  'description',
]);

/** Returns the facts in which at least two voices differ, as in the API's `similar_to`: both have the fact, and two lists share no value. */
export function findDiffering(voices: readonly StoredVoice[]): ReadonlySet<FactField> {
  const pairs = voices.flatMap((a, at) => voices.slice(at + 1).map((b) => [a, b] as const));
  const differing = new Set<string>(
    pairs.flatMap(([a, b]) => [...compareVoices(a, b).differs, ...differingValues(a, b)]),
  );
  return new Set(FACT_FIELDS.filter((field) => differing.has(field) && !NEVER_MARKED.has(field)));
}

function differingValues(a: StoredVoice, b: StoredVoice): string[] {
  return Object.entries(VALUES).flatMap(([field, valuesOf]) => {
    const [own = [], other = []] = [valuesOf(a), valuesOf(b)];
    const isShared = own.some((value) => other.includes(value));
    return own.length > 0 && other.length > 0 && !isShared ? [field] : [];
  });
}
