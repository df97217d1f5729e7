import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FacetCount } from '../../domain/voice-list.ts';
import { ownNameOf, type Reader, useReader } from '../state/reader.tsx';
import type { FacetGroup } from '../state/search-url.ts';

/** Names of providers by slug. */
export type ProviderNames = ReadonlyMap<string, string>;

/** Names of the chosen providers that have no facet value. The name of any other provider is the label of its facet value. */
const NamesContext = createContext<ProviderNames>(new Map());
export const ProviderNamesProvider = NamesContext.Provider;

/** Returns the function that returns the label of a facet value in the page's language: `-google` → "not Google". */
export function useFacetLabel(group: FacetGroup): (value: FacetCount) => string {
  const reader = useReader();
  const providers = useContext(NamesContext);
  return (each) => {
    if (!each.value.startsWith('-')) return nameOf(reader, providers, group, each);
    const value = nameOf(reader, providers, group, { ...each, value: each.value.slice(1) });
    return reader.texts.facets.not({ value });
  };
}

function nameOf(
  { texts, names }: Reader,
  providers: ProviderNames,
  group: FacetGroup,
  { value, code, label }: FacetCount,
): string {
  if (group === 'provider') return label ?? providers.get(value.toLowerCase()) ?? value;
  if (group === 'has_preview') return texts.facets[value === 'true' ? 'withPreview' : 'withoutPreview'];
  if (group === 'language') return names.ofLanguage(code ?? value) ?? label ?? value;
  if (group === 'country') return names.ofRegion(code ?? value) ?? label ?? value;
  const values: Readonly<Record<string, string>> = texts.values;
  if (group === 'gender' || group === 'age') return values[value] ?? label ?? value;
  return label ?? value;
}

/** Reports whether a group's values are English in every language of the page; `lang` then makes screen readers pronounce them so. */
export function isEnglish(group: FacetGroup): boolean {
  return !['has_preview', 'provider', 'language', 'country', 'gender', 'age', 'model'].includes(group);
}

/** Returns the texts by which a value can be found: its label, the English value, its code, and a language's name in that language. */
export function findableTexts(
  group: FacetGroup,
  label: string,
  { value, code }: FacetCount,
): (string | undefined)[] {
  return [label, value, code, group === 'language' && code !== undefined ? ownNameOf(code) : undefined];
}
