import { toPlainText } from '../lib/plain-text.ts';
import type { StatedVoice } from './stated-voice.ts';

/** Fields that {@link cleanStated} does not change: ids and models because requests need their exact bytes, URLs because a later step validates them. */
const VERBATIM: ReadonlySet<string> = new Set([
  'nativeId',
  'model',
  'models',
  'sampleUrl',
  'derivedSampleUrl',
] satisfies (keyof StatedVoice)[]);

/** Maximum number of characters of a text or list entry, for fields that {@link MAX_CHARACTERS} does not list. */
const MAX_OTHER_CHARACTERS = 100;
/** Maximum number of characters of each field: more than any known provider's list needs, and few enough to display and search. */
const MAX_CHARACTERS: { readonly [Field in keyof StatedVoice]?: number } = {
  name: 200,
  localName: 200,
  description: 2000,
  tags: 200,
  styles: 200,
  useCases: 200,
};
/** Maximum number of entries read from a list. The longest known list, the locales of Azure's multilingual voices, has 91. */
const MAX_ENTRIES = 500;

/**
 * Returns the stated values with each text as plain text of limited length. The texts are cleaned, because the published fields are made from them. Ids
 * and models keep their exact bytes, because requests must contain these bytes. If an id or model contains a hidden character, `enrich` refuses the voice.
 */
export function cleanStated(stated: StatedVoice): StatedVoice {
  const cleaned: Record<string, unknown> = { ...stated };
  for (const [field, value] of Object.entries(stated)) {
    if (VERBATIM.has(field)) continue;
    const clean = (text: string) =>
      toPlainText(text, MAX_CHARACTERS[field as keyof StatedVoice] ?? MAX_OTHER_CHARACTERS);
    if (typeof value === 'string') cleaned[field] = clean(value);
    if (Array.isArray(value)) cleaned[field] = value.slice(0, MAX_ENTRIES).map(clean);
  }
  return cleaned as unknown as StatedVoice;
}
