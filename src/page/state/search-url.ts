import { type FACET_PARAMETERS, FILTERS, facetFilters } from '../../domain/filters.ts';
import { SORTS, type Sort } from '../../domain/query-limits.ts';
import { splitList } from '../../lib/list-entries.ts';

export type FacetGroup = keyof typeof FACET_PARAMETERS;
export type FilterParameter = (typeof FACET_PARAMETERS)[FacetGroup];

/** Parameters of filters, in the order in which the page's address has them. */
const FILTER_PARAMETERS = facetFilters('page');
/** Facet groups in the order of the page. */
export const FACET_GROUPS: readonly FacetGroup[] = FILTER_PARAMETERS.map((name) => FILTERS[name].facet);
/** Voices on one page of results. */
const PAGE_SIZE = 20;

/** Voices that are compared at a time: as many as stand side by side. */
export const MAX_COMPARED = 4;

/** Largest number of filter values of a page, and of characters of its address, because some fifty links of a page have all of them again. */
export const PAGE_LIMITS = { values: 100, characters: 4000 } as const;

/** A search on the page. The address of the page holds all of it, under the names of the API's parameters. */
export interface PageSearch {
  readonly search: string;
  /** Values of each filter that has any. A value with `-` before it is excluded. */
  readonly filters: Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
  readonly sort?: Sort | undefined;
  readonly offset: number;
}

/** Parses a search from the query of the page's address. Parameters that cannot be used are ignored, as the page writes them itself. */
export function parseSearch(query: URLSearchParams): PageSearch {
  const filters: Partial<Record<FilterParameter, readonly string[]>> = {};
  for (const parameter of FILTER_PARAMETERS) {
    const values = query.getAll(parameter).flatMap(splitList);
    // A sample is there or not, so that the last value counts.
    if (values.length > 0)
      filters[parameter] = parameter === 'has_preview' ? values.slice(-1) : [...new Set(values)];
  }
  const offset = Number(query.get('offset'));
  return {
    search: query.get('search')?.trim() ?? '',
    filters,
    sort: SORTS.find((sort) => sort === query.get('sort')),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** Writes a search as the query of an address, without what is default. */
export function toQuery({ search, filters, sort, offset }: PageSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  for (const parameter of FILTER_PARAMETERS) {
    const values = filters[parameter] ?? [];
    if (values.length > 0) query.set(parameter, values.join(','));
  }
  if (sort !== undefined && sort !== 'relevance') query.set('sort', sort);
  if (offset > 0) query.set('offset', String(offset));
  return query;
}

/** Returns the address of the page that shows a search: `/?search=warm`. */
export function toPagePath(search: PageSearch): string {
  return withQuery('/', toQuery(search));
}

/** Returns the request of the API that answers a search, without what only the page needs. */
export function toApiPath(search: PageSearch): string {
  return withQuery('/v1/voices', toQuery(search));
}

/** Returns the request of the API whose answer the page shows: with facets, and a page of the page's own size. */
export function toAnswerPath(search: PageSearch): string {
  const query = toQuery(search);
  query.set('facets', 'true');
  query.set('limit', String(PAGE_SIZE));
  return withQuery('/v1/voices', query);
}

/** Adds a filter's value, or removes it if it is there. Returns to the first page. */
export function toggleFilter(search: PageSearch, parameter: FilterParameter, value: string): PageSearch {
  const chosen = search.filters[parameter] ?? [];
  const isChosen = chosen.includes(value);
  if (parameter === 'has_preview') return setFilter(search, parameter, isChosen ? [] : [value]);
  return setFilter(
    search,
    parameter,
    isChosen ? chosen.filter((each) => each !== value) : [...chosen, value],
  );
}

/** Replaces the values of one filter. Returns to the first page. */
export function setFilter(
  search: PageSearch,
  parameter: FilterParameter,
  values: readonly string[],
): PageSearch {
  const { [parameter]: _, ...others } = search.filters;
  return { ...search, filters: values.length > 0 ? { ...others, [parameter]: values } : others, offset: 0 };
}

/** Returns a search without filters. */
export function withoutFilters(search: PageSearch): PageSearch {
  return { ...search, filters: {}, offset: 0 };
}

/** Returns whether a search is the whole catalog from its beginning. */
export function isWhole(search: PageSearch): boolean {
  return search.search === '' && countFilters(search) === 0 && search.offset === 0;
}

/** Returns the number of chosen values of all filters. */
export function countFilters({ filters }: PageSearch): number {
  return Object.values(filters).flat().length;
}

/** Returns whether a page refuses an address by {@link PAGE_LIMITS}. The query counts as links have it, percent-encoded. */
export function isTooLong(address: string): boolean {
  const query = queryOf(address);
  const { values, characters } = PAGE_LIMITS;
  const path = address.replace(/\?.*/s, '');
  return path.length + query.toString().length > characters || countFilters(parseSearch(query)) > values;
}

/** Returns the query of an address, without that of Express, which reads a parameter that is there twice in another way. */
export function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : address.slice(start));
}

/** Returns the address of a voice's page. Slashes of the id stay, because they divide it into readable parts. */
export function voicePath(id: string): string {
  return `/voice/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the address of the page that compares voices. */
export function comparePath(ids: readonly string[]): string {
  return withQuery('/compare', new URLSearchParams({ ids: ids.join(',') }));
}

/** Returns the address of the same page in another language of the page. */
export function languagePath(address: string, language: string): string {
  const [path = '/', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ui', language);
  return withQuery(path, parameters);
}

function withQuery(path: string, query: URLSearchParams): string {
  // Commas and colons are allowed in a query, and addresses are read by people.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
  return text === '' ? path : `${path}?${text}`;
}
