import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { InferredField, type StoredVoice, VoiceField } from '../../domain/voice.ts';
import type { AppliedList } from '../ledger/apply-list.ts';

/** Minimum number of voices that must have had a field for its loss to be detected. A loss in fewer voices may be chance. */
const MIN_STATED = 5;
/** Value in place of {@link MIN_STATED} for a provider with fewer voices than {@link MIN_STATED}. */
const MIN_STATED_OF_FEW = 2;

/** Pattern of the region subtag in a BCP-47 tag. */
const REGION = /-(?:[A-Z]{2}|\d{3})(?=-|$)/;

/** Fields whose loss is detected: those that enrichment can fill, and those of filters. `status` is excluded, because new models change the status of voices. */
const FIELDS = [
  ...InferredField.options,
  ...VoiceField.options.filter((field) => field !== 'status' && Object.hasOwn(FACET_PARAMETERS, field)),
];

const isStated = (field: VoiceField) => (voice: StoredVoice) =>
  voice[field] !== undefined && voice.provenance?.[field as InferredField] === undefined;

/** For each field, a function that reports whether the provider itself stated a voice's value. Derived and default values do not count. */
const STATED: readonly (readonly [field: string, isStatedBy: (voice: StoredVoice) => boolean])[] =
  Object.entries({
    ...Object.fromEntries(FIELDS.map((field) => [field, isStated(field)])),
    country: (voice: StoredVoice) => isStated('language')(voice) && REGION.test(voice.language),
    model_id: ({ model_id }: StoredVoice) => model_id !== undefined,
    sample_url: ({ sample_url }: StoredVoice) => sample_url !== undefined,
  });

/**
 * Returns each field that was lost by more than half of the voices that had it and are in both the old and the new list. `before` counts the voices for
 * which the field was stated before the new list, and `now` counts the voices for which the field is still stated. Only voices whose record has changed
 * count as having lost a field. If the record is unchanged, this service's enrichment has caused the loss of the field.
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
