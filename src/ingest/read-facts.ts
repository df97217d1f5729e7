import * as z from 'zod';
import { Age, Gender } from '../domain/voice.ts';
import { isAccentName } from '../enrich/knowledge/recognize-accent.ts';
import { recognizeUseCase } from '../enrich/knowledge/recognize-use-case.ts';
import type { ReadFacts } from '../enrich/stated-voice.ts';
import { STYLES } from '../vocabulary/facets.ts';

/** Key of the facts that a bundled record has in place of its description. The colon distinguishes the key from providers' fields. */
export const READ_KEY = 'voice-directory:read';

/** Maximum number of values per field, more than any real description yields. */
const MAX_ENTRIES = 40;
const accent = z.string().max(40).refine(isAccentName, 'no accent');
const useCase = z.string().refine((slug) => recognizeUseCase(slug) === slug, 'no use case');

/** Schema of the facts under {@link READ_KEY}. All values are from controlled vocabularies, so that the facts cannot contain arbitrary text. */
const Facts = z.strictObject({
  gender: Gender.optional(),
  age: Age.optional(),
  accents: z.array(accent).max(MAX_ENTRIES).optional(),
  use_cases: z.array(useCase).max(MAX_ENTRIES).optional(),
  styles: z
    .array(z.enum([...STYLES.keys()]))
    .max(MAX_ENTRIES)
    .optional(),
} satisfies Record<keyof ReadFacts, z.ZodType>);
const Record = z.object({ [READ_KEY]: Facts.optional() });

/** Returns the facts in a record of a bundled list. @throws {z.ZodError} if a value is not in its controlled vocabulary */
export function readFactsIn(record: unknown): ReadFacts | undefined {
  if (typeof record !== 'object' || record === null || !(READ_KEY in record)) return undefined;
  return Record.parse(record)[READ_KEY];
}
