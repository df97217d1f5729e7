import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Completion } from '../../domain/completion.ts';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { SearchStore } from '../client/search-store.ts';
import type { PageSearch } from './search-url.ts';

/** A search with the response that the page shows. */
export interface AnsweredSearch {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/** Actions of the search view that need a script. */
export interface SearchActions extends Pick<SearchStore, 'show' | 'turnTo' | 'type' | 'submit'> {
  /** Opens the dialog with the keyboard shortcuts. */
  readonly showKeys: () => void;
  /** Returns the pause between a typed letter and the request, in ms. */
  readonly pauseMs: () => number;
  /** Returns completions of a text under the filters of the current search; an empty list if the request fails. */
  readonly complete: (text: string, signal: AbortSignal) => Promise<readonly Completion[]>;
  /** Returns the number of voices that a search finds; undefined if the request fails. */
  readonly count: (search: PageSearch, signal: AbortSignal) => Promise<number | undefined>;
}

const SearchContext = createContext<SearchActions | undefined>(undefined);
export const SearchActionsProvider = SearchContext.Provider;

/** Returns the actions of the search view; undefined on the server. */
export function useSearchActions(): SearchActions | undefined {
  return useContext(SearchContext);
}
