import { createContext, type RenderableProps } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import type { createActions } from './create-actions.ts';
import type { Listening } from './listening.ts';
import type { SearchStore } from './search-store.ts';

/** Actions: functions of a page that need a script, such as playing a sample. Only the search page sets the field `search`, the state of the search. */
export type PageActions = ReturnType<typeof createActions> & {
  readonly search?: SearchStore & { readonly listening: Listening };
};

const ActionsContext = createContext<PageActions | undefined>(undefined);
const LatestContext = createContext<{ readonly current: PageActions | undefined }>({ current: undefined });

/** Provides the actions to the components below: {@link useActions} renders with them, {@link useLatestActions} only calls them. */
export function ActionsProvider({
  value,
  children,
}: RenderableProps<{ readonly value: PageActions | undefined }>) {
  const latest = useRef(value);
  latest.current = value;
  return (
    <ActionsContext.Provider value={value}>
      <LatestContext.Provider value={latest}>{children}</LatestContext.Provider>
    </ActionsContext.Provider>
  );
}

/** Returns the page's actions (functions that need a script); undefined on the server and until the script has started. */
export function useActions(): PageActions | undefined {
  return useContext(ActionsContext);
}

/** Returns the actions for event handlers, as `current`. A component that only its handlers need them for is not rendered again when the script starts. */
export function useLatestActions() {
  return useContext(LatestContext);
}
