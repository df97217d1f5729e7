import type { Client } from 'openapi-fetch';
import type { components, paths } from './openapi-types.ts';
import type { AllOptions, FollowOptions, RequestOptions } from './options.ts';
import type { ChangeQuery, CompletionQuery, VoiceQuery } from './query.ts';

type Schemas = components['schemas'];
export type Voice = Schemas['Voice'];
export type VoicePage = Schemas['VoiceListResponse'];
export type Metadata = Schemas['MetadataResponse'];
export type AudioUrl = Schemas['AudioUrlResponse'];
export type Completions = Schemas['CompletionResponse'];

export type Change = Schemas['Change'];
export type ChangeList = Schemas['ChangeListResponse'];

/** Page of changes; or `history_gone` if the service no longer knows them, and the catalog has to be read whole. */
export type ChangePage =
  | ({ readonly outcome: 'changes' } & ChangeList)
  | { readonly outcome: 'history_gone'; readonly message: string };

/** Whole catalog, of one version however slowly it is read. */
export interface VoiceDump {
  /** Version of the catalog, as `catalog_version` of a page of changes has it. */
  readonly catalogVersion: string | null;
  readonly voices: AsyncGenerator<Voice, void, undefined>;
}

/** Result of a look-up by id. `replacements` are ids of voices to use instead, the best first. */
export type VoiceLookup =
  | { readonly outcome: 'found'; readonly voice: Voice }
  | {
      readonly outcome: 'removed' | 'unknown';
      readonly message: string;
      readonly replacements: readonly string[];
    };

export interface VoiceOperations {
  /** Returns one page of the voices that match. */
  search(query?: VoiceQuery, options?: RequestOptions): Promise<VoicePage>;
  /**
   * Returns all voices that match, in requests of 200. If the catalog is replaced meanwhile, the new one is read from its first page, and
   * each voice still comes once.
   */
  all(
    query?: Omit<VoiceQuery, 'limit' | 'offset'>,
    options?: AllOptions,
  ): AsyncGenerator<Voice, void, undefined>;
  /** Requests the whole catalog in one answer, whose voices are read as they come. A body that breaks off ends with an error. */
  dump(options?: RequestOptions): Promise<VoiceDump>;
  /** Returns the voice of an id. */
  get(id: string, options?: RequestOptions): Promise<VoiceLookup>;
  /** Returns the address of a voice's preview. @throws {VoiceDirectoryError} `preview_not_available` if there is none */
  audioUrl(id: string, options?: RequestOptions): Promise<AudioUrl>;
}

export interface ChangeOperations {
  /** Returns the newest changes, oldest first. Their `next` is the cursor to follow the catalog from. */
  newest(query?: Omit<ChangeQuery, 'since'>, options?: RequestOptions): Promise<ChangeList>;
  /** Returns all changes since a cursor, a date or a time, page by page, up to the present catalog. Keep `next` of each page. */
  since(cursor: string, options?: FollowOptions): AsyncGenerator<ChangePage, void, undefined>;
}

export interface VoiceDirectoryClient {
  readonly voices: VoiceOperations;
  readonly changes: ChangeOperations;
  /** Returns all filter values, totals, and facts about providers, languages and countries. */
  metadata(options?: RequestOptions): Promise<Metadata>;
  /** Returns completions of the text of a search box. */
  complete(text: string, query?: CompletionQuery, options?: RequestOptions): Promise<Completions>;
  /** Requests to any operation of the OpenAPI document, with the same retries and cache. */
  readonly api: Client<paths>;
}
