import { SearchQuery } from '../domain/query.ts';
import type { Catalog } from '../index/catalog.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';

/** Most providers of a search whose lists are described. */
const MAX_PROVIDERS = 3;

/** Tells for each provider that a filter names how many voices its list has, of which day, and what else the provider has. */
export function tellCoverage(providers: string, catalog: Catalog): string[] {
  const query = SearchQuery.parse({ providers, count_by: 'provider', limit: MAX_PROVIDERS });
  const { rows = [], groups = 0 } = catalog.search(query).counts ?? {};
  if (groups > MAX_PROVIDERS) return [];
  return rows.map(({ values: [slug], count }) => {
    const status = catalog.metadata.provider_status.find(({ provider }) => provider === slug);
    const day = (status?.last_success ?? status?.listed_on)?.slice(0, 10);
    const { text } = PROVIDER_FACTS.get(slug ?? '')?.coverage ?? {};
    return `${slug} lists ${count} voices${day ? ` as of ${day}` : ''}${text ? `: ${text}` : ''}.`;
  });
}
