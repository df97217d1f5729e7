import type { FacetCount } from '../../domain/voice-list.ts';
import { translateValue } from '../facts/fact-fields.ts';
import { ownNameOf, type Reader, useReader } from '../state/reader.tsx';
import type { FacetGroup } from '../state/search-url.ts';

/** Returns a function that translates a facet value into the page's language, and negates an excluded value: `-google` → "not Google". */
export function useFacetLabel(): (group: FacetGroup, value: FacetCount) => string {
  const reader = useReader();
  return (group, each) => {
    if (!each.value.startsWith('-')) return nameOf(reader, group, each);
    const value = nameOf(reader, group, { ...each, value: each.value.slice(1) });
    return reader.texts.facets.not({ value });
  };
}

function nameOf(
  { texts, names, providers }: Reader,
  group: FacetGroup,
  { value, code, label }: FacetCount,
): string {
  if (group === 'provider') return providers.get(value.toLowerCase()) ?? value;
  if (group === 'has_preview') return texts.facets[value === 'true' ? 'withPreview' : 'withoutPreview'];
  if (group === 'language') return names.ofLanguage(code ?? value) ?? label ?? value;
  if (group === 'country') return names.ofRegion(code ?? value) ?? label ?? value;
  // The facet value Neutral has a longer label here ("neutral or not stated"), because the API counts voices without a stated gender as Neutral.
  if (group === 'gender' && value === 'Neutral') return texts.facets.neutral;
  return group === 'model' ? (label ?? value) : translateValue(texts, value, label);
}

/** Returns the texts by which users find a facet value: label, English name, code, and the name of a language in the language itself (`Deutsch`). */
export function findableTexts(
  group: FacetGroup,
  label: string,
  { value, code }: FacetCount,
): (string | undefined)[] {
  return [label, value, code, group === 'language' && code !== undefined ? ownNameOf(code) : undefined];
}
