import { FACET_FILTERS, type FACET_PARAMETERS, FILTERS, isListFilter } from '../../domain/filters.ts';
import { SORTS, type Sort } from '../../domain/query-limits.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';

export type FacetGroup = keyof typeof FACET_PARAMETERS;
export type FilterParameter = (typeof FACET_PARAMETERS)[FacetGroup];

/** Facets (fields that have a filter), in the order in which the page shows the filters. */
export const FACET_GROUPS: readonly FacetGroup[] = FACET_FILTERS.map((name) => FILTERS[name].facet);
/** Page sizes (voices per page) that users can choose; the first is the default. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** Maximum number of compared voices: the number of columns that fit side by side on a wide screen. */
export const MAX_COMPARED = 4;

/** Maximum numbers of filter values and of characters in a page's URL. The URL is limited, because about fifty links of the page repeat the URL. */
export const PAGE_LIMITS = { values: 100, characters: 4000 } as const;

/** Search that the page shows. The page's URL contains each field of the search as a query parameter, with the name that the API uses. */
export interface PageSearch {
  readonly search: string;
  /** Values of each used filter; a value with the prefix `-` is excluded. */
  readonly filters: Readonly<Partial<Record<FilterParameter, readonly string[]>>>;
  readonly sort?: Sort | undefined;
  /** Comma-separated BCP-47 tags of languages whose voices come first among equally good results; absent if the URL names no preferred language. */
  readonly preferred?: string | undefined;
  readonly offset: number;
  readonly limit?: (typeof PAGE_SIZES)[number] | undefined;
}

export interface AnsweredSearch {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/** Maximum number of voices in a shared list of favourites. The number is limited, so that the URL is short enough for mail and chat programs. */
export const MAX_SHARED = 50;
/** Maximum number of characters in the name of a shared list of favourites. */
export const MAX_LIST_NAME = 60;

/** Search that finds all voices: no text, no filters, and the first page of results. */
export const WHOLE: PageSearch = { search: '', filters: {}, offset: 0 };

/** Parses a search from the query string of the page's URL. Invalid parameters are ignored, because the page's own links contain only valid parameters. */
export function parseSearch(query: URLSearchParams): PageSearch {
  const filters: Partial<Record<FilterParameter, readonly string[]>> = {};
  for (const parameter of FACET_FILTERS) {
    const values = query.getAll(parameter).flatMap(splitList);
    // A filter that accepts only one value, such as `has_preview`, gets the last value in the URL.
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
    limit: PAGE_SIZES.find((size) => String(size) === query.get('limit')),
  };
}

/** Formats a search as query parameters. Parameters with default values are left out. */
export function toQuery({
  search,
  filters,
  sort,
  preferred,
  offset,
  limit = PAGE_SIZES[0],
}: PageSearch): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  for (const parameter of FACET_FILTERS) {
    const values = filters[parameter] ?? [];
    if (values.length > 0) query.set(parameter, values.join(','));
  }
  if (sort !== undefined && sort !== 'relevance') query.set('sort', sort);
  if (preferred !== undefined) query.set('prefer_language', preferred);
  if (offset > 0) query.set('offset', String(offset));
  if (limit !== PAGE_SIZES[0]) query.set('limit', String(limit));
  return query;
}

/** Returns the path of the page that shows a search: `/?search=warm`. */
export function toPagePath(search: PageSearch): string {
  return withQuery('/', toQuery(search));
}

/**
 * Returns the path of the API request for a search, with the additional query parameters `further`. The request prefers the languages that the search names,
 * else `readerLanguages`. English is preferred only without a text, because most readers of English also search in other languages' words.
 */
export function toApiPath(
  search: PageSearch,
  readerLanguages?: string,
  further: Readonly<Record<string, string>> = {},
): string {
  const byReader = search.search !== '' && readerLanguages?.startsWith('en-') ? undefined : readerLanguages;
  const query = toQuery({ ...search, preferred: search.preferred ?? byReader });
  return withQuery('/v1/voices', new URLSearchParams({ ...Object.fromEntries(query), ...further }));
}

/** Returns the path of the API request whose response the search page shows: one page of voices, and facets (numbers of voices by filter value). */
export function toAnswerPath(search: PageSearch, readerLanguages?: string): string {
  return toApiPath(search, readerLanguages, { facets: 'true', limit: String(search.limit ?? PAGE_SIZES[0]) });
}

/** Adds a value to a filter, or removes the value if the filter has it, and resets the offset to the first page of results. */
export function toggleFilter(search: PageSearch, parameter: FilterParameter, value: string): PageSearch {
  const chosen = search.filters[parameter] ?? [];
  const others = chosen.filter((each) => each !== value);
  const added = isListFilter(parameter) ? [...chosen, value] : [value];
  return setFilter(search, parameter, chosen.includes(value) ? others : added);
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

export function countFilters({ filters }: PageSearch): number {
  return Object.values(filters).flat().length;
}

/** Reports whether a URL exceeds {@link PAGE_LIMITS}. The query string is measured in percent-encoded form, because links on the page use this form. */
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

/** Returns the path of a voice's page. Slashes of the voice's id are not encoded, so that the path is readable. */
export function voicePath(id: string): string {
  return `/voice/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Kinds of landing pages. A landing page shows voices of one provider, one language or one model. */
export type LandingKind = 'provider' | 'language' | 'model';

/** Returns the path of a landing page. `key` is the slug of a provider, the BCP-47 tag of a language, or `provider/model` for a model. */
export function landingPath(kind: LandingKind, key: string): string {
  return `/${kind}/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the path of the page that compares voices. `chosen` is the id of the voice that the user chose in a blind test. */
export function comparePath(ids: readonly string[], chosen?: string): string {
  return withQuery('/compare', new URLSearchParams({ ids: ids.join(','), ...(chosen && { chosen }) }));
}

/** Returns the path of a shared list of favourites. `name` is the name that the sharing user gave the list; empty if there is none. */
export function favouritesPath(ids: readonly string[], name = ''): string {
  return withQuery('/favourites', new URLSearchParams({ ...(name && { name }), ids: ids.join(',') }));
}

/** Returns the path of a page in another language: `/docs` → `/docs?ui=de`. */
export function languagePath(address: string, language: string): string {
  const [path = '/', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('ui', language);
  return withQuery(path, parameters);
}

function withQuery(path: string, query: URLSearchParams): string {
  // Commas, colons and slashes stay unencoded, because a query string may contain these characters and people read URLs.
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%2F', '/');
  return text === '' ? path : `${path}?${text}`;
}
