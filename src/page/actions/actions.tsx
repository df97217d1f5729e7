import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { Listening } from './listening.ts';
import type { SearchStore } from './search-store.ts';

/** Functions of a page that need a script, such as playing an audio sample. Only the search page has the store and the listening mode. */
export type PageActions = ReturnType<typeof createActions> & {
  readonly search?: SearchStore & { readonly listening: Listening };
};

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the actions of the page; undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

/** Returns the actions of the search page; undefined on the server, until the script has started, and on all other pages. */
export function useSearchActions(): PageActions['search'] {
  return useActions()?.search;
}
