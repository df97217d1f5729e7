import type { Client } from 'openapi-fetch';
import type { components, paths } from './openapi-types.ts';
import type { AllOptions, RequestOptions } from './options.ts';
import type { CompletionQuery, VoiceQuery } from './query.ts';

type Schemas = components['schemas'];
export type Voice = Schemas['Voice'];
export type VoicePage = Schemas['VoiceListResponse'];
export type Metadata = Schemas['MetadataResponse'];
export type AudioUrl = Schemas['AudioUrlResponse'];
export type Completions = Schemas['CompletionResponse'];

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
  /** Returns the voice of an id. */
  get(id: string, options?: RequestOptions): Promise<VoiceLookup>;
  /** Returns the address of a voice's preview. @throws {VoiceDirectoryError} `preview_not_available` if there is none */
  audioUrl(id: string, options?: RequestOptions): Promise<AudioUrl>;
}

export interface VoiceDirectoryClient {
  readonly voices: VoiceOperations;
  /** Returns all filter values, totals, and facts about providers, languages and countries. */
  metadata(options?: RequestOptions): Promise<Metadata>;
  /** Returns completions of the text of a search box. */
  complete(text: string, query?: CompletionQuery, options?: RequestOptions): Promise<Completions>;
  /** Requests to any operation of the OpenAPI document, with the same retries and cache. */
  readonly api: Client<paths>;
}
