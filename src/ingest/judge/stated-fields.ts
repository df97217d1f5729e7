import { FACET_PARAMETERS } from '../../domain/filters.ts';
import { InferredField, type StoredVoice, VoiceField } from '../../domain/voice.ts';
import type { AppliedList } from '../ledger/apply-list.ts';

/** Number of voices for which a field must have been stated so that its loss is detected, because a loss in fewer voices may be chance. */
const MIN_STATED = 5;
/** Number that replaces {@link MIN_STATED} for a provider with fewer voices than that, so that the loss of a field is detected there too. */
const MIN_STATED_OF_FEW = 2;

/** Pattern of the region subtag in a BCP-47 tag. */
const REGION = /-(?:[A-Z]{2}|\d{3})(?=-|$)/;

/** Fields whose loss is detected: those that enrichment can fill, and filter fields. `status` is excluded, because it changes with model releases. */
const FIELDS = [
  ...InferredField.options,
  ...VoiceField.options.filter((field) => field !== 'status' && Object.hasOwn(FACET_PARAMETERS, field)),
];

const isStated = (field: VoiceField) => (voice: StoredVoice) =>
  voice[field] !== undefined && voice.provenance?.[field as InferredField] === undefined;

/** Tests, by field, that report whether the provider itself stated a voice's value, in contrast to a derived or default value. */
const STATED: readonly (readonly [field: string, isStatedBy: (voice: StoredVoice) => boolean])[] =
  Object.entries({
    ...Object.fromEntries(FIELDS.map((field) => [field, isStated(field)])),
    country: (voice: StoredVoice) => isStated('language')(voice) && REGION.test(voice.language),
    model_id: ({ model_id }: StoredVoice) => model_id !== undefined,
    sample_url: ({ sample_url }: StoredVoice) => sample_url !== undefined,
  });

/**
 * Returns the fields that the new list states for less than half of the voices for which the previous list stated them. A field is returned with the
 * number of the voices in both lists for which it was stated before, and for which it is stated now. A voice counts as having lost a field only if
 * the provider's record of the voice has changed, because otherwise a change of this service's enrichment has caused the loss.
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
