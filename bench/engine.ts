import type { StoredVoice } from '../src/domain/voice.ts';

/** Voices on a page. */
export const PAGE = 48;

/** The fields that are filtered by, under the names of the API's parameters. */
export const FILTER_FIELDS = {
  providers: 'provider',
  genders: 'gender',
  language: 'language_name',
  country: 'country_name',
  model: 'model_id',
  accent: 'accent',
} as const satisfies Readonly<Record<string, keyof StoredVoice>>;
export type FilterName = keyof typeof FILTER_FIELDS;
export type FilterField = (typeof FILTER_FIELDS)[FilterName];
export const FILTER_NAMES = Object.keys(FILTER_FIELDS) as readonly FilterName[];

/** The fields that are counted. */
export const FACET_FIELDS = [...Object.values(FILTER_FIELDS), 'age'] as const;

/** Question to every engine. A voice matches if it has any of the values of each filter. */
export interface Question {
  readonly search?: string;
  readonly filters: Readonly<Partial<Record<FilterName, readonly string[]>>>;
  readonly facets: boolean;
  readonly offset: number;
}

/** Answer of every engine: the number of voices that match, and one page of them. */
export interface Answer {
  readonly total: number;
  readonly voices: readonly unknown[];
  /** In the engine's own shape. */
  readonly facets?: unknown;
}

export interface Engine {
  search(question: Question): Answer;
  /** The sum of all counts of all facets, to compare answers by. */
  facetSum(answer: Answer): number;
  /** Memory that neither the heap nor array buffers hold. */
  nativeBytes?(): number;
}

export type BuildEngine = (voices: readonly StoredVoice[]) => Engine | Promise<Engine>;

/** Everything of a voice that is searched, for engines that want it in one text. */
export function toText(voice: StoredVoice): string {
  const { id, name, language, provider, model_id, gender, accent, language_name, country_name, age } = voice;
  const texts = [name, id, language, provider, model_id, gender, accent, language_name, country_name, age];
  return [...texts, ...(voice.use_cases ?? [])].filter((text) => text !== undefined).join(' ');
}
