import type { InferredField, StoredVoice } from '../../domain/voice.ts';
import type { AppliedList } from '../ledger/apply-list.ts';

/** Least number of voices that stated a field before, because a share of fewer voices says little. */
const MIN_STATED = 5;
/** Least number of such voices of a provider that has fewer than five, so that a field that all of them lose is noticed too. */
const MIN_STATED_OF_FEW = 2;

/** Subtag of a BCP-47 tag that names a region. */
const REGION = /-(?:[A-Z]{2}|\d{3})(?=-|$)/;

const isStated = (field: InferredField) => (voice: StoredVoice) =>
  voice[field] !== undefined && voice.provenance?.[field] === undefined;

/** Tests by field whether a voice's provider has stated the field. A derived or defaulted value is not stated. */
const STATED: readonly (readonly [field: string, isStatedBy: (voice: StoredVoice) => boolean])[] =
  Object.entries({
    name: isStated('name'),
    language: isStated('language'),
    country: (voice: StoredVoice) => isStated('language')(voice) && REGION.test(voice.language),
    gender: isStated('gender'),
    accent: isStated('accent'),
    age: isStated('age'),
    use_cases: isStated('use_cases'),
    styles: isStated('styles'),
    description: isStated('description'),
    model_id: ({ model_id }: StoredVoice) => model_id !== undefined,
    sample_url: ({ sample_url }: StoredVoice) => sample_url !== undefined,
  });

/** Field with the number of voices that stated the field before, and the number of those voices that state it now. */
export interface LostField {
  readonly field: string;
  readonly before: number;
  readonly now: number;
}

/**
 * Returns the fields that a provider stated for voices of both lists before, and now states for less than half of them.
 * Only a voice whose record has changed can lose a field here, because a change of the directory's own tables is no
 * fault of the list.
 * @param stored voices before
 */
export function findLostFields(
  stored: readonly StoredVoice[],
  { rewritten, absent }: Pick<AppliedList, 'rewritten' | 'absent'>,
): LostField[] {
  const lost = countFields(rewritten, (isStatedBy, { was, now }) => isStatedBy(was) && !isStatedBy(now));
  if (lost.every((count) => count === 0)) return [];
  const lacking = new Set(absent);
  const shared = stored.filter((voice) => !lacking.has(voice));
  const minStated = shared.length < MIN_STATED ? MIN_STATED_OF_FEW : MIN_STATED;
  const stated = countFields(shared, (isStatedBy, voice) => isStatedBy(voice));
  return STATED.flatMap(([field], index) => {
    const [before = 0, gone = 0] = [stated[index], lost[index]];
    return before >= minStated && gone * 2 > before ? [{ field, before, now: before - gone }] : [];
  });
}

/** Counts the values that pass a test of each field, in one pass because a list may have a million values. */
function countFields<T>(
  values: readonly T[],
  passes: (isStatedBy: (voice: StoredVoice) => boolean, value: T) => boolean,
): number[] {
  const counts = STATED.map(() => 0);
  for (const value of values)
    STATED.forEach(([, isStatedBy], index) => {
      if (passes(isStatedBy, value)) counts[index] = (counts[index] ?? 0) + 1;
    });
  return counts;
}
