import { countries } from '../../domain/countries.ts';
import { toDemonym } from '../../domain/demonyms.ts';
import { COUNTRY_WORDINGS } from '../tables/country-wordings.ts';
import { SPOKEN_LANGUAGES } from '../tables/spoken-languages.ts';

const byCode = new Map(countries.map((country) => [country.cca2, country]));

/** Lower-case adjective → ISO 3166 code of the nation, e.g. `dutch` → `NL`. */
const regionByAdjective = new Map<string, string>();
for (const { cca2 } of countries) {
  const adjective = toDemonym(cca2)?.toLowerCase();
  // Several territories share a demonym with their motherland; the independent nation has it.
  if (adjective && (!regionByAdjective.has(adjective) || byCode.get(cca2)?.independent)) {
    regionByAdjective.set(adjective, cca2);
  }
}

/** Lower-case name or code → ISO 3166 code. What is a country's main name is no other country's other spelling. */
const regionByName = new Map([
  ...countries.flatMap(({ cca2, altSpellings }) =>
    altSpellings.map((name) => [name.toLowerCase(), cca2] as const),
  ),
  ...countries.flatMap(({ cca2, cca3, name }) =>
    [cca2, cca3, name.common].map((word) => [word.toLowerCase(), cca2] as const),
  ),
  ...COUNTRY_WORDINGS,
]);

/** The country whose adjective this is, in lower case. */
export function regionOfNation(word: string): string | undefined {
  return regionByAdjective.get(word);
}

/** The country that has this name or code, in lower case. */
export function regionOfName(word: string): string | undefined {
  return regionByName.get(word);
}

/** The country that a provider means by a name, a code or an adjective. */
export function regionOfCountry(wording = ''): string | undefined {
  const word = wording.trim().toLowerCase();
  return regionOfName(word) ?? regionOfNation(word);
}

/** Languages of a country as canonical BCP-47 subtags. */
export function languagesOf(region: string): ReadonlySet<string> {
  const codes = Object.keys(byCode.get(region)?.languages ?? {});
  const languages = codes.map((code) => new Intl.Locale(code).language);
  return new Set([...languages, ...(SPOKEN_LANGUAGES.get(region) ?? [])]);
}

/** Official somewhere, and nobody's own. */
const DEAD_LANGUAGES: ReadonlySet<string> = new Set(['la']);

/** Language → the one nation that speaks it. */
const nationByLanguage = new Map<string, string>();
for (const [language, nations] of nationsByLanguage()) {
  const [nation, ...others] = nations;
  // Catalan is official in Andorra alone; CLDR knows where it is likely to be heard.
  const isLikely = nation === new Intl.Locale(language).maximize().region;
  if (nation && others.length === 0 && isLikely && !DEAD_LANGUAGES.has(language))
    nationByLanguage.set(language, nation);
}

/** The one nation that speaks a language, if it is not spoken by several. */
export function nationOfLanguage(language: string): string | undefined {
  return nationByLanguage.get(language);
}

/** Language → the independent nations of which it is an official language. */
function nationsByLanguage(): ReadonlyMap<string, readonly string[]> {
  const nations = new Map<string, string[]>();
  for (const { cca2, independent } of countries) {
    for (const language of independent ? languagesOf(cca2) : [])
      nations.set(language, [...(nations.get(language) ?? []), cca2]);
  }
  return nations;
}
