import { StoredVoice } from '../domain/voice.ts';
import type { Draft, UnresolvedValue } from './draft.ts';
import { addAccent } from './steps/accent.ts';
import { addAge } from './steps/age.ts';
import { addDescription } from './steps/description.ts';
import { addGender } from './steps/gender.ts';
import { addIdentity } from './steps/identity.ts';
import { addLanguage } from './steps/language.ts';
import { addLocaleNames } from './steps/locale-names.ts';
import { addName } from './steps/name.ts';
import { addPreview } from './steps/preview.ts';
import { addUseCases } from './steps/use-cases.ts';

/** The steps by name, in an order in which each finds what it needs. Each is pure; applied twice, it changes nothing. */
const STEPS: Readonly<Record<string, (draft: Draft) => Draft>> = {
  name: addName,
  language: addLanguage,
  accent: addAccent,
  'locale names': addLocaleNames,
  gender: addGender,
  age: addAge,
  'use cases': addUseCases,
  description: addDescription,
  preview: addPreview,
  identity: addIdentity,
};

/** Thrown for a record of which no voice can be made; the message says why. */
export class UnusableVoiceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableVoiceError';
  }
}

/**
 * Works out a whole voice from what its provider stated. `onUnresolved` is told of each value that means nothing to us,
 * whether a voice comes of it or not.
 * @throws {UnusableVoiceError} where the locale means nothing or a required value is missing.
 */
export function enrich(draft: Draft, onUnresolved: (value: UnresolvedValue) => void = () => {}): StoredVoice {
  const { voice, unresolved = [] } = Object.values(STEPS).reduce((current, step) => step(current), draft);
  for (const value of unresolved) onUnresolved(value);
  if (voice.language === undefined) throw new UnusableVoiceError('locale not understood');
  const parsed = StoredVoice.safeParse(voice);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnusableVoiceError(`${issue?.path.join('.')}: ${issue?.message}`, { cause: parsed.error });
}

/** What one step made of a draft. */
export interface TracedStep {
  readonly step: string;
  /** The fields that it set or changed. */
  readonly set: Partial<StoredVoice>;
}

/** The steps that {@link enrich} takes, one by one, for those who want to know why a voice is as it is. */
export function traceEnrichment(draft: Draft): readonly TracedStep[] {
  let current = draft;
  return Object.entries(STEPS).map(([name, step]) => {
    const { voice: before } = current;
    current = step(current);
    return { step: name, set: changed(before, current.voice) };
  });
}

function changed(before: Partial<StoredVoice>, after: Partial<StoredVoice>): Partial<StoredVoice> {
  const { provenance: _, ...known } = after;
  return Object.fromEntries(
    Object.entries(known).filter(([field, value]) => {
      const was = before[field as keyof StoredVoice];
      return JSON.stringify(was) !== JSON.stringify(value);
    }),
  );
}
