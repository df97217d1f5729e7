import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { createSearchActions } from './search-actions.ts';

/** Functions of a page that need a script, such as playing a sample. They are absent while the server renders the page. */
export type PageActions = ReturnType<typeof createActions>;

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

type SearchActions = ReturnType<typeof createSearchActions>;

const SearchContext = createContext<SearchActions | undefined>(undefined);
export const SearchActionsProvider = SearchContext.Provider;

/** Returns the actions of the search view; undefined on the server. */
export function useSearchActions(): SearchActions | undefined {
  return useContext(SearchContext);
}
