import { type FacetFilterName, type FacetGroup, FILTERS, facetFilters } from './filters.ts';

/** Query parameters by the facet group whose values they filter by. */
export const FACET_PARAMETERS = Object.fromEntries(
  facetFilters('facets').map((name) => [FILTERS[name].facet, name]),
) as Readonly<Record<FacetGroup, FacetFilterName>>;
