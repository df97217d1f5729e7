import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { Listening } from './listening.ts';
import type { SearchStore } from './search-store.ts';

/** Actions: functions of a page that need a script, such as playing a sample. Only the search page sets the field `search`, the state of the search. */
export type PageActions = ReturnType<typeof createActions> & {
  readonly search?: SearchStore & { readonly listening: Listening };
};

const ActionsContext = createContext<PageActions | undefined>(undefined);
export const ActionsProvider = ActionsContext.Provider;

/** Returns the page's actions (functions that need a script); undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}
