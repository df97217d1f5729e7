import type { StoredVoice } from '../../domain/voice.ts';
import { localeOf } from '../../lib/locale-of.ts';
import type { ColumnName } from './schema.ts';

/** A spoken locale is a locale that at least one voice speaks, with its language name and country name. */
export type SpokenLocale = Pick<StoredVoice, 'language' | 'language_name' | 'country_name'>;

type CodedColumn = Extract<ColumnName, 'language' | 'native_language' | 'country'>;

/** Standard code of each value of a column, by the value's index in the column's `distinct`; undefined for a value without a code. */
export type ValueCodes = Readonly<Record<CodedColumn, readonly (string | undefined)[]>>;

/** Builds codes of languages (BCP-47) and countries (ISO 3166). Codes come from the voices' language tags, so that each code finds some voices. */
export function buildValueCodes(
  columns: Readonly<Record<CodedColumn, { readonly distinct: readonly string[] }>>,
  locales: readonly SpokenLocale[],
): ValueCodes {
  const languages = new Map<string, string>();
  const countries = new Map<string, string>();
  for (const { language: tag, language_name, country_name } of locales) {
    const { language, region } = localeOf(tag);
    if (language_name) languages.set(language_name, preferred(language, languages.get(language_name)));
    if (country_name && region) countries.set(country_name, preferred(region, countries.get(country_name)));
  }
  const inOrder = (column: CodedColumn, codes: ReadonlyMap<string, string>) =>
    columns[column].distinct.map((value) => codes.get(value));
  return {
    language: inOrder('language', languages),
    native_language: inOrder('native_language', languages),
    country: inOrder('country', countries),
  };
}

/** Returns the shorter of two codes, because BCP-47 prefers two letters (Malay is `ms`, not `zlm`); of equally long codes, the alphabetically first. */
function preferred(code: string, other: string | undefined): string {
  if (other === undefined) return code;
  const order = code.length - other.length || (code < other ? -1 : 1);
  return order < 0 ? code : other;
}
