import { toPlainText } from '../lib/plain-text.ts';
import type { StatedVoice } from './draft.ts';

/** Names of the fields of a stated voice whose values have a type. */
type FieldOf<Type> = {
  [Field in keyof StatedVoice]-?: StatedVoice[Field] extends Type | undefined ? Field : never;
}[keyof StatedVoice];
/** Fields that stay byte for byte, because requests need them so, or that are checked as addresses. */
type Verbatim = 'nativeId' | 'model' | 'models' | 'sampleUrl' | 'derivedSampleUrl';

/** Most characters of each text that a provider states: more than any known list has, and little enough to be shown and searched. */
const MAX_CHARACTERS = {
  name: 200,
  localName: 200,
  locale: 100,
  status: 100,
  gender: 100,
  accent: 100,
  country: 100,
  age: 100,
  description: 2000,
} as const satisfies Record<Exclude<FieldOf<string>, Verbatim>, number>;
/** Most characters of each entry of a list that a provider states. */
const MAX_ENTRY_CHARACTERS = {
  otherLocales: 100,
  tags: 200,
  styles: 200,
  useCases: 200,
} as const satisfies Record<Exclude<FieldOf<readonly string[]>, Verbatim>, number>;
/** Most entries read of a list. The steps of enrichment read fewer. */
const MAX_ENTRIES = 500;

/**
 * Returns the values that a provider states as plain and bounded text, from which everything that is published of them is made. Ids and
 * models stay byte for byte, because requests need them so; a voice whose id or model is no plain text is refused.
 */
export function cleanStated(stated: StatedVoice): StatedVoice {
  const cleaned: Record<string, unknown> = { ...stated };
  for (const [field, maximum] of Object.entries(MAX_CHARACTERS)) {
    const value = cleaned[field];
    if (typeof value === 'string') cleaned[field] = toPlainText(value, maximum);
  }
  for (const [field, maximum] of Object.entries(MAX_ENTRY_CHARACTERS)) {
    const values = cleaned[field];
    if (Array.isArray(values))
      cleaned[field] = values.slice(0, MAX_ENTRIES).map((value) => toPlainText(value, maximum));
  }
  return cleaned as unknown as StatedVoice;
}
