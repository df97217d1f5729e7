import { AGES, GENDERS, STAGES } from './closed-values.ts';

interface Filter {
  /** Search column whose values the filter compares. The filter `native` has no column, because it only narrows the filter `language`. */
  readonly column?: string;
  /** Facet that counts the voices with each of the filter's values; absent if neither the web page nor the completions offer the filter's values. */
  readonly facet?: string;
  /** Position of the filter on the web page, in facets and in lists of values; a filter without `place` comes last. */
  readonly place?: number;
  /** Description of the values in the MCP tool list. The tool list omits filters without a description, because agents pay for each word. */
  readonly agents?: string;
}

interface ListFilter extends Filter {
  readonly column: string;
  readonly entries: string;
  readonly example: string;
  /** Name of the list of all values in the metadata; absent if the list has the name of the filter. */
  readonly listed?: string;
}

interface SwitchFilter extends Filter {
  readonly states: string;
}

/** Filters of a search, from which queries, facets, completions, page and client derive. It is no zod schema, because the page's code contains no zod. */
export const FILTERS = {
  providers: {
    column: 'provider',
    facet: 'provider',
    place: 1,
    entries: 'provider slugs; -value excludes, in all lists',
    example: 'azure,polly',
  },
  genders: {
    column: 'gender',
    facet: 'gender',
    place: 5,
    entries: `genders: ${GENDERS.join(', ')} (or f, m, woman, man…)`,
    example: 'Female',
    agents: `${GENDERS.join(', ').toLowerCase()}.`,
  },
  language: {
    column: 'language',
    facet: 'language',
    place: 2,
    entries: 'languages: names in English or in the language itself, or codes; own speakers come first',
    example: 'French',
    agents: 'Names or tags: "Swiss German", "pt-BR".',
    listed: 'languages',
  },
  native: {
    states: 'True: language, its facet and a language of search mean own languages only.',
    agents: 'own language only.',
  },
  country: {
    column: 'country',
    facet: 'country',
    place: 3,
    entries: 'countries: names or ISO codes',
    example: 'Canada',
    agents: 'Names or codes.',
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
    place: 9,
    entries: 'model or tier names',
    example: 'neural',
    agents: 'Name or tier: neural, aura-2.',
    listed: 'models',
  },
  accent: {
    column: 'accent',
    facet: 'accent',
    place: 4,
    entries: 'accents',
    example: 'British',
    agents: '"British" also finds Scottish.',
    listed: 'accents',
  },
  ages: {
    column: 'age',
    facet: 'age',
    place: 6,
    entries: `ages: ${AGES.join(', ')}`,
    example: 'young,adult',
    agents: `${AGES.join(', ')}.`,
  },
  use_cases: {
    column: 'use_case',
    facet: 'use_cases',
    place: 8,
    entries: 'use cases',
    example: 'narration',
    agents: 'narration, conversational, customer-service …',
  },
  styles: {
    column: 'style',
    facet: 'styles',
    place: 7,
    entries: 'styles: character and manner of speaking',
    example: 'warm,calm',
    agents: 'warm, calm, deep … On request: by search.',
  },
  gender_stated: {
    column: 'gender_stated',
    states: 'Only voices with (true) or without (false) a stated gender.',
  },
  status: {
    column: 'status',
    facet: 'status',
    place: 13,
    entries: `stages: ${STAGES.join(', ')}`,
    example: 'preview',
    agents: `${STAGES.slice(1).join(', ')}.`,
    listed: 'statuses',
  },
  commercial: {
    column: 'commercial',
    facet: 'commercial',
    place: 11,
    entries: 'commercial use of the model: yes, no, by plan',
    example: 'yes',
    agents: 'Licence allows commercial use: yes, no, by plan.',
  },
  deployment: {
    column: 'deployment',
    facet: 'deployment',
    place: 12,
    entries: 'deployments of the model: cloud, local',
    example: 'local',
    agents: 'local (runs offline), cloud.',
    listed: 'deployments',
  },
  has_preview: {
    column: 'preview',
    facet: 'has_preview',
    place: 10,
    states: 'Only voices with (true) or without (false) a preview.',
    agents: 'can be heard.',
  },
  pitch: {
    column: 'pitch',
    facet: 'pitch',
    place: 14,
    entries: 'pitches, as measured: low, medium, high third of the voices of a language',
    example: 'low',
    listed: 'pitches',
  },
  pace: {
    column: 'pace',
    facet: 'pace',
    place: 15,
    entries: 'paces, as measured: slow, medium, fast third of the voices of a language',
    example: 'slow',
    listed: 'paces',
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
type BrowsedName = ListFilterName & FacetFilterName;
/** Fields by which `count_by` counts voices: the search columns of the facets, and the locale. */
export type CountField = Rows[FacetFilterName]['column'] | 'locale';
/** Search columns whose values are offered as completions of a search text. */
export type CompletedName = Rows[BrowsedName]['column'];
/** Names of those lists in the metadata that contain all values of a filter: `languages`, `countries`. */
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

const placeOf = (name: FilterName) => ROWS[name].place ?? FILTER_NAMES.length;
/** Filters with a facet, in the order in which they are shown. */
export const FACET_FILTERS = FILTER_NAMES.filter(isFacetFilter).sort((a, b) => placeOf(a) - placeOf(b));
/** Filters that have a facet and take a list of values. */
export const BROWSED_FILTERS = FACET_FILTERS.filter((name): name is BrowsedName => isListFilter(name));

/** Query parameter of the filter that belongs to each facet: the facet `provider` → the parameter `providers`. */
export const FACET_PARAMETERS = Object.fromEntries(
  FACET_FILTERS.map((name) => [FILTERS[name].facet, name]),
) as Readonly<Record<FacetGroup, FacetFilterName>>;

export const COUNT_FIELDS: readonly CountField[] = [
  ...FACET_FILTERS.map((name) => FILTERS[name].column),
  'locale',
];

/** Search column that contains the values of each value list in the metadata: `languages` → `language`. */
export const VALUE_LISTS = Object.fromEntries(
  BROWSED_FILTERS.map((name) => [(ROWS[name] as ListFilter).listed ?? name, FILTERS[name].column]),
) as Readonly<Record<ValueListName, CompletedName>>;
