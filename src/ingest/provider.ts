import type * as z from 'zod';
import type { SampleLocation } from '../domain/keyed-samples.ts';
import type { IdPart, StatedVoice } from '../enrich/draft.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';
import { readFactsIn } from './read-facts.ts';

/**
 * Values of one provider's settings: `AZURE_SPEECH_KEY=abc` → `{ key: 'abc' }`. A setting is absent if its environment
 * variable is not set. Every provider has the setting `baseUrl`, from the variable `<SLUG>_BASE_URL`.
 */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Request for one page of a list: a POST of JSON if it has a body, else a GET. */
export interface ListRequest {
  /**
   * Name of the list, for a provider with several lists: a slug of our own or the provider's name of a model. The name is
   * stored, so that a list that fails keeps its voices; it never changes.
   */
  readonly list?: string;
  /** Path below the base URL. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Request to send if the host answers 400 or 404 to this one, such as a request for an older list; `skip` leaves the list out. */
  readonly ifNotFound?: ListRequest | 'skip';
}

/** A list that is requested over HTTP. The functions here only build requests; the HTTP client sends these requests. */
export interface HttpList {
  /** Returns the base URL of the host that has the list beginning with the request `first`. */
  readonly baseUrl: (settings: Settings, first: ListRequest) => string;
  /** Returns the requests for the provider's voices: the first page of each of the provider's lists. */
  readonly requests: (settings: Settings) => readonly ListRequest[];
  /** Returns the request for the page after `page`; undefined after the last one. */
  readonly next?: (page: unknown, request: ListRequest) => ListRequest | undefined;
  /** True if the bundled list is read after an answer of 401, 403, 404 or 405, because not every host of the API has the list. */
  readonly isOptional?: boolean;
}

/** A list that an installed command prints. The provider's bundled list is read if the command is not installed. */
export interface SubprocessList {
  readonly command: string;
  readonly args: readonly string[];
}

/** Function that fetches a list with the provider's own SDK and yields the pages of the list. `name` is absent if the list is the only one. */
type SdkList = (settings: Settings, signal: AbortSignal, name?: string) => AsyncIterable<unknown>;

/** Samples that lie behind the provider's key, or whose addresses are signed for a time, so that no voice can have their address. */
interface KeyedSample {
  /** Returns the request for the sample of a voice, by the provider's id of the voice. */
  readonly request: (voiceId: string, settings: Settings) => ListRequest;
  /** Returns the sample in the answer; undefined if it has none. */
  readonly locate: (answer: unknown, settings: Settings) => SampleLocation | undefined;
}

interface ProviderBase {
  /** Slug of the provider, such as `azure`; also the name of the provider's folder in `fixtures/`. */
  readonly id: string;
  /** Names of the provider's environment variables by their short names: `{ key: 'AZURE_SPEECH_KEY' }`. */
  readonly settings: Readonly<Record<string, string>>;
  /** Reports whether the given settings suffice to request the provider's live list. */
  readonly isConfigured: (settings: Settings) => boolean;
  /** Returns what is wrong with the given settings, so that the program refuses to start. A text names the variable and never its value. */
  readonly problems?: (settings: Settings) => readonly string[];
  /** Way to fetch the provider's live list; absent if the provider publishes no live list, so that the bundled list is always read. */
  readonly list?:
    | { readonly http: HttpList }
    | {
        readonly sdk: SdkList;
        /** Returns the names of the provider's lists, as {@link ListRequest} has them; none for a provider with one list. */
        readonly names?: (settings: Settings) => readonly string[];
      }
    | { readonly subprocess: SubprocessList };
  /** Way to samples that voices cannot have an address of. Only a sync of previews uses it, and only with the settings of the list. */
  readonly keyedSample?: KeyedSample;
  /**
   * False if the service ships no list of the provider, because the provider publishes no list that could be shipped.
   * Such a provider is skipped while the settings for its live list are missing.
   */
  readonly isBundled?: boolean;
  /** True if the provider is ingested only when the variable PROVIDERS names its slug; the default `all` leaves it out. */
  readonly isOptIn?: boolean;
  /** Fields appended to the provider's own id of a voice, so that the catalog's id is unique: `['model']` → `polly/Joanna/neural`. */
  readonly idParts: readonly IdPart[];
  /**
   * Returns the records of a page; undefined if the page holds no list of records. `request` is the request that
   * fetched the page, for an adapter that reads the voices' model from it; a page of a bundled list has no request.
   * @throws {UpstreamError} if the page reports a failure
   */
  readonly records: (page: unknown, request?: ListRequest) => readonly unknown[] | undefined;
}

/** Properties that most declarations leave out: settings, of which by default all have to be set, and parts of ids. */
type Defaults = Pick<ProviderBase, 'settings' | 'isConfigured' | 'idParts'>;

/**
 * Declaration of a provider in a file of `providers/`: the requests for its list, the schema of a record, and the
 * mapping of a record to voices.
 */
export interface ProviderDeclaration<Raw> extends Omit<ProviderBase, keyof Defaults>, Partial<Defaults> {
  /** Schema of one record, with only the fields that the adapter reads, so that a new field in the provider's list breaks nothing. */
  readonly Raw: z.ZodType<Raw>;
  /**
   * Returns the voices of a record: one per model or language that the record names, none for a record to skip, such as
   * a private voice.
   */
  readonly toVoices: (raw: Raw) => readonly StatedVoice[];
}

/** A provider of voices, as ingestion uses it: a {@link ProviderDeclaration} with `Raw` and `toVoices` joined into `parseRecord`. */
export interface Provider extends ProviderBase {
  /** Name for people, from the table of provider facts. */
  readonly name: string;
  /** Parses a record of the list into voices. @throws {z.ZodError} if the record does not fit the provider's schema of a record */
  readonly parseRecord: (record: unknown) => readonly StatedVoice[];
}

/**
 * Builds a provider from its declaration. The schema of a record and the mapping to voices become one function, so that
 * providers with different records have the same type. The name comes from the provider's facts, because the directory
 * publishes it with them; a provider without facts is called by its slug. Facts that a bundled record holds in the place of
 * sentences are added to each of its voices.
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
      const voices = toVoices(Raw.parse(record));
      const read = readFactsIn(record);
      return read ? voices.map((voice) => ({ ...voice, read })) : voices;
    },
  };
}
