import type { CompletionKind } from '../../../domain/completion.ts';
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
    readonly completions: string;
    readonly leftOut: string;
    readonly excluded: string;
    readonly readAs: string;
    readonly without: (word: string) => string;
    readonly words: string;
    readonly suggestions: string;
    readonly withoutFilter: (filters: string) => string;
  };
  readonly trouble: {
    readonly offline: string;
    readonly failed: string;
    readonly limited: (seconds: number) => string;
    readonly retry: string;
  };
  readonly player: {
    readonly play: string;
    readonly stop: string;
    /** Name of a play button: "Play Sonia, British English, Azure". */
    readonly named: (verb: string, voice: string, language: string, provider: string) => string;
    readonly hosts: (hosts: readonly string[]) => string;
    readonly loading: (voice: string) => string;
    readonly playing: (voice: string, host: string) => string;
    readonly failed: string;
    readonly failedOf: (voice: string) => string;
  };
  readonly kinds: Readonly<Record<CompletionKind, string>>;
  /** Names of genders and ages by the API's value. */
  readonly values: Readonly<Record<string, string>>;
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
    readonly noPreview: string;
    readonly copy: string;
    readonly copyOf: (voice: string) => string;
    readonly favouriteOf: (voice: string) => string;
    readonly compare: string;
    readonly compareOf: (voice: string) => string;
    readonly otherModels: string;
  };
}
