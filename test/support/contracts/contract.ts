import type { IncomingHttpHeaders } from 'node:http';
import type { StoredVoice } from '../../../src/domain/voice.ts';

/** A request that a provider receives; the path is below the provider's base address. */
export interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

// biome-ignore lint/suspicious/noExplicitAny: lists have their providers' shapes
export type AnyList = any;

/** Status and body of an answer; a string is sent as it is. */
export type Reply = readonly [status: number, body: unknown];
export type Answer = (list: AnyList, request: ContractRequest) => Reply;

/** The behaviour of a provider's list endpoint after its documentation: paths, authentication, paging. */
export interface ProviderContract {
  /** Variables that make the adapter ask, with keys that the server checks. */
  readonly keys: Readonly<Record<string, string>>;
  /** The number of voices that the bundled list makes, and one of them with the values that its record states. */
  readonly bundled?: { readonly voices: number; readonly one: Partial<StoredVoice> };
  /**
   * Paths of the fields without which a record makes no voice, or not surely everybody's, in any order. Each other field may
   * be absent without a voice being lost, because providers add fields late and leave out those that they have no value for.
   */
  readonly needed?: readonly string[];
  /** A list in the provider's shape, where none is bundled. */
  readonly sample?: unknown;
  /** All voices that the sample makes and no other, in its order, each with some of its values. */
  readonly voices?: readonly Partial<StoredVoice>[];
  /** Path of the list, below the base address, and the header with a key that a request needs; otherwise it is refused with a status, 401. */
  readonly list?: {
    readonly path: string;
    readonly header?: readonly [name: string, value: string];
    readonly refusal?: number;
  };
  readonly answer: Answer;
}
