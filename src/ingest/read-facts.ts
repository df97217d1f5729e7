import * as z from 'zod';
import { Age, Gender } from '../domain/voice.ts';
import type { ReadFacts } from '../enrich/knowledge/read-prose.ts';
import { isAccentName } from '../enrich/knowledge/recognize-accent.ts';
import { recognizeUseCase } from '../enrich/knowledge/recognize-use-case.ts';
import { STYLES } from '../vocabulary/facets.ts';

/**
 * Key of a record in a bundled list for the facts that were read in the provider's sentences when the list was recorded,
 * because a bundled list holds no sentences. The colon keeps it apart from the keys of providers.
 */
export const READ_KEY = 'voice-directory:read';

/** Maximum number of entries of one list, more than a description names. */
const MAX_ENTRIES = 40;
const accent = z.string().max(40).refine(isAccentName, 'no accent');
const useCase = z.string().refine((slug) => recognizeUseCase(slug) === slug, 'no use case');

/** Schema of the facts in a record. Each fact is of a closed vocabulary, so that a list cannot smuggle text in. */
const Facts = z.strictObject({
  gender: Gender.optional(),
  age: Age.optional(),
  accents: z.array(accent).max(MAX_ENTRIES).optional(),
  use_cases: z.array(useCase).max(MAX_ENTRIES).optional(),
  styles: z
    .array(z.enum([...STYLES.keys()]))
    .max(MAX_ENTRIES)
    .optional(),
});
const Record = z.object({ [READ_KEY]: Facts.optional() });

/** Returns the facts that a record of a bundled list holds. @throws {z.ZodError} if they are not of the closed vocabularies */
export function readFactsIn(record: unknown): ReadFacts | undefined {
  if (typeof record !== 'object' || record === null || !(READ_KEY in record)) return undefined;
  return Record.parse(record)[READ_KEY];
}
