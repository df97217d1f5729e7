import type { Config } from '../app/config.ts';
import { OperatorError } from '../domain/errors.ts';

/** Returns the slugs of an option, or all in PROVIDERS without it. @throws {OperatorError} naming unknown slugs */
export function knownSlugs({ ingest }: Config, given: readonly string[] | undefined): readonly string[] {
  const unknown = given?.filter((slug) => !ingest.providers.includes(slug)) ?? [];
  if (unknown.length > 0)
    throw new OperatorError(`Unknown provider ${unknown.join(', ')}. Known: ${ingest.providers.join(', ')}.`);
  return given ?? ingest.providers;
}
