import type { ComponentChild } from 'preact';
import { BadInputError } from '../../domain/errors.ts';
import type { OversizedSnapshot } from '../../domain/service-state.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { Reader } from '../state/reader.tsx';

export interface PageRequest {
  readonly catalog: Catalog;
  readonly reader: Reader;
  /** Latest snapshot of the store; undefined if it fits into memory. */
  readonly oversized: OversizedSnapshot | undefined;
  /** BCP-47 tags of the reader's languages that a search prefers; undefined for other views. */
  readonly readerLanguages: string | undefined;
  /** Absolute URL of the service, without a trailing slash. */
  readonly site: string;
  /** Path of the request, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Content of a page, with the fields of its HTML head. */
export interface RenderedView {
  /** HTTP status; 200 if absent. */
  readonly status?: number;
  readonly title: string;
  readonly description: string;
  /** Path that links name; the view's own if absent, which a view of several paths has not. */
  readonly canonicalPath?: string;
  /** Title in link previews, if it tells more than `title`. */
  readonly sharedTitle?: string;
  /** Voice whose sample link previews play. */
  readonly voice?: StoredVoice;
  readonly content: ComponentChild;
}

/** Permanent redirect to the current URL of a page. */
export interface Redirect {
  readonly redirectTo: string;
}

export interface View {
  readonly name: string;
  readonly path: string | RegExp;
  /** True if the page has play buttons. */
  readonly isHeard?: true;
  readonly render: (request: PageRequest) => RenderedView | Redirect;
}

/** Decodes a part of a page's path. @throws {BadInputError} if the part is no percent-encoded UTF-8 */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new BadInputError('invalid_parameter', 'The address must be UTF-8 in percent-encoding.');
  }
}
