import type { MetadataResponse } from '../../domain/metadata.ts';
import type { Columns } from '../columns/columns.ts';
import type { CatalogImage } from '../image.ts';

const collator = new Intl.Collator('en');

/** The distinct values of the catalog and its statistics, read off its columns. */
export function buildMetadata(
  { version, builtAt, providers, orders: { voiceCount } }: CatalogImage,
  columns: Columns,
): MetadataResponse {
  const sorted = ({ values }: { readonly values: readonly string[] }) => [...values].sort(collator.compare);
  return {
    total_voices: voiceCount,
    providers: sorted(columns.provider),
    genders: sorted(columns.gender),
    languages: sorted(columns.language),
    countries: sorted(columns.country),
    accents: sorted(columns.accent),
    models: sorted(columns.model),
    ages: sorted(columns.age),
    use_cases: sorted(columns.use_case),
    catalog_version: version,
    updated_at: builtAt,
    provider_status: [...providers],
    stats: {
      total_voices: voiceCount,
      total_languages: columns.language.values.length,
      total_countries: columns.country.values.length,
      total_providers: columns.provider.values.length,
      total_accents: columns.accent.values.length,
    },
  };
}
