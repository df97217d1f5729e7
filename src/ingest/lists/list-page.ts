import type { ListRequest } from '../provider.ts';

/** Page of a provider's list, in the provider's own shape. */
export interface ListPage {
  readonly page: unknown;
  /** Request that the page answers; absent for pages of bundled lists, SDKs and subprocesses. */
  readonly request?: ListRequest;
}

/** Wraps bare pages as list pages without a request. */
export async function* toListPages(pages: AsyncIterable<unknown>): AsyncIterable<ListPage> {
  for await (const page of pages) yield { page };
}
