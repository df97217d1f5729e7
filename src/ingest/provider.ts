import type * as z from 'zod';
import type { SampleLocation } from '../domain/keyed-samples.ts';
import type { IdPart } from '../enrich/draft.ts';
import type { StatedVoice } from '../enrich/stated-voice.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';
import { readFactsIn } from './read-facts.ts';

/** Settings of a provider by short name. For Azure, `key` is the value of `AZURE_SPEECH_KEY`. Every provider has the optional setting `baseUrl`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** Number of voices per page of a list: the largest number that most hosts accept. */
export const PAGE_SIZE = '100';

/** Request for one page of a list: a POST of JSON if it has a body, else a GET. */
export interface ListRequest {
  /** Name of one of a provider's several lists, such as a region. The name must never change, because the history of a voice contains the name. */
  readonly list?: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  /** Request that is sent next if the host responds with 400 or 404, such as that for an older list. With `skip`, a list that the host lacks is omitted. */
  readonly ifNotFound?: ListRequest | 'skip';
}

/** Page of a provider's list, in the provider's own JSON or text format. */
export interface ListPage {
  readonly page: unknown;
  /** Request that fetched the page over HTTP. Pages of a bundled list, of an SDK or of a command have no request. */
  readonly request?: ListRequest;
}

/** List that is requested over HTTP. The functions of this interface only build requests; the HTTP client sends the requests. */
export interface HttpList {
  /** Returns the base URL of the list that starts with the request `first`. */
  readonly baseUrl: (settings: Settings, first: ListRequest) => string;
  readonly requests: (settings: Settings) => readonly ListRequest[];
  /** Returns the request for the page after `page`; undefined if `page` is the last. */
  readonly next?: (page: unknown, request: ListRequest) => ListRequest | undefined;
  /** True if some hosts of the API lack the list. If a host responds with 401, 403, 404 or 405 for an optional list, the bundled list is read. */
  readonly isOptional?: boolean;
}

/** Voice list that an installed command prints. If the command is not installed, the bundled list is read. */
export interface SubprocessList {
  readonly command: string;
  readonly args: readonly string[];
}

interface SdkList {
  /** Yields the pages of the list `name`. For a provider with a single list, the function is called without `name`. */
  readonly sdk: (settings: Settings, signal: AbortSignal, name?: string) => AsyncIterable<unknown>;
  /** Returns the names of the provider's lists (see `list` of {@link ListRequest}); empty for a provider with a single list. */
  readonly names?: (settings: Settings) => readonly string[];
}

/** Access to audio samples whose URLs the catalog cannot contain: the URLs expire or need the provider's API key. */
interface KeyedSample {
  /** Returns the request for a voice's sample, by the provider's id of the voice. */
  readonly request: (voiceId: string, settings: Settings) => ListRequest;
  /** Extracts the sample, or its URL, from the response; undefined if the response has no sample. */
  readonly locate: (answer: unknown, settings: Settings) => SampleLocation | undefined;
}

/** Provider of voices: a {@link ProviderDeclaration} with `Raw` and `toVoices` combined into `parseRecord`. */
export interface Provider {
  /** Slug of the provider, such as `azure`; also the name of its folder in `fixtures/`. */
  readonly id: string;
  /** Names of the provider's environment variables by short name: `{ key: 'AZURE_SPEECH_KEY' }`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly isConfigured: (settings: Settings) => boolean;
  /** Returns messages about invalid settings. A message has the variable's name, never its value. The service does not start if there is a message. */
  readonly problems?: (settings: Settings) => readonly string[];
  /** Way to request the provider's live list. If the provider publishes no live list, the bundled list is always read. */
  readonly list?: HttpList | SdkList | SubprocessList;
  /** Access to samples for the command `previews sync`. The command needs complete settings of the live list. */
  readonly keyedSample?: KeyedSample;
  /** False if the package contains no list of the provider. Without a bundled list, a provider is skipped while settings are missing. */
  readonly isBundled?: boolean;
  /** True if a provider is ingested only when the variable PROVIDERS names its slug. The default value `all` does not include an opt-in provider. */
  readonly isOptIn?: boolean;
  /** Fields that make a voice's id in the catalog unique. The id ends with the values of the fields in `idParts`: `['model']` → `polly/Joanna/neural`. */
  readonly idParts: readonly IdPart[];
  /**
   * Returns the records of a page; undefined if the page has no list of records. An adapter takes the model from
   * `request` if the records do not name it. A page of a bundled list has no `request`.
   * @throws {UpstreamError} if the page reports a failure
   */
  readonly records: (page: unknown, request?: ListRequest) => readonly unknown[] | undefined;
  readonly name: string;
  /** Parses a record of the list into voices. @throws {z.ZodError} if the record does not fit the provider's schema of a record */
  readonly parseRecord: (record: unknown) => readonly StatedVoice[];
}

/**
 * Properties that a provider's declaration may omit. By default, there are no settings and no id parts, `isConfigured` requires all settings, and a
 * page is the array of its records.
 */
type Defaults = Pick<Provider, 'settings' | 'isConfigured' | 'idParts' | 'records'>;

/** Declaration of a provider: the requests for its list, the schema of a record, and the mapping of a record to voices. */
export interface ProviderDeclaration<Raw>
  extends Omit<Provider, keyof Defaults | 'name' | 'parseRecord'>,
    Partial<Defaults> {
  /** Schema of one record with only the fields that the adapter reads. Fields that the schema lacks do not affect the voices. */
  readonly Raw: z.ZodType<Raw>;
  /** Returns the voice of a record, or one voice per model or language. Returns undefined to skip a record, such as that of a private voice. */
  readonly toVoices: (raw: Raw) => StatedVoice | readonly StatedVoice[] | undefined;
}

/**
 * Builds a provider from its declaration. The schema `Raw` and the mapping `toVoices` become one function, `parseRecord`. All providers therefore have one
 * type, which has no type parameter `Raw`. The provider's name is taken from `data/providers/`; without a file there, the slug is the name. A bundled
 * record may have facts in place of its removed description. The facts in a bundled record are added to each voice of the record.
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
    records: (page) => (Array.isArray(page) ? page : undefined),
    ...base,
    name: PROVIDER_FACTS.get(base.id)?.name ?? base.id,
    parseRecord: (record) => {
      const voices = [toVoices(Raw.parse(record)) ?? []].flat();
      const read = readFactsIn(record);
      return read ? voices.map((voice) => ({ ...voice, read })) : voices;
    },
  };
}
