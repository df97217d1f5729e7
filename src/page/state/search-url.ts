import { FACET_FILTERS, type FACET_PARAMETERS, FILTERS, isListFilter } from '../../domain/filters.ts';
import { SORTS, type Sort } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';

export type FacetGroup = keyof typeof FACET_PARAMETERS;
export type FilterParameter = (typeof FACET_PARAMETERS)[FacetGroup];

/** Facet groups, in the order in which the page shows them. */
export const FACET_GROUPS: readonly FacetGroup[] = FACET_FILTERS.map((name) => FILTERS[name].facet);
const PAGE_SIZE = 20;

/** Largest number of compared voices: the number of columns that fit side by side. */
export const MAX_COMPARED = 4;

/** Limits of a page's URL: the numbers of filter values and of characters. The URL is limited, because about fifty links of the page repeat it. */
export const PAGE_LIMITS = { values: 100, characters: 4000 } as const;

/** Search on the page. The page's URL contains the fields under the names of the API's parameters. */
export interface PageSearch {
  readonly search: string;
  /** Values of each used filter; a value with the prefix `-` is excluded. */
  readonly filters: Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
  readonly sort?: Sort | undefined;
  /** Comma-separated BCP-47 tags of languages whose voices come first among equally good results; absent if the URL names none. */
  readonly preferred?: string | undefined;
  readonly offset: number;
}

/** A search with the response that the page shows. */
export interface AnsweredSearch {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/** Maximum number of characters in the name of a shared list. */
export const MAX_LIST_NAME = 60;

/** Search for all voices. */
export const WHOLE: PageSearch = { search: '', filters: {}, offset: 0 };

/** Parses a search from the query string of the page's URL. Invalid parameters are ignored, because the page itself never writes invalid ones. */
export function parseSearch(query: URLSearchParams): PageSearch {
  const filters: Partial<Record<FilterParameter, readonly string[]>> = {};
  for (const parameter of FACET_FILTERS) {
    const values = query.getAll(parameter).flatMap(splitList);
    // A filter that is a switch has a single value: the last one in the URL.
    if (values.length > 0)
      filters[parameter] = isListFilter(parameter) ? [...new Set(values)] : values.slice(-1);
  }
  const offset = Number(query.get('offset'));
  return {
    search: query.get('search')?.trim() ?? '',
    filters,
    sort: SORTS.find((sort) => sort === query.get('sort')),
    preferred: query.get('prefer_language')?.trim() || undefined,
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** Formats a search as a query string without default values. */
export function toQuery({ search, filters, sort, preferred, offset }: PageSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  for (const parameter of FACET_FILTERS) {
    const values = filters[parameter] ?? [];
    if (values.length > 0) query.set(parameter, values.join(','));
  }
  if (sort !== undefined && sort !== 'relevance') query.set('sort', sort);
  if (preferred !== undefined) query.set('prefer_language', preferred);
  if (offset > 0) query.set('offset', String(offset));
  return query;
}

/** Returns the path of the page that shows a search: `/?search=warm`. */
export function toPagePath(search: PageSearch): string {
  return withQuery('/', toQuery(search));
}

/**
 * Returns the path of the API request for a search, with the query parameters of `further`. The request prefers the languages that the search names,
 * or else `readerLanguages`; without either, a search without text prefers English.
 */
export function toApiPath(
  search: PageSearch,
  readerLanguages?: string,
  further: Readonly<Record<string, string>> = {},
): string {
  const byDefault = search.search === '' ? 'en' : undefined;
  const query = toQuery({ ...search, preferred: search.preferred ?? readerLanguages ?? byDefault });
  return withQuery('/v1/voices', new URLSearchParams([...query, ...Object.entries(further)]));
}

/** Returns the path of the API request whose response the page shows. The response has facets, and one page of voices. */
export function toAnswerPath(search: PageSearch, readerLanguages?: string): string {
  return toApiPath(search, readerLanguages, { facets: 'true', limit: String(PAGE_SIZE) });
}

/** Adds a value to a filter, or removes a value that the filter already has. The search then starts at the first page of results. */
export function toggleFilter(search: PageSearch, parameter: FilterParameter, value: string): PageSearch {
  const chosen = search.filters[parameter] ?? [];
  const others = chosen.filter((each) => each !== value);
  return setFilter(search, parameter, chosen.includes(value) ? others : [...chosen, value]);
}

/** Replaces the values of one filter, and resets the offset to the first page of results. */
export function setFilter(
  search: PageSearch,
  parameter: FilterParameter,
  values: readonly string[],
): PageSearch {
  const { [parameter]: _, ...others } = search.filters;
  return { ...search, filters: values.length > 0 ? { ...others, [parameter]: values } : others, offset: 0 };
}

export function withoutFilters(search: PageSearch): PageSearch {
  return { ...search, filters: {}, offset: 0 };
}

/** Reports whether a search is the first page of the whole catalog, without text and filters. */
export function isWhole(search: PageSearch): boolean {
  return search.search === '' && countFilters(search) === 0 && search.offset === 0;
}

/** Returns the number of chosen values of all filters. */
export function countFilters({ filters }: PageSearch): number {
  return Object.values(filters).flat().length;
}

/** Reports whether a URL exceeds {@link PAGE_LIMITS}. The query string is measured in percent-encoded form, as the page's links contain it. */
export function isTooLong(address: string): boolean {
  const query = queryOf(address);
  const { values, characters } = PAGE_LIMITS;
  const path = address.replace(/\?.*/s, '');
  return path.length + query.toString().length > characters || countFilters(parseSearch(query)) > values;
}

/** Returns a URL's query parameters. Express's `request.query` is not used, because Express and browsers parse repeated parameters differently. */
export function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : address.slice(start));
}

/** Returns the path of a voice's page. Slashes of the id are not encoded, so that the path is readable. */
export function voicePath(id: string): string {
  return `/voice/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Kinds of landing pages. A landing page shows voices of one provider, one language or one model. */
export type LandingKind = 'provider' | 'language' | 'model';

/** Returns the path of the page of a provider by its slug, of a language by its tag, or of a model by `provider/model`. */
export function landingPath(kind: LandingKind, key: string): string {
  return `/${kind}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the path of the comparison of voices. `chosen` is the id of the voice that the reader chose in a blind test. */
export function comparePath(ids: readonly string[], chosen?: string): string {
  return withQuery('/compare', new URLSearchParams({ ids: ids.join(','), ...(chosen && { chosen }) }));
}

/** Returns the path of a shared list of favourites, with the name that the sharing user gave the list, if any. */
export function favouritesPath(ids: readonly string[], name = ''): string {
  return withQuery('/favourites', new URLSearchParams({ ...(name && { name }), ids: ids.join(',') }));
}

/** Returns the path of the same page in another language. */
export function languagePath(address: string, language: string): string {
  const [path = '/', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ui', language);
  return withQuery(path, parameters);
}

function withQuery(path: string, query: URLSearchParams): string {
  // Commas, colons and slashes are not encoded, because a query string may contain them and people read URLs.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
  return text === '' ? path : `${path}?${text}`;
}
