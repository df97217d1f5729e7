import { toPlainText } from '../lib/plain-text.ts';
import type { StatedVoice } from './draft.ts';

/** Names of the fields of a stated voice whose values are of type `Type`. */
type FieldOf<Type> = {
  [Field in keyof StatedVoice]-?: StatedVoice[Field] extends Type | undefined ? Field : never;
}[keyof StatedVoice];
/** Fields that are not cleaned, because requests to the provider need their exact bytes, or because a later step validates them as URLs. */
type Verbatim = 'nativeId' | 'model' | 'models' | 'sampleUrl' | 'derivedSampleUrl';

/** Maximum number of characters of each text field: more than any known provider list has, and short enough to display and search. */
const MAX_CHARACTERS = {
  name: 200,
  localName: 200,
  locale: 100,
  status: 100,
  gender: 100,
  accent: 100,
  country: 100,
  languageCountry: 100,
  age: 100,
  description: 2000,
} as const satisfies Record<Exclude<FieldOf<string>, Verbatim>, number>;
/** Maximum number of characters of each entry of a list field. */
const MAX_ENTRY_CHARACTERS = {
  otherLocales: 100,
  tags: 200,
  styles: 200,
  useCases: 200,
} as const satisfies Record<Exclude<FieldOf<readonly string[]>, Verbatim>, number>;
/** Maximum number of entries read from a list field. No step of enrichment reads more. */
const MAX_ENTRIES = 500;

/**
 * Returns the stated values with every text as plain text of limited length, because the published fields are made from these texts. Ids
 * and models keep their exact bytes, because requests need them; `enrich` refuses a voice whose id or model contains a hidden character.
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
