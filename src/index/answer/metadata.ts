import { browsedFilters, FILTERS, listedAs, type ValueListName } from '../../domain/filters.ts';
import type { MetadataResponse } from '../../domain/metadata.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import { providerDetailsOf } from '../../providers/provider-facts.ts';
import type { Column, Columns } from '../columns/columns.ts';
import type { ValueDetails } from '../columns/value-details.ts';

const collator = new Intl.Collator('en');

/** Parts of an image that metadata is read from. */
interface MetadataSource extends Pick<Snapshot, 'version' | 'builtAt' | 'providers'> {
  readonly columns: Columns;
  readonly valueDetails: ValueDetails;
}

/** Builds the metadata of a catalog: distinct values and statistics, read from its columns. */
export function buildMetadata(
  { version, builtAt, providers, columns, valueDetails }: MetadataSource,
  voiceCount: number,
): MetadataResponse {
  const sorted = ({ distinct }: Column) => [...distinct].sort(collator.compare);
  const lists = browsedFilters('facets').map((name) => [
    listedAs(name),
    sorted(columns[FILTERS[name].column]),
  ]);
  // A provider without voices has a status, if its list could not be read.
  const known = new Set([...columns.provider.distinct, ...providers.map(({ provider }) => provider)]);
  return {
    total_voices: voiceCount,
    // A column has the values of voices alone, which a schema has checked.
    ...(Object.fromEntries(lists) as Pick<MetadataResponse, ValueListName>),
    catalog_version: version,
    updated_at: builtAt,
    provider_status: [...providers],
    provider_details: [...known].sort(collator.compare).flatMap((slug) => providerDetailsOf(slug) ?? []),
    language_details: [...valueDetails.language],
    country_details: [...valueDetails.country],
    stats: {
      total_voices: voiceCount,
      total_languages: columns.language.distinct.length,
      total_countries: columns.country.distinct.length,
      total_providers: columns.provider.distinct.length,
      total_accents: columns.accent.distinct.length,
    },
  };
}
