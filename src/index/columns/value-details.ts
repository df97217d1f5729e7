import type { CountryDetails, LanguageDetails } from '../../domain/metadata.ts';
import { nameOfLanguage, nameOfRegion } from '../../lib/cldr-names.ts';
import { lazy } from '../../lib/lazy.ts';
import { isRightToLeft, likelyOf } from '../../lib/locale-of.ts';
import type { Columns } from './columns.ts';
import type { ValueCodes } from './value-codes.ts';

export const collator = lazy(() => new Intl.Collator('en'));

/** Languages and countries of a catalog with their codes, names and numbers of voices, sorted by English name. */
export interface ValueDetails {
  readonly language: readonly LanguageDetails[];
  readonly country: readonly CountryDetails[];
}

/** Builds the details of languages and countries in advance, because a thousand look-ups in CLDR would delay the opening of a catalog. */
export function buildValueDetails(columns: Columns, codes: ValueCodes): ValueDetails {
  return {
    language: describe('language', columns, codes, (code) => nameOfLanguage(code, code)).map(
      (each): LanguageDetails =>
        each.code && isRightToLeft(each.code) ? { ...each, direction: 'rtl' } : each,
    ),
    country: describe('country', columns, codes, (code) =>
      nameOfRegion(code, likelyOf(`und-${code}`).language),
    ),
  };
}

function describe(
  name: keyof ValueDetails,
  columns: Columns,
  codes: ValueCodes,
  ownNameOf: (code: string) => string | undefined,
): CountryDetails[] {
  const { distinct, counts } = columns[name];
  const details = distinct.map((value, at) => {
    const code = codes[name][at];
    const own = code && ownNameOf(code);
    return {
      ...(code && { code }),
      name: value,
      ...(own && own !== value && { own_name: own }),
      count: counts[at] ?? 0,
    };
  });
  return details.sort((a, b) => collator().compare(a.name, b.name));
}
