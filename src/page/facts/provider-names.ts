import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Names of providers by slug. */
export type ProviderNames = ReadonlyMap<string, string>;

const NamesContext = createContext<ProviderNames>(new Map());
export const ProviderNamesProvider = NamesContext.Provider;

/** Returns the names of providers that a search may choose although no facet counts them, and so labels them. */
export function useProviderNames(): ProviderNames {
  return useContext(NamesContext);
}
