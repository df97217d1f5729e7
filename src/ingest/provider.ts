import type * as z from 'zod';
import type { IdPart, StatedVoice } from '../enrich/draft.ts';

/**
 * Values of the settings a provider declares, by their short names; one that is not set is absent.
 * `baseUrl` is there for every provider: its `<SLUG>_BASE_URL`.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

/** One request for a provider's list: a GET or, where it has a body, a POST of JSON. */
export interface ListRequest {
  /** Path below the base address. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** What to ask instead where the host does not know this (400, 404): an older form of the list, or nothing at all. */
  readonly whenMissing?: ListRequest | 'skip';
}

/** How a provider's list is asked for over HTTP. Pure: the transport does the asking. */
export interface HttpList {
  readonly baseUrl: (settings: Settings) => string;
  /** The first pages of all lists that the provider's voices are spread over. */
  readonly requests: (settings: Settings) => readonly ListRequest[];
  /** The request for the page after `page`, if there is one. */
  readonly next?: (page: unknown, request: ListRequest) => ListRequest | undefined;
  /** True where a host may lack the list: if it answers 401, 403, 404 or 405, the bundled list stands. */
  readonly isOptional?: boolean;
}

/** A list that a program on this machine prints, where it is installed; else the bundled list stands. */
export interface ProgramList {
  readonly command: string;
  readonly args: readonly string[];
}

/** A list that only a provider's own SDK can ask for. Yields whole pages in the provider's shape. */
type SdkList = (settings: Settings, signal: AbortSignal) => AsyncIterable<unknown>;

interface ProviderBase {
  /** Slug, and name of the folder of its bundled list. */
  readonly id: string;
  readonly name: string;
  /** Short name → environment variable. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether these settings suffice to ask for the live list. */
  readonly isConfigured: (settings: Settings) => boolean;
  /** How the list is asked for; absent where the provider publishes none, so that the bundled one is all there is. */
  readonly list?: { readonly http: HttpList } | { readonly sdk: SdkList } | { readonly program: ProgramList };
  /** False where nobody has published a list that could be bundled: without its key the provider is left out. */
  readonly isBundled?: boolean;
  /** True where only an operator who names it in PROVIDERS gets it. */
  readonly isOptIn?: boolean;
  /** Beside the native id, what makes an id unique. */
  readonly idParts: readonly IdPart[];
  /**
   * The records of a page; undefined where the page is no list. `request` says which page it is, for lists that do
   * not; a bundled page has none.
   * @throws {UpstreamError} where the page says that something went wrong
   */
  readonly records: (page: unknown, request?: ListRequest) => readonly unknown[] | undefined;
}

/** What one file of `providers/` declares. */
export interface ProviderDeclaration<Raw> extends ProviderBase {
  /** One record: only the fields that are used. */
  readonly Raw: z.ZodType<Raw>;
  /** What a record states: one voice, several where it is sold under several models, none to leave it out. */
  readonly toVoices: (raw: Raw) => readonly StatedVoice[];
}

/** One source of voices: what to ask, and what a record of the answer states. Nothing is inferred here. */
export interface Provider extends ProviderBase {
  /** @throws {z.ZodError} where the record is not what the provider documents. */
  readonly readRecord: (record: unknown) => readonly StatedVoice[];
}

/** Joins a declaration's schema and mapping into one reader, so that providers of any record can share a list. */
export function defineProvider<Raw>({ Raw, toVoices, ...base }: ProviderDeclaration<Raw>): Provider {
  return { ...base, readRecord: (record) => toVoices(Raw.parse(record)) };
}
