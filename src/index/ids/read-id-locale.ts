import { fold } from '../../lib/fold.ts';
import { detachedCopy, memoize } from '../../lib/memoize.ts';
import { type ColumnValue, columnValues, voicesWithAny } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import { and } from '../structures/bitset.ts';
import { slice } from '../structures/bitset-slice.ts';

/** Locale with which many ids begin, and the rest of such an id: `en-US` and `Journey-F`. */
const LOCALE = /^([a-z]{2,3}[-_][A-Z][A-Za-z]{1,3})[-_](?=\p{L})(.+)$/u;
/** Maximum number of voices of one provider and locale that are compared with an unknown id. */
const MAX_COMPARED = 200;
/** Bound on the providers and locales whose voices are kept for comparison. */
const MAX_MEMOIZED = 500;
/** Shortest name that is looked for at other providers. */
const MIN_NAME_CHARACTERS = 3;

/** A voice as it is compared with an id of its provider and locale. */
interface ComparedVoice {
  readonly rank: number;
  /** Last word or letter of its id. */
  readonly ending: string;
  readonly isChild: boolean;
}

/**
 * Creates the reader of an id by its provider and locale. It returns the provider's voices with that locale of their own, best first, after
 * those whose id ends with the same word or letter: `google/en-US-Journey-F` → `google/en-US-Neural2-F`.
 */
export function createLocaleReader({ columns, voices, matchLocales, scratch }: CatalogParts) {
  function compared(own: readonly ColumnValue[], ofProvider: readonly ColumnValue[]): ComparedVoice[] {
    const ranks = scratch.within(() => {
      const bits = scratch.copyOf(voicesWithAny(columns, own, scratch).bits);
      and(bits, voicesWithAny(columns, ofProvider, scratch).bits);
      return slice(bits, 0, MAX_COMPARED);
    });
    return ranks.map((rank) => {
      const { provider_voice_id = '', age } = voices.read(rank);
      return { rank, ending: detachedCopy(lastWord(provider_voice_id)), isChild: age === 'child' };
    });
  }

  // Kept, because reading 200 voices takes longer than all other readings of an id.
  const voicesOf = memoize((providerAndLocales: string): readonly ComparedVoice[] => {
    const [provider = '', ...names] = providerAndLocales.split('\n');
    const own = columnValues(columns, 'native_locale', names);
    const ofProvider = columnValues(columns, 'provider', [provider]);
    return own.length === 0 ? [] : compared(own, ofProvider);
  }, MAX_MEMOIZED);

  return (provider: string, rest: string): readonly number[] => {
    const [, locale = ''] = LOCALE.exec(rest) ?? [];
    const names =
      locale === '' ? [] : matchLocales(locale).map((value) => columns.locale.distinct[value] ?? '');
    // Only known providers are kept, so that clients cannot push them out by others.
    if (names.length === 0 || columnValues(columns, 'provider', [provider]).length === 0) return [];
    const listed = voicesOf([provider, ...names].join('\n'));
    const ending = lastWord(rest);
    const isAlike = (voice: ComparedVoice) => voice.ending === ending;
    const others = listed.filter((voice) => !isAlike(voice) && !voice.isChild);
    return [...listed.filter(isAlike), ...others].map(({ rank }) => rank);
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
