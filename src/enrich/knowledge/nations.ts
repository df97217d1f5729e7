import { countries, countryOf } from '../../domain/countries.ts';
import { lazy } from '../../domain/lazy.ts';
import { COUNTRY_WORDINGS } from '../tables/country-wordings.ts';

/** Lower-case adjective → ISO 3166 code of the nation, e.g. `dutch` → `NL`. */
const regionByAdjective = lazy(() => {
  const regions = new Map<string, string>();
  for (const { code, adjective, isIndependent } of countries) {
    // Several territories share an adjective with their motherland; the independent nation has it.
    const word = adjective?.toLowerCase();
    if (word && (isIndependent || !regions.has(word))) regions.set(word, code);
  }
  return regions;
});

/** Folded name or code → ISO 3166 code. A country's main name is no other country's other name. */
const regionByName = lazy(
  () =>
    new Map([
      ...countries.flatMap(({ code, otherNames }) => otherNames.map((name) => [fold(name), code] as const)),
      ...countries.flatMap(({ code, alpha3, name }) =>
        [code, alpha3, name].map((word) => [fold(word), code] as const),
      ),
      ...COUNTRY_WORDINGS,
    ]),
);

/** Lower case without accents, because providers write names in either way (Curacao, Côte d'Ivoire). */
function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');
}

/** The country whose adjective this is, in lower case. */
export function regionOfNation(word: string): string | undefined {
  return regionByAdjective().get(word);
}

/** The country that has this name or code. */
export function regionOfName(word: string): string | undefined {
  return regionByName().get(fold(word));
}

/** The country that a provider means by a name, a code or an adjective. */
export function regionOfCountry(wording = ''): string | undefined {
  const word = wording.trim().toLowerCase();
  return regionOfName(word) ?? regionOfNation(word);
}

/** Languages of a country as canonical BCP-47 subtags. */
export function languagesOf(region: string): ReadonlySet<string> {
  return countryOf(region)?.languages ?? new Set();
}

/** Official somewhere, and nobody's own. */
const DEAD_LANGUAGES: ReadonlySet<string> = new Set(['la']);

/** Language → the one nation that speaks it. */
const soleNations = lazy(() => {
  const nations = new Map<string, string>();
  for (const [language, [nation, ...others]] of nationsByLanguage()) {
    if (!nation || others.length > 0 || DEAD_LANGUAGES.has(language)) continue;
    // Catalan is official in Andorra alone; CLDR has the region where it is likely to be heard.
    if (nation === new Intl.Locale(language).maximize().region) nations.set(language, nation);
  }
  return nations;
});

/** The one nation that speaks a language, if it is not spoken by several. */
export function nationOfLanguage(language: string): string | undefined {
  return soleNations().get(language);
}

/** Language → the independent nations of which it is an official language. */
function nationsByLanguage(): ReadonlyMap<string, readonly string[]> {
  const nations = new Map<string, string[]>();
  for (const { code, languages, isIndependent } of countries) {
    for (const language of isIndependent ? languages : [])
      nations.set(language, [...(nations.get(language) ?? []), code]);
  }
  return nations;
}
