import { StoredVoice } from '../domain/voice.ts';
import { addAccent } from './accent.ts';
import { addAge } from './age.ts';
import { addDescription } from './description.ts';
import type { Draft } from './draft.ts';
import { addGender } from './gender.ts';
import { addIdentity } from './identity.ts';
import { addLanguage } from './locale.ts';
import { addLocaleNames } from './locale-names.ts';
import { addName } from './name.ts';
import { addPreview } from './preview.ts';
import { addUseCases } from './use-cases.ts';

/** The steps, in an order in which each finds what it needs. Each is pure; applied twice, it changes nothing. */
const STEPS: readonly ((draft: Draft) => Draft)[] = [
  addName,
  addLanguage,
  addAccent,
  addLocaleNames,
  addGender,
  addAge,
  addUseCases,
  addDescription,
  addPreview,
  addIdentity,
];

/** Thrown for a record of which no voice can be made; the message says why. */
export class UnusableVoiceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusableVoiceError';
  }
}

/**
 * Works out a whole voice from what its provider stated.
 * @throws {UnusableVoiceError} where the locale means nothing or a required value is missing.
 */
export function enrich(draft: Draft): StoredVoice {
  const language = addLanguage(draft).voice.language;
  if (language === undefined) throw new UnusableVoiceError('locale not understood');
  const { voice } = STEPS.reduce((current, step) => step(current), draft);
  const parsed = StoredVoice.safeParse(voice);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnusableVoiceError(`${issue?.path.join('.')}: ${issue?.message}`, { cause: parsed.error });
}
