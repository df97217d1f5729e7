import { VALUE_LISTS, type ValueListName } from '../../domain/filters.ts';
import type { CountryDetails, MetadataResponse } from '../../domain/metadata.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import { memoize } from '../../lib/memoize.ts';
import { providerDetailsOf } from '../../providers/provider-facts.ts';
import type { ColumnName } from '../columns/schema.ts';
import { createValueCounter } from '../columns/value-counts.ts';
import { collator, type ValueDetails } from '../columns/value-details.ts';
import type { CatalogParts } from '../parts.ts';

interface MetadataSource extends Pick<Snapshot, 'version' | 'builtAt' | 'providers'> {
  readonly valueDetails: ValueDetails;
}

/** Builds the metadata of a catalog: distinct values and statistics of the voices that are not retired. */
export function buildMetadata(
  { version, builtAt, providers, valueDetails }: MetadataSource,
  { columns, columnGroups, lifecycle: { current }, scratch }: CatalogParts,
): MetadataResponse {
  const countsOf = createValueCounter(columns, columnGroups, scratch)(current, Object.values(VALUE_LISTS));
  /** Returns, for each value of a column, the number of voices that are not retired. Values that only retired voices have are left out. */
  const countsIn = memoize((name: ColumnName): ReadonlyMap<string, number> => {
    const counts = countsOf(name);
    const all = columns[name].distinct.map((value, at) => [value, counts[at] ?? 0] as const);
    return new Map(all.filter(([, count]) => count > 0));
  });
  const listed = (name: ColumnName) => [...countsIn(name).keys()].sort(collator().compare);
  const lists = Object.entries(VALUE_LISTS).map(([name, column]) => [name, listed(column)]);
  const detailed = <T extends CountryDetails>(name: ColumnName, details: readonly T[]): T[] =>
    details.flatMap((each) => {
      const count = countsIn(name).get(each.name);
      return count === undefined ? [] : { ...each, count };
    });
  // Providers without voices are included, because a provider whose list could not be read still has a status.
  const known = new Set([...columns.provider.distinct, ...providers.map(({ provider }) => provider)]);
  return {
    total_voices: current.count,
    // The cast is safe, because the values of a column come from voices that a schema has checked.
    ...(Object.fromEntries(lists) as Pick<MetadataResponse, ValueListName>),
    catalog_version: version,
    updated_at: builtAt,
    provider_status: [...providers],
    provider_details: [...known].sort(collator().compare).flatMap((slug) => providerDetailsOf(slug) ?? []),
    language_details: detailed('language', valueDetails.language),
    country_details: detailed('country', valueDetails.country),
    stats: {
      total_voices: current.count,
      total_languages: countsIn('language').size,
      total_countries: countsIn('country').size,
      total_providers: countsIn('provider').size,
      total_accents: countsIn('accent').size,
    },
  };
}
