import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { SearchStore } from './search-store.ts';

/** Functions of a page that need a script, such as playing an audio sample; absent while the server renders the page. */
export type PageActions = ReturnType<typeof createActions>;

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

const SearchContext = createContext<SearchStore | undefined>(undefined);
export const SearchActionsProvider = SearchContext.Provider;

/** Returns the store of the search view; undefined on the server, until the script has started, and on pages without this view. */
export function useSearchActions(): SearchStore | undefined {
  return useContext(SearchContext);
}
