import { splitList } from '../../lib/list-entries.ts';
import { memoize } from '../../lib/memoize.ts';
import { voicesWithAny } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import { createBitset } from '../structures/bitset.ts';
import type { VoiceSet } from '../structures/voice-set.ts';

/** Bound on the lists of languages whose voices are kept. */
const MAX_LISTS = 100;

/** Creates the function that finds the voices whose own language is one of a list of BCP-47 tags; undefined if there are none. */
export function createLanguagePreference({ columns, scratch }: Pick<CatalogParts, 'columns' | 'scratch'>) {
  const voicesOf = memoize((tags: string): VoiceSet | undefined => {
    const languages = new Set(splitList(tags).map(languageOf));
    const values = columns.native_locale.distinct.flatMap((locale, value) =>
      languages.has(languageOf(locale)) ? { column: 'native_locale' as const, value } : [],
    );
    if (values.length === 0) return undefined;
    const bits = createBitset(scratch.capacity);
    bits.set(voicesWithAny(columns, values, scratch).bits);
    return { bits, sparse: undefined };
  }, MAX_LISTS);
  return (tags: string | undefined) => (tags === undefined ? undefined : voicesOf(tags));
}

function languageOf(tag: string): string {
  return (tag.split(/[-_]/u, 1)[0] ?? '').toLowerCase();
}
