import type * as z from 'zod';
import type { SampleLocation } from '../domain/keyed-samples.ts';
import type { IdPart } from '../enrich/draft.ts';
import type { StatedVoice } from '../enrich/stated-voice.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';
import { readFactsIn } from './read-facts.ts';

/** Settings of a provider by short name: `key` is the value of `AZURE_SPEECH_KEY`, for example. Every provider has the optional setting `baseUrl`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Number of voices per page of a list: the largest that most hosts accept. */
export const PAGE_SIZE = '100';

/** Request for one page of a list: a POST of JSON if it has a body, else a GET. */
export interface ListRequest {
  /** Name of one of several lists, such as a region. A list's name must never change, because the ledger entry (history) of each voice has it. */
  readonly list?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Request to send instead if the host responds with 400 or 404, for example for an older list; `skip` omits the list. */
  readonly ifNotFound?: ListRequest | 'skip';
}

/** List that is requested over HTTP, with functions that only build requests; the HTTP client sends them. */
export interface HttpList {
  /** Returns the base URL of the list that starts with the request `first`. */
  readonly baseUrl: (settings: Settings, first: ListRequest) => string;
  readonly requests: (settings: Settings) => readonly ListRequest[];
  /** Returns the request for the page after `page`; undefined if `page` is the last. */
  readonly next?: (page: unknown, request: ListRequest) => ListRequest | undefined;
  /** True if not every host of the API has the list, so that the bundled list is read if the host responds with 401, 403, 404 or 405. */
  readonly isOptional?: boolean;
}

/** Voice list that an installed command prints; if the command is not installed, the bundled list is read. */
export interface SubprocessList {
  readonly command: string;
  readonly args: readonly string[];
}

/** Voice list that the provider's SDK requests. */
interface SdkList {
  /** Yields the pages of the list `name`, which is absent for a provider with a single list. */
  readonly sdk: (settings: Settings, signal: AbortSignal, name?: string) => AsyncIterable<unknown>;
  /** Returns the names of the provider's lists (see `list` of {@link ListRequest}); empty for a provider with a single list. */
  readonly names?: (settings: Settings) => readonly string[];
}

/** Access to audio samples whose URLs the catalog cannot contain, because they need the provider's API key or expire. */
interface KeyedSample {
  /** Returns the request for the sample of a voice, given the provider's id of the voice. */
  readonly request: (voiceId: string, settings: Settings) => ListRequest;
  /** Extracts the sample, or its URL, from the response; undefined if the response has no sample. */
  readonly locate: (answer: unknown, settings: Settings) => SampleLocation | undefined;
}

interface ProviderBase {
  /** Slug of the provider, such as `azure`; also the name of its folder in `fixtures/`. */
  readonly id: string;
  /** Names of the provider's environment variables by short name: `{ key: 'AZURE_SPEECH_KEY' }`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly isConfigured: (settings: Settings) => boolean;
  /** Returns messages about invalid settings, with the variable's name and never its value; the service does not start if there is any message. */
  readonly problems?: (settings: Settings) => readonly string[];
  /** Way to request the provider's live list; absent if the provider publishes none, so that the bundled list is always read. */
  readonly list?: HttpList | SdkList | SubprocessList;
  /** Access to samples for the command `previews sync`, which uses it only if the settings of the live list are complete. */
  readonly keyedSample?: KeyedSample;
  /** False if no list of the provider is available for bundling, so that the provider is skipped while settings of its live list are missing. */
  readonly isBundled?: boolean;
  /** True if the provider is ingested only if the variable PROVIDERS names its slug; the default `all` excludes it. */
  readonly isOptIn?: boolean;
  /** Fields that are appended to the provider's id of a voice, so that the catalog's id is unique: `['model']` → `polly/Joanna/neural`. */
  readonly idParts: readonly IdPart[];
  /**
   * Returns the records of a page; undefined if the page has no list of records. Some adapters read the model from `request`, which is absent
   * for a page of a bundled list.
   * @throws {UpstreamError} if the page reports a failure
   */
  readonly records: (page: unknown, request?: ListRequest) => readonly unknown[] | undefined;
}

/** Properties that a declaration may omit: by default, a provider has no settings and no id parts, and is configured if all settings are set. */
type Defaults = Pick<ProviderBase, 'settings' | 'isConfigured' | 'idParts'>;

/** Declaration of a provider: the requests for its list, the schema of a record, and the mapping of a record to voices. */
export interface ProviderDeclaration<Raw> extends Omit<ProviderBase, keyof Defaults>, Partial<Defaults> {
  /** Schema of one record with only the fields that the adapter reads, so that a change of any other field has no effect. */
  readonly Raw: z.ZodType<Raw>;
  /** Returns the voice of a record, or one per model or language; undefined for a record to skip, such as a private voice. */
  readonly toVoices: (raw: Raw) => StatedVoice | readonly StatedVoice[] | undefined;
}

/** Provider of voices: a {@link ProviderDeclaration} with `Raw` and `toVoices` combined into `parseRecord`. */
export interface Provider extends ProviderBase {
  readonly name: string;
  /** Parses a record of the list into voices. @throws {z.ZodError} if the record does not fit the provider's schema of a record */
  readonly parseRecord: (record: unknown) => readonly StatedVoice[];
}

/**
 * Builds a provider from its declaration. The schema of a record and the mapping to voices become one function, so that all providers have the same
 * type. The provider's name is taken from `data/providers/`; without a file there, the slug is the name. The facts that a bundled record has in place
 * of its removed description are added to each voice of the record.
 */
export function defineProvider<Raw>({
  Raw,
  toVoices,
  settings = {},
  ...base
}: ProviderDeclaration<Raw>): Provider {
  return {
    settings,
    isConfigured: (given) => Object.keys(settings).every((name) => given[name]),
    idParts: [],
    ...base,
    name: PROVIDER_FACTS.get(base.id)?.name ?? base.id,
    parseRecord: (record) => {
      const voices = [toVoices(Raw.parse(record)) ?? []].flat();
      const read = readFactsIn(record);
      return read ? voices.map((voice) => ({ ...voice, read })) : voices;
    },
  };
}
