import type { ComponentChild } from 'preact';
import type { OversizedSnapshot } from '../../domain/service-state.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import type { AudioFacts } from '../facts/audio-facts.ts';
import { heardIn } from '../facts/facet-values.ts';
import type { Reader } from '../state/reader.tsx';

export interface PageRequest {
  readonly catalog: Catalog;
  readonly reader: Reader;
  /** Latest stored snapshot of the voices if this snapshot is too large to load into memory; otherwise undefined. */
  readonly oversized: OversizedSnapshot | undefined;
  /** Comma-separated BCP-47 tags of languages that a search prefers; undefined if the user prefers English, and on pages without `isForReader`. */
  readonly readerLanguages: string | undefined;
  /** Absolute URL of the service, without a trailing slash. */
  readonly site: string;
  /** Path of the request, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Returns facts about a voice's recording; undefined if no recording has a permanent URL. */
  readonly findAudio: (voice: StoredVoice) => Promise<AudioFacts | undefined>;
}

/** Content of a page, with the fields of its HTML head. */
export interface RenderedView {
  /** HTTP status; 200 if absent. */
  readonly status?: number;
  readonly title: string;
  readonly description: string;
  /** Path of the canonical link; the view's `path` if absent. A view whose `path` is a pattern always sets this field. */
  readonly canonicalPath?: string;
  /** Title of the page in link previews; `title` if absent. */
  readonly sharedTitle?: string;
  /** Recording that plays in link previews of the page. */
  readonly audio?: AudioFacts | undefined;
  readonly content: ComponentChild;
}

export interface View {
  readonly name: string;
  readonly path: string | RegExp;
  readonly isHeard?: true;
  /** True if voices of the reader's languages come first among equals, so that the page depends on `readerLanguages`. */
  readonly isForReader?: true;
  readonly render: (request: PageRequest) => RenderedView | Promise<RenderedView>;
}

/** Returns a text with two numbers: the found voices, and the found voices that have a sample. */
export function countHeard(answer: VoiceListResponse, { texts, formatNumber }: Reader): string {
  return texts.landing.heard({ voices: answer.total, heard: formatNumber(heardIn(answer) ?? 0) });
}
