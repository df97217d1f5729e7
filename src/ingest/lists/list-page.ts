import type { ListRequest } from '../provider.ts';

/** Page of a provider's list, in the provider's own JSON or text format. */
export interface ListPage {
  readonly page: unknown;
  /** Request that fetched the page over HTTP; absent for a page of a bundled list, of an SDK or of a command. */
  readonly request?: ListRequest;
}

/** Live list of a provider; a provider may have several. */
export interface LiveList {
  readonly name?: string | undefined;
  /**
   * Requests the pages of the list. Each call starts at the first page.
   * @throws {SkippedListError} if the host lacks the list and the adapter allows that
   */
  readonly pages: () => AsyncIterable<ListPage>;
}

/** Error for a list that the host lacks and that the adapter declares with `ifNotFound: 'skip'`. */
export class SkippedListError extends Error {
  constructor(options?: ErrorOptions) {
    super('the host has no such list', options);
    this.name = 'SkippedListError';
  }
}

/** Wraps pages as list pages without a request. */
export async function* toListPages(pages: AsyncIterable<unknown>): AsyncIterable<ListPage> {
  for await (const page of pages) yield { page };
}
