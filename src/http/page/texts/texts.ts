import type { FacetGroup, Sort } from '../search-url.ts';

/** Texts of the page in one language. A text with numbers or names is a function of these. */
export interface Texts {
  readonly site: {
    readonly name: string;
    readonly claim: string;
    readonly skip: string;
    readonly docs: string;
    readonly status: string;
    readonly favourites: string;
    readonly language: string;
    readonly freshness: (voices: number, providers: number, date: string) => string;
    readonly stale: (providers: string) => string;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly filters: string;
    readonly clearAll: string;
    readonly count: (voices: number) => string;
    readonly nothing: string;
    readonly sort: string;
    readonly sorts: Readonly<Record<Sort, string>>;
    readonly previous: string;
    readonly next: string;
    readonly page: (from: string, to: string, total: string) => string;
    readonly asRequest: string;
  };
  readonly facets: Readonly<Record<FacetGroup, string>> & {
    readonly clear: (group: string) => string;
    readonly find: (group: string) => string;
    readonly withPreview: string;
    readonly withoutPreview: string;
    readonly not: (value: string) => string;
  };
  readonly voice: {
    readonly notStated: string;
    readonly model: (model: string) => string;
    readonly furtherLanguages: (languages: string) => string;
    readonly preview: string;
    readonly noPreview: string;
    readonly copy: string;
  };
}
