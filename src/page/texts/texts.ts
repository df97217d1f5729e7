import type { CompletionKind } from '../../domain/completion.ts';
import type { VoiceSource } from '../../domain/snapshot.ts';
import type { Sort } from '../../domain/sorts.ts';
import type { Origin, VoiceStatus } from '../../domain/voice.ts';
import type { InterpretedWord } from '../../domain/voice-list.ts';
import type { FactField } from '../facts/fact-fields.ts';
import type { Limit } from '../reference/reference.ts';
import type { KeyAction } from '../state/key-actions.ts';
import type { ListState } from '../state/list-state.ts';
import type { FacetGroup } from '../state/search-url.ts';

/** Texts of the page in one language. A text with numbers or names is a function of these. */
export interface Texts {
  readonly site: {
    readonly name: string;
    readonly claim: string;
    readonly skip: string;
    readonly skipToContent: string;
    /** Name of the links in the head of each page, for screen readers. */
    readonly menu: string;
    readonly docs: string;
    readonly status: string;
    readonly favourites: string;
    readonly language: string;
    readonly freshness: (voices: number, providers: number, date: string) => string;
    readonly stale: (providers: string) => string;
    /** Line instead of `freshness` if no list is refreshed, with the months of the oldest and the newest list. */
    readonly bundled: (voices: number, providers: number, from: string, to: string) => string;
  };
  readonly search: {
    readonly label: string;
    readonly placeholder: string;
    /** Words before the searches to begin with. */
    readonly examplesTitle: string;
    /** Searches to begin with, in words that the search knows. */
    readonly examples: readonly string[];
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
    /** Told of a word that was left out, by the reason. */
    readonly leftOut: Readonly<Record<NonNullable<InterpretedWord['ignored']>, string>>;
    /** Link to the search without a word. */
    readonly withoutWord: (word: string) => string;
    /** Number of voices, and of speakers if some speak under several models. */
    readonly countSpeakers: (voices: number, speakers: number) => string;
    readonly onlyWithSample: string;
    readonly excluded: string;
    readonly readAs: string;
    readonly without: (word: string) => string;
    readonly words: string;
    readonly suggestions: string;
    readonly withoutFilter: (filters: string) => string;
    /** Number of chosen filters, in the line that opens the filters on a narrow screen. */
    readonly chosen: (filters: number) => string;
    readonly chosenLabel: string;
    readonly remove: (value: string) => string;
    readonly showVoices: (voices: number) => string;
    readonly moreLanguages: (languages: number) => string;
    readonly emptyHint: string;
    readonly showAll: string;
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
    readonly playingHere: (voice: string) => string;
    readonly failedOf: (voice: string) => string;
    readonly failedFrom: (voice: string, host: string) => string;
    /** Link to the sample itself, at its host. */
    readonly openAt: (host: string) => string;
    readonly again: string;
  };
  readonly keys: {
    readonly title: string;
    readonly open: string;
    readonly close: string;
    readonly isOn: string;
    /** Names of the keys that differ by language: "Space". */
    readonly names: Readonly<Record<'enter' | 'space' | 'escape', string>>;
    readonly actions: Readonly<Record<KeyAction, string>>;
  };
  readonly kinds: Readonly<Record<CompletionKind, string>>;
  /** Names of genders and ages by the API's value. */
  readonly values: Readonly<Record<string, string>>;
  readonly facets: Readonly<Record<FacetGroup, string>> & {
    readonly clear: (group: string) => string;
    readonly clearShort: string;
    readonly find: (group: string) => string;
    readonly notFound: string;
    readonly more: string;
    readonly fewer: string;
    readonly moreOf: (group: string) => string;
    readonly fewerOf: (group: string) => string;
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
  readonly voicePage: {
    /** Description of a voice for search engines and link previews. */
    readonly about: (voice: string, facts: string) => string;
    readonly facts: string;
    readonly fields: Readonly<Record<FactField, string>>;
    readonly origins: Readonly<Record<Origin, string>>;
    readonly statuses: Readonly<Record<VoiceStatus, string>>;
    readonly use: string;
    /** Label of the id by which the provider knows the voice. */
    readonly idFor: (provider: string) => string;
    readonly idHere: string;
    readonly copied: string;
    readonly snippets: string;
    readonly snippetNeeds: (programs: string) => string;
    readonly snippetKeys: (variables: string) => string;
    readonly snippetWrites: (file: string) => string;
    readonly copySnippet: string;
    readonly asRequest: string;
    readonly documentation: (provider: string) => string;
    readonly terms: (provider: string) => string;
    readonly prices: (provider: string) => string;
    /** Before the licence of an engine. */
    readonly licence: string;
    /** Before links to other ways to hear a voice without a sample. */
    readonly noSample: string;
    /** Link to the same speaker under a model that has a sample. */
    readonly sampleAs: (model: string) => string;
    readonly models: string;
    readonly similar: string;
    readonly agrees: (fields: string) => string;
    readonly differs: (fields: string) => string;
    readonly history: string;
    readonly firstSeen: string;
    readonly lastListed: string;
    readonly lastSeen: string;
    readonly removedOn: string;
    readonly removed: string;
    readonly lastKnown: string;
    readonly successors: string;
    readonly unknown: string;
    readonly meant: string;
    readonly searchFor: string;
  };
  readonly compare: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    /** Told of an id that no voice has, after the id. */
    readonly missing: string;
    readonly caption: string;
    readonly differs: string;
    readonly unstated: string;
    readonly remove: string;
    readonly removeOf: (voice: string) => string;
    readonly tray: string;
    readonly open: (voices: number) => string;
    readonly clear: string;
    /** Told when a voice was added, with the number of voices in the comparison. */
    readonly added: (voice: string, voices: number) => string;
    readonly removed: (voice: string, voices: number) => string;
    /** Told when one voice more than the most is refused. */
    readonly full: (max: number) => string;
  };
  readonly favourites: {
    readonly title: string;
    readonly about: string;
    readonly needScript: string;
    readonly none: string;
    /** Told when a voice became a favourite. */
    readonly added: (voice: string) => string;
    readonly removed: (voice: string) => string;
    readonly loading: string;
    readonly copyAll: string;
    readonly missing: string;
    readonly unknown: string;
    readonly removedOn: (date: string) => string;
    readonly instead: string;
    readonly forget: string;
  };
  readonly status: {
    readonly title: string;
    readonly about: string;
    readonly fine: (providers: number) => string;
    readonly stale: (providers: number, all: number) => string;
    /** Tells of providers whose own list could not be read so far, so that the one that came with the service stays. */
    readonly pending: (providers: number) => string;
    readonly bundled: (providers: number) => string;
    readonly allBundled: (providers: number) => string;
    readonly catalog: (voices: string, time: string) => string;
    readonly readiness: string;
    readonly changes: string;
    readonly caption: string;
    /** Heads of the table's columns. */
    readonly columns: Readonly<
      Record<'provider' | 'voices' | 'source' | 'lastSuccess' | 'listedOn' | 'state' | 'error', string>
    >;
    readonly sources: Readonly<Record<VoiceSource, string>>;
    readonly states: Readonly<Record<ListState, string>>;
    /** Names of failures by the API's class. */
    readonly errors: Readonly<Record<string, string>>;
  };
  readonly errors: {
    /** Headings by HTTP status. */
    readonly titles: Readonly<Record<number, string>>;
    readonly limited: (seconds: number) => string;
    readonly notFound: string;
    readonly notReady: string;
    readonly internal: (requestId: string) => string;
    readonly again: string;
    readonly toSearch: string;
  };
  /** Headings of the reference. The description of the API itself is English in every language. */
  readonly docs: {
    readonly title: string;
    readonly about: string;
    readonly aboutObjects: string;
    readonly contents: string;
    readonly address: string;
    readonly version: string;
    readonly parameters: string;
    readonly required: string;
    readonly values: string;
    readonly fallback: string;
    readonly limits: Readonly<Record<Limit['kind'], string>>;
    readonly example: string;
    readonly answers: string;
    readonly object: string;
    readonly request: string;
    readonly recorded: string;
    readonly tryIt: string;
    readonly copy: string;
    readonly copied: string;
    readonly errors: string;
    readonly status: string;
    readonly meaning: string;
    readonly everyOperation: string;
    readonly limitsAndHeaders: string;
    readonly paging: string;
    readonly feeds: string;
    readonly mcp: string;
    readonly client: string;
    readonly objects: string;
    readonly guides: string;
  };
}
