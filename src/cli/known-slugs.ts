import type { Config } from '../app/config.ts';
import { unknownProvider } from '../ingest/unknown-provider.ts';

/**
 * Returns the provider slugs given in an option, or all slugs in PROVIDERS if the option is absent. @throws {OperatorError} naming unknown
 * slugs
 */
export function knownSlugs({ ingest }: Config, given: readonly string[] | undefined): readonly string[] {
  const unknown = given?.filter((slug) => !ingest.providers.includes(slug)) ?? [];
  if (unknown.length > 0) throw unknownProvider(unknown, ingest.providers);
  return given ?? ingest.providers;
}
