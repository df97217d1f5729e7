import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { VoiceListResponse } from '../../domain/voice-list.ts';
import type { createActions } from '../client/create-actions.ts';
import type { createSearchActions } from '../client/search-app.tsx';
import type { PageSearch } from './search-url.ts';

/** State of the page's player. */
export interface Playing {
  /** Id of the voice whose sample is loading, playing or has failed; absent if idle. */
  readonly id?: string;
  readonly name?: string;
  readonly state: 'idle' | 'loading' | 'playing' | 'failed';
  /** Played fraction of the sample, from 0 to 1. */
  readonly progress: number;
  /** Host of the sample; absent until it is known, and for the service's own host. */
  readonly host?: string;
  readonly url?: string;
}

/** Player without a sample. */
export const IDLE: Playing = { state: 'idle', progress: 0 };

/** Actions that need a script. The server renders pages without actions. */
export type PageActions = ReturnType<typeof createActions>;

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

/** A search with the response that the page shows. */
export interface AnsweredSearch {
  readonly search: PageSearch;
  readonly answer: VoiceListResponse;
}

/** Actions of the search view that need a script. */
type SearchActions = ReturnType<typeof createSearchActions>;

const SearchContext = createContext<SearchActions | undefined>(undefined);
export const SearchActionsProvider = SearchContext.Provider;

/** Returns the actions of the search view; undefined on the server. */
export function useSearchActions(): SearchActions | undefined {
  return useContext(SearchContext);
}
