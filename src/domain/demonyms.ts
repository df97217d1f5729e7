import { countries } from './countries.ts';

/**
 * Adjectives where world-countries has none, a noun for people ("New Zealander"), two at once, or not
 * the word that is used for an accent. Keys are ISO 3166 codes.
 */
export const ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['AG', 'Antiguan'],
  ['AX', 'Åland'],
  ['BA', 'Bosnian'],
  ['BW', 'Botswanan'],
  ['DJ', 'Djiboutian'],
  ['EC', 'Ecuadorian'],
  ['GI', 'Gibraltarian'],
  ['HK', 'Hong Kong'],
  ['IS', 'Icelandic'],
  ['KG', 'Kyrgyz'],
  ['KR', 'Korean'],
  ['KZ', 'Kazakh'],
  ['LI', 'Liechtenstein'],
  ['LS', 'Basotho'],
  ['LU', 'Luxembourgish'],
  ['LA', 'Lao'],
  ['MV', 'Maldivian'],
  ['NP', 'Nepali'],
  ['NZ', 'New Zealand'],
  ['SA', 'Saudi'],
  ['SI', 'Slovenian'],
  ['SR', 'Surinamese'],
  ['TJ', 'Tajik'],
  ['UZ', 'Uzbek'],
]);

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** The adjective for people of a country (`GB` → British), from world-countries and our corrections. */
export function toDemonym(region: string): string | undefined {
  return ADJECTIVES.get(region) ?? (byCode.get(region)?.demonyms.eng?.m || undefined);
}
