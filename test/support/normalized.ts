import { expect } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { toDraft } from '../../src/ingest/lists/read-records.ts';
import { providerOf } from './providers.ts';

/** A record of a real list, and the values that a person who speaks the language expects of its voice. */
export type NormalizationCase = readonly [
  provider: string,
  what: string,
  record: object,
  expected: { readonly [K in keyof StoredVoice]?: StoredVoice[K] | undefined },
];

/** Returns the fields of `expected`, as a record of this provider's list gives them. */
export function normalized(
  slug: string,
  record: object,
  expected: NormalizationCase[3],
): NormalizationCase[3] {
  const provider = providerOf(slug);
  const [stated] = provider.parseRecord(record);
  if (!stated) throw new Error(`${slug} makes no voice of the record`);
  const voice = enrich(toDraft(provider, stated));
  return Object.fromEntries(Object.keys(expected).map((field) => [field, voice[field as keyof StoredVoice]]));
}

/** Expects that the record gives all values of `expected`. */
export function expectNormalized(...[slug, , record, expected]: NormalizationCase): void {
  expect(normalized(slug, record, expected)).toEqual(expected);
}

// Plain records of single providers. A case changes the few fields that it is about.

export const murf = { voiceId: 'v', displayName: 'Amy', locale: 'en-US', model: 'GEN2', gender: 'Female' };
export const rime = { speaker: 'cove', modelId: 'arcana', lang: 'eng', country: 'US', gender: 'Female' };
/** Record of ElevenLabs's shared library. */
export const library = {
  public_owner_id: 'o',
  voice_id: 'v',
  name: 'Alita',
  category: 'professional',
  language: 'en',
  locale: null,
  accent: '',
  gender: 'female',
  age: 'young',
  descriptive: '',
  use_case: 'narration',
};
/** Record of ElevenLabs's own voices. */
export const premade = { voice_id: 'v', name: 'River', category: 'premade', labels: { language: 'en' } };
/** Record of Deepgram. */
export const aura = {
  name: 'thalia',
  canonical_name: 'aura-2-thalia-en',
  architecture: 'aura-2',
  languages: ['en', 'en-US'],
};
export const cartesia = {
  id: 'v',
  name: 'Katie - Friendly Fixer',
  language: 'en',
  is_public: true,
  gender: 'feminine',
};
