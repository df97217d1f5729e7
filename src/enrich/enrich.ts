import { StoredVoice } from '../domain/voice.ts';
import { cleanStated } from './clean-stated.ts';
import type { Draft, UnresolvedValue } from './draft.ts';
import { addAccent } from './steps/accent.ts';
import { addAge } from './steps/age.ts';
import { addDescription } from './steps/description.ts';
import { addGender } from './steps/gender.ts';
import { addHomeNation } from './steps/home-nation.ts';
import { addIdentity, unusableIdReason } from './steps/identity.ts';
import { addLanguage } from './steps/language.ts';
import { addLocaleNames } from './steps/locale-names.ts';
import { addName } from './steps/name.ts';
import { addOtherLanguages } from './steps/other-languages.ts';
import { addPreview } from './steps/preview.ts';
import { addRelease } from './steps/release.ts';
import { addStyles } from './steps/styles.ts';
import { addUseCases } from './steps/use-cases.ts';

/**
 * Steps of enrichment: pure and idempotent functions that add fields to a draft. A later step may read the fields of an earlier step: the steps `accent`
 * and `locale names` need the language. The step `identity` runs before `home nation`, so that a voice's id does not contain the region that `home nation`
 * adds.
 */
export const STEPS: readonly { readonly name: string; readonly apply: (draft: Draft) => Draft }[] = [
  { name: 'name', apply: addName },
  { name: 'language', apply: addLanguage },
  { name: 'accent', apply: addAccent },
  { name: 'identity', apply: addIdentity },
  { name: 'home nation', apply: addHomeNation },
  { name: 'locale names', apply: addLocaleNames },
  { name: 'other languages', apply: addOtherLanguages },
  { name: 'gender', apply: addGender },
  { name: 'age', apply: addAge },
  { name: 'use cases', apply: addUseCases },
  { name: 'styles', apply: addStyles },
  { name: 'description', apply: addDescription },
  { name: 'release', apply: addRelease },
  { name: 'preview', apply: addPreview },
];

/** Error for a provider's record that yields no valid voice. The message states the reason, and contains no value of the record. */
export class UnusableVoiceError extends Error {
  override name = 'UnusableVoiceError';
}

/**
 * Applies all steps to a draft and returns the complete voice. `onUnresolved` is called for each stated value that no table or rule recognizes,
 * even if the voice is unusable.
 * @throws {UnusableVoiceError} if the locale is not recognized, the id or model is invalid, or a required field is missing
 */
export function enrich(draft: Draft, onUnresolved: (value: UnresolvedValue) => void = () => {}): StoredVoice {
  const { voice, unresolved = [] } = STEPS.reduce((current, { apply }) => apply(current), cleaned(draft));
  for (const value of unresolved) onUnresolved(value);
  if (voice.language === undefined) throw new UnusableVoiceError('locale not recognized');
  const parsed = StoredVoice.safeParse(voice);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnusableVoiceError(`${issue?.path.join('.')}: ${issue?.message}`, { cause: parsed.error });
  }
  const idReason = unusableIdReason(parsed.data);
  if (idReason !== undefined) throw new UnusableVoiceError(idReason);
  return parsed.data;
}

function cleaned(draft: Draft): Draft {
  return { ...draft, stated: cleanStated(draft.stated) };
}

/** Applies the steps one by one and returns the fields that each step set or changed, for the command `voice-directory explain`. */
export function traceEnrichment(draft: Draft) {
  let current = cleaned(draft);
  return STEPS.map(({ name, apply }) => {
    const { voice: before } = current;
    current = apply(current);
    return { step: name, set: changedFields(before, current.voice) };
  });
}

function changedFields(before: Partial<StoredVoice>, after: Partial<StoredVoice>): Partial<StoredVoice> {
  const { provenance: _, ...fields } = after;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(before[field as keyof StoredVoice]) !== JSON.stringify(value),
    ),
  );
}
