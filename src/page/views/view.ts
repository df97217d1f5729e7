import type { ComponentChild } from 'preact';
import type { Catalog } from '../../index/catalog.ts';
import type { Reader } from '../state/reader.tsx';

/** Request of a page, as a view sees it. */
interface PageRequest {
  readonly catalog: Catalog;
  readonly reader: Reader;
  /** Absolute address of the service, without a slash at its end. */
  readonly site: string;
  /** Path as it was sent, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Content of a page, with what its head says. */
export interface RenderedView {
  /** HTTP status; 200 if absent. */
  readonly status?: number;
  readonly title: string;
  readonly description: string;
  /** Path and query of the page's one address. */
  readonly canonicalPath: string;
  readonly content: ComponentChild;
}

/** Answer that sends the browser to the page's present address. */
export interface Redirect {
  readonly redirectTo: string;
}

/** One kind of page. */
export interface View {
  /** Name by which the script knows what to take over. */
  readonly name: string;
  readonly path: string | RegExp;
  /** True if the page has play buttons. */
  readonly isHeard?: true;
  readonly render: (request: PageRequest) => RenderedView | Redirect;
}
