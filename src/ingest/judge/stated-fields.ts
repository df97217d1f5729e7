import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { InferredField, type StoredVoice, VoiceField } from '../../domain/voice.ts';
import type { AppliedList } from '../ledger/apply-list.ts';

/** Minimum number of voices that stated a field before, because a fraction of fewer voices is not significant. */
const MIN_STATED = 5;
/** Minimum for a provider with fewer than {@link MIN_STATED} voices, so that the loss of a field in all of them is detected. */
const MIN_STATED_OF_FEW = 2;

/** Pattern of the region subtag in a BCP-47 tag. */
const REGION = /-(?:[A-Z]{2}|\d{3})(?=-|$)/;

/** Compared fields: those that enrichment can fill, and voice fields that are facets. `status` is excluded, because it changes with releases. */
const FIELDS = [
  ...InferredField.options,
  ...VoiceField.options.filter((field) => field !== 'status' && Object.hasOwn(FACET_PARAMETERS, field)),
];

const isStated = (field: VoiceField) => (voice: StoredVoice) =>
  voice[field] !== undefined && voice.provenance?.[field as InferredField] === undefined;

/** Tests, by field, whether the provider has stated a voice's value. A derived or defaulted value is not stated. */
const STATED: readonly (readonly [field: string, isStatedBy: (voice: StoredVoice) => boolean])[] =
  Object.entries({
    ...Object.fromEntries(FIELDS.map((field) => [field, isStated(field)])),
    country: (voice: StoredVoice) => isStated('language')(voice) && REGION.test(voice.language),
    model_id: ({ model_id }: StoredVoice) => model_id !== undefined,
    sample_url: ({ sample_url }: StoredVoice) => sample_url !== undefined,
  });

/**
 * Returns the fields that the new list states for less than half of the voices for which the previous list stated them, with both numbers. Only
 * voices of both lists count, and a field is lost only in a changed record, because changed enrichment is not a fault of the list.
 * @param stored voices before the new list
 */
export function findLostFields(
  stored: readonly StoredVoice[],
  { rewritten, absent }: Pick<AppliedList, 'rewritten' | 'absent'>,
) {
  const lacking = new Set(absent);
  const shared = stored.filter((voice) => !lacking.has(voice));
  const minStated = shared.length < MIN_STATED ? MIN_STATED_OF_FEW : MIN_STATED;
  return STATED.flatMap(([field, isStatedBy]) => {
    const gone = rewritten.filter(({ was, now }) => isStatedBy(was) && !isStatedBy(now)).length;
    if (gone === 0) return [];
    const before = shared.filter(isStatedBy).length;
    return before >= minStated && gone * 2 > before ? [{ field, before, now: before - gone }] : [];
  });
}
