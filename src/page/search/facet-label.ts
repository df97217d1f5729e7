import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FacetCount } from '../../domain/voice-list.ts';
import { FACET_WORDINGS, translateValue } from '../facts/fact-fields.ts';
import { ownNameOf, type Reader, useReader } from '../state/reader.tsx';
import type { FacetGroup } from '../state/search-url.ts';

/** Names of providers by slug. */
export type ProviderNames = ReadonlyMap<string, string>;

/** Preact context with the names of chosen providers that have no facet value. Any other name is the label of the provider's facet value. */
const NamesContext = createContext<ProviderNames>(new Map());
export const ProviderNamesProvider = NamesContext.Provider;

/** Returns a function that translates a facet value into the page's language. An excluded value is negated: `-google` → "not Google". */
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
  const translated = FACET_WORDINGS[group] === 'translated' ? translateValue(texts, value) : undefined;
  return translated ?? label ?? value;
}

/** Reports whether a group's values are always English. Such values get `lang`, so that screen readers pronounce them as English. */
export function isEnglish(group: FacetGroup): boolean {
  return FACET_WORDINGS[group] === 'english';
}

/** Returns the texts by which users find a facet value: label, English name, code, and a language's name in that language (`Deutsch`). */
export function findableTexts(
  group: FacetGroup,
  label: string,
  { value, code }: FacetCount,
): (string | undefined)[] {
  return [label, value, code, group === 'language' && code !== undefined ? ownNameOf(code) : undefined];
}
