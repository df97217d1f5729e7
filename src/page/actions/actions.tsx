import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { Listening } from './listening.ts';
import type { SearchStore } from './search-store.ts';

/** Functions of a page that need a script, such as playing an audio sample; absent while the server renders the page. */
export type PageActions = ReturnType<typeof createActions>;

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

/** Functions of the search view that need a script: the store and the listening mode. */
export type SearchActions = SearchStore & { readonly listening: Listening };

const SearchContext = createContext<SearchActions | undefined>(undefined);
export const SearchActionsProvider = SearchContext.Provider;

/** Returns the actions of the search page; undefined on the server, until the script has started, and on all other pages. */
export function useSearchActions(): SearchActions | undefined {
  return useContext(SearchContext);
}
