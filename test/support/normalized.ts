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
