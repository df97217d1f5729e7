import type { ListRequest } from '../provider.ts';

/** Page of a provider's list, in the provider's own JSON or text format. */
export interface ListPage {
  readonly page: unknown;
  /** Request that fetched the page over HTTP. Pages of a bundled list, of an SDK or of a command have no request. */
  readonly request?: ListRequest;
}

export async function* toListPages(pages: AsyncIterable<unknown>): AsyncIterable<ListPage> {
  for await (const page of pages) yield { page };
}
