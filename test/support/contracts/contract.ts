import type { IncomingHttpHeaders } from 'node:http';
import type { StoredVoice } from '../../../src/domain/voice.ts';

/** A request as a provider sees it; the path is below the provider's address. */
export interface ContractRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

// biome-ignore lint/suspicious/noExplicitAny: lists have their providers' shapes
export type AnyList = any;

/** How a provider's list endpoint behaves, after its documentation: paths, authentication, paging. */
export interface ProviderContract {
  /** Variables that make the adapter ask, with keys that the server checks. */
  readonly keys: Readonly<Record<string, string>>;
  /** Of the bundled list: how many voices its provider listed when it was taken, and one, with what is stated of it. */
  readonly bundled?: { readonly voices: number; readonly one: Partial<StoredVoice> };
  /**
   * Fields of a record without which no voice can be made, or nobody knows whether it is everybody's. Providers add
   * fields late and leave out what they do not know: for want of any other a voice is not lost.
   */
  readonly needed?: readonly string[];
  /** A list in the provider's shape, where none is bundled. */
  readonly sample?: unknown;
  /** What the sample makes, in its order: all voices and no other, each with some of its values. */
  readonly voices?: readonly Partial<StoredVoice>[];
  /** Status and body for a request; a string is sent as it is. */
  readonly answer: (list: AnyList, request: ContractRequest) => readonly [status: number, body: unknown];
}
