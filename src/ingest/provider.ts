import type * as z from 'zod';
import type { IdPart, StatedVoice } from '../enrich/draft.ts';

/**
 * Values of a provider's settings by short name; an unset one is absent. Every provider has `baseUrl`, from the
 * variable `<SLUG>_BASE_URL`.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Request for one page of a list: a POST of JSON if it has a body, else a GET. */
export interface ListRequest {
  /** Path below the base URL. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Request to send instead, such as one for an older list, if the host answers 400 or 404; `skip` omits the list. */
  readonly ifNotFound?: ListRequest | 'skip';
}

/** A list that is requested over HTTP. The functions are pure, because the HTTP client sends the requests. */
export interface HttpList {
  readonly baseUrl: (settings: Settings) => string;
  /** Returns the request for the first page of each list that holds voices of the provider. */
  readonly requests: (settings: Settings) => readonly ListRequest[];
  /** Returns the request for the page after `page`; undefined after the last one. */
  readonly next?: (page: unknown, request: ListRequest) => ListRequest | undefined;
  /** True if a host may lack the list. The bundled list is read if the host answers 401, 403, 404 or 405. */
  readonly isOptional?: boolean;
}

/** A list that a command prints. The bundled list is read on a machine without the command. */
export interface SubprocessList {
  readonly command: string;
  readonly args: readonly string[];
}

/** Function that requests a list by the provider's own SDK and yields the pages in the provider's shape. */
type SdkList = (settings: Settings, signal: AbortSignal) => AsyncIterable<unknown>;

interface ProviderBase {
  /** Slug of the provider, and the name of its folder of bundled pages. */
  readonly id: string;
  readonly name: string;
  /** Environment variables by the short names of {@link Settings}. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reports whether these settings suffice to request the live list. */
  readonly isConfigured: (settings: Settings) => boolean;
  /** Transport of the live list; absent for a provider that publishes none, whose bundled list is always read. */
  readonly list?:
    | { readonly http: HttpList }
    | { readonly sdk: SdkList }
    | { readonly subprocess: SubprocessList };
  /**
   * False for a provider without a bundled list, because no list that could be bundled is published. Such a provider
   * is skipped while it is not configured.
   */
  readonly isBundled?: boolean;
  /** True if the provider is ingested only when PROVIDERS names it. */
  readonly isOptIn?: boolean;
  /** Parts appended to the native id, so that the public id is unique. */
  readonly idParts: readonly IdPart[];
  /**
   * Returns the records of a page; undefined if the page is no list. `request` tells the model or list of a page that
   * does not name it; bundled pages have no request.
   * @throws {UpstreamError} if the page reports a failure
   */
  readonly records: (page: unknown, request?: ListRequest) => readonly unknown[] | undefined;
}

/** An adapter as written in one file of `providers/`: requests, the schema of a record, and its mapping. */
export interface ProviderDeclaration<Raw> extends ProviderBase {
  /** Schema of one record, with the fields in use only, so that a new field of the provider breaks nothing. */
  readonly Raw: z.ZodType<Raw>;
  /** Maps a record to stated voices: one per model or language of the voice, none for a record that is left out. */
  readonly toVoices: (raw: Raw) => readonly StatedVoice[];
}

/** A source of voices. Inference is left to enrichment: an adapter states only what the record holds. */
export interface Provider extends ProviderBase {
  /** Parses a record into stated voices. @throws {z.ZodError} if the record does not fit the adapter's schema */
  readonly parseRecord: (record: unknown) => readonly StatedVoice[];
}

/**
 * Defines a provider. Schema and mapping are joined into one function, so that all providers share one type, whatever
 * the type of their records.
 */
export function defineProvider<Raw>({ Raw, toVoices, ...base }: ProviderDeclaration<Raw>): Provider {
  return { ...base, parseRecord: (record) => toVoices(Raw.parse(record)) };
}
