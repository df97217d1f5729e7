import type { Client } from 'openapi-fetch';
import type { components, paths } from './openapi-types.ts';
import type { AllOptions, FollowOptions, RequestOptions } from './options.ts';
import type { ChangeQuery, CompletionQuery, ModelQuery, VoiceQuery } from './query.ts';

type Schemas = components['schemas'];
export type Voice = Schemas['Voice'];
export type VoicePage = Schemas['VoiceListResponse'];
export type Metadata = Schemas['MetadataResponse'];
export type AudioUrl = Schemas['AudioUrlResponse'];
export type ModelList = Schemas['ModelListResponse'];
export type Completions = Schemas['CompletionResponse'];

export type Change = Schemas['Change'];
export type ChangeList = Schemas['ChangeListResponse'];

/** Page of changes, or `history_gone`. After `history_gone`, the catalog must be read again: the changes since the cursor are no longer stored. */
export type ChangePage =
  | ({ readonly outcome: 'changes' } & ChangeList)
  | { readonly outcome: 'history_gone'; readonly message: string };

/** Whole catalog in one version. A slow reader gets the same version to the end. */
export interface VoiceDump {
  /** Version of the catalog, comparable with `catalog_version` in a page of changes. */
  readonly catalogVersion: string | null;
  readonly voices: AsyncGenerator<Voice, void, undefined>;
}

/** Result of a look-up by voice id. For a missing voice, it has the ids that can replace the voice, best first. */
export type VoiceLookup =
  | { readonly outcome: 'found'; readonly voice: Voice }
  | {
      readonly outcome: 'removed' | 'unknown';
      readonly message: string;
      readonly replacements: readonly string[];
    };

export interface VoiceOperations {
  search(query?: VoiceQuery, options?: RequestOptions): Promise<VoicePage>;
  /**
   * Yields all matching voices, a page per request. If the catalog is replaced meanwhile, the new catalog is read from its first page. No voice is
   * yielded twice.
   */
  all(
    query?: Omit<VoiceQuery, 'limit' | 'offset'>,
    options?: AllOptions,
  ): AsyncGenerator<Voice, void, undefined>;
  /** Requests the whole catalog in one response, and streams its voices. The generator throws if the body is truncated. */
  dump(options?: RequestOptions): Promise<VoiceDump>;
  get(id: string, options?: RequestOptions): Promise<VoiceLookup>;
  /** Returns the URL of a voice's audio preview. @throws {VoiceDirectoryError} `preview_not_available` if there is none */
  audioUrl(id: string, options?: RequestOptions): Promise<AudioUrl>;
}

export interface ChangeOperations {
  /** Returns the newest changes, from the oldest to the newest. The field `next` is the first cursor for {@link ChangeOperations.since}. */
  newest(query?: Omit<ChangeQuery, 'since'>, options?: RequestOptions): Promise<ChangeList>;
  /**
   * Yields all changes since a cursor, a date or a time, page by page, up to the current catalog. Store a page's `next` as the cursor of the next
   * call.
   */
  since(cursor: string, options?: FollowOptions): AsyncGenerator<ChangePage, void, undefined>;
}

export interface VoiceDirectoryClient {
  readonly voices: VoiceOperations;
  readonly changes: ChangeOperations;
  /** Returns all filter values, totals, and details of providers, languages and countries. */
  metadata(options?: RequestOptions): Promise<Metadata>;
  /** Returns the models of the providers: stage in life, licence, and what a request to each model can ask for. */
  models(query?: ModelQuery, options?: RequestOptions): Promise<ModelList>;
  complete(text: string, query?: CompletionQuery, options?: RequestOptions): Promise<Completions>;
  /** Client of openapi-fetch for any operation of the OpenAPI document, with the same retries and cache. */
  readonly api: Client<paths>;
}
