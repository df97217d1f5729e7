/** Positions of a filter in the published orders of filters. A filter without positions comes last in each order. */
interface Places {
  /** Position among the groups of `facets` and among the value lists of the metadata. */
  readonly facets: number;
  /** Position among the filter groups of the web page. */
  readonly page: number;
  readonly kinds?: number;
}

interface Filter {
  /** Search column that the filter compares; absent for `native`, because `native` only narrows the filter `language`. */
  readonly column?: string;
  /** Facet group that counts the filter's values; absent for a filter that the page does not offer and whose values are not completed. */
  readonly facet?: string;
  readonly places?: Places;
}

interface ListFilter extends Filter {
  readonly column: string;
  readonly entries: string;
  readonly example: string;
  /** Name of the list of all values in the metadata; absent if it equals the name of the filter. */
  readonly listed?: string;
}

interface SwitchFilter extends Filter {
  readonly states: string;
}

/**
 * Filters of a search by query parameter, one row per filter. The schemas of queries and facets, the kinds of completions, and the
 * parameters of the page and the client derive from these rows. The table is not a schema, because the page reads it in the browser,
 * without zod.
 */
export const FILTERS = {
  providers: {
    column: 'provider',
    facet: 'provider',
    places: { facets: 1, page: 1, kinds: 4 },
    entries: 'provider slugs; -value excludes, in all lists',
    example: 'azure,polly',
  },
  genders: {
    column: 'gender',
    facet: 'gender',
    places: { facets: 2, page: 5, kinds: 6 },
    entries: 'genders: Female, Male, Neutral, Non-binary (or f, m, woman, man…)',
    example: 'Female',
  },
  language: {
    column: 'language',
    facet: 'language',
    places: { facets: 3, page: 2, kinds: 1 },
    entries: 'languages: names in English or in the language itself, or codes; own speakers come first',
    example: 'French',
    listed: 'languages',
  },
  native: { states: 'True: language and its facet mean own languages only.' },
  country: {
    column: 'country',
    facet: 'country',
    places: { facets: 4, page: 3, kinds: 2 },
    entries: 'countries: names or ISO codes',
    example: 'Canada',
    listed: 'countries',
  },
  language_country: {
    column: 'language_country',
    entries: 'countries of languages: those of voices that state no country',
    example: 'Mexico',
  },
  model: {
    column: 'model',
    facet: 'model',
    places: { facets: 6, page: 9, kinds: 5 },
    entries: 'model or tier names',
    example: 'neural',
    listed: 'models',
  },
  accent: {
    column: 'accent',
    facet: 'accent',
    places: { facets: 5, page: 4, kinds: 3 },
    entries: 'accents',
    example: 'British',
    listed: 'accents',
  },
  ages: {
    column: 'age',
    facet: 'age',
    places: { facets: 7, page: 6, kinds: 7 },
    entries: 'ages: child, young, adult, middle-aged, old',
    example: 'young,adult',
  },
  use_cases: {
    column: 'use_case',
    facet: 'use_cases',
    places: { facets: 8, page: 8, kinds: 9 },
    entries: 'use cases',
    example: 'narration',
  },
  styles: {
    column: 'style',
    facet: 'styles',
    places: { facets: 9, page: 7, kinds: 8 },
    entries: 'styles: character and manner of speaking',
    example: 'warm,calm',
  },
  gender_stated: {
    column: 'gender_stated',
    states: 'Only voices with (true) or without (false) a stated gender.',
  },
  status: {
    column: 'status',
    facet: 'status',
    places: { facets: 11, page: 13 },
    entries: 'stages: preview, current, legacy, deprecated, retired',
    example: 'preview',
    listed: 'statuses',
  },
  commercial: {
    column: 'commercial',
    facet: 'commercial',
    places: { facets: 12, page: 11 },
    entries: 'commercial use of the model: yes, no, by plan',
    example: 'yes',
  },
  deployment: {
    column: 'deployment',
    facet: 'deployment',
    places: { facets: 13, page: 12 },
    entries: 'deployments of the model: cloud, local',
    example: 'local',
    listed: 'deployments',
  },
  has_preview: {
    column: 'preview',
    facet: 'has_preview',
    places: { facets: 10, page: 10 },
    states: 'Only voices with (true) or without (false) a preview.',
  },
  preview_verified: {
    column: 'preview_verified',
    states: 'Only voices whose preview the directory has seen (true) or not (false).',
  },
} as const satisfies Readonly<Record<string, ListFilter | SwitchFilter>>;

type Rows = typeof FILTERS;
type NamesOf<Row> = { [Name in keyof Rows]: Rows[Name] extends Row ? Name : never }[keyof Rows];

export type FilterName = keyof Rows;
export type ListFilterName = NamesOf<ListFilter>;
/** Names of the boolean filters that have a search column. */
export type SwitchName = NamesOf<SwitchFilter & { readonly column: string }>;
export type FacetFilterName = NamesOf<{ readonly facet: string }>;
export type FacetGroup = Rows[FacetFilterName]['facet'];
/** Facet groups of the boolean filters. */
export type SwitchGroup = Rows[SwitchName & FacetFilterName]['facet'];
type BrowsedName = ListFilterName & FacetFilterName;
/** Search columns whose values are completed. */
export type CompletedName = Rows[BrowsedName]['column'];
/** Names of the lists of all values in the metadata. */
export type ValueListName = {
  [Name in BrowsedName]: Rows[Name] extends { readonly listed: infer Listed } ? Listed : Name;
}[BrowsedName];

const ROWS: Readonly<Record<FilterName, ListFilter | SwitchFilter>> = FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

const LISTS: ReadonlySet<string> = new Set(FILTER_NAMES.filter((name) => 'entries' in ROWS[name]));

export function isListFilter(name: string): name is ListFilterName {
  return LISTS.has(name);
}

export function isSwitch(name: FilterName): name is SwitchName {
  return !isListFilter(name) && ROWS[name].column !== undefined;
}

export function isFacetFilter(name: FilterName): name is FacetFilterName {
  return ROWS[name].facet !== undefined;
}

/** Returns the filters with a facet in one of the published orders. */
export function facetFilters(order: keyof Places): readonly FacetFilterName[] {
  const placeOf = (name: FilterName) => ROWS[name].places?.[order] ?? FILTER_NAMES.length;
  return FILTER_NAMES.filter(isFacetFilter).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the list filters with a facet, in one of the published orders. */
export function browsedFilters(order: keyof Places): readonly BrowsedName[] {
  return facetFilters(order).filter((name): name is BrowsedName => isListFilter(name));
}

/** Returns the name of the list of all values of a filter in the metadata. */
export function listedAs(name: BrowsedName): ValueListName {
  const row = FILTERS[name];
  return 'listed' in row ? row.listed : (name as ValueListName);
}

/** Query parameter of each facet group. */
export const FACET_PARAMETERS = Object.fromEntries(
  facetFilters('facets').map((name) => [FILTERS[name].facet, name]),
) as Readonly<Record<FacetGroup, FacetFilterName>>;
