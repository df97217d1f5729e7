import { columnValues, voicesWithAny } from '../columns/columns.ts';
import { and } from '../structures/bitset.ts';
import { slice } from '../structures/bitset-slice.ts';
import { fold } from '../text/analyzer.ts';
import type { CatalogParts } from './parts.ts';

/** Locale with which many ids begin, and the rest of such an id: `en-US` and `Journey-F`. */
const LOCALE = /^([a-z]{2,3}[-_][A-Z][A-Za-z]{1,3})[-_](?=\p{L})(.+)$/u;
/** Most voices of a provider and locale of which the most alike are looked for. */
const MAX_COMPARED = 200;
/** Shortest name that is looked for at other providers. */
const MIN_NAME_CHARACTERS = 3;

/**
 * Creates the reader of an id by its provider and locale. It returns the provider's voices with that locale of their own, best first, after
 * those whose id ends with the same word or letter: `google/en-US-Journey-F` → `google/en-US-Neural2-F`.
 */
export function createLocaleReader({ columns, voices, matchLocales, scratch }: CatalogParts) {
  return (provider: string, rest: string): readonly number[] => {
    const [, locale = ''] = LOCALE.exec(rest) ?? [];
    const names =
      locale === '' ? [] : matchLocales(locale).map((value) => columns.locale.distinct[value] ?? '');
    const own = columnValues(columns, 'native_locale', names);
    const ofProvider = columnValues(columns, 'provider', [provider]);
    if (own.length === 0 || ofProvider.length === 0) return [];
    const ranks = scratch.within(() => {
      const bits = scratch.copyOf(voicesWithAny(columns, own, scratch).bits);
      and(bits, voicesWithAny(columns, ofProvider, scratch).bits);
      return slice(bits, 0, MAX_COMPARED);
    });
    const ending = lastWord(rest);
    const isAlike = (rank: number) => lastWord(voices.read(rank).provider_voice_id ?? '') === ending;
    const alike = new Set(ranks.filter(isAlike));
    return [...alike, ...ranks.filter((rank) => !alike.has(rank) && voices.read(rank).age !== 'child')];
  };
}

/** Creates the reader of a name that the provider of an id lacks. It returns the voices that are called so elsewhere: `elevenlabs/Bella`. */
export function createNameReader({ columns, scratch }: CatalogParts) {
  return (rest: string): readonly number[] => {
    const name = fold(rest.split('/', 1)[0] ?? '');
    const values = name.length < MIN_NAME_CHARACTERS ? [] : columnValues(columns, 'name', [name]);
    if (values.length === 0) return [];
    return scratch.within(() => slice(voicesWithAny(columns, values, scratch).bits, 0, MAX_COMPARED));
  };
}

function lastWord(id: string): string {
  return id.slice(id.search(/[^-_/]*$/u)).toLowerCase();
}
