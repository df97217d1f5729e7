/**
 * Build step of `npm run build` that stores the names of all languages in one small file. A process reads this file instead of source packages of 10
 * MB. The sources are the IANA registry (ISO 639-3), CLDR, SIL's list of languages (`@ethnolib/find-language`), Wikidata (`wikidata-lang`) and
 * data/facets/language.yaml.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { asyncSearchForLanguage, deepStripDemarcation, type ILanguage } from '@ethnolib/find-language';
import * as z from 'zod';
import { nameOfLanguage } from '../lib/cldr-names.ts';
import { fold } from '../lib/fold.ts';
import { groupBy } from '../lib/group-by.ts';
import { memoize } from '../lib/memoize.ts';
import { withoutLanguageNoun } from './context-words.ts';
import { ACCENTS, COUNTRIES, LANGUAGES } from './facets.ts';
import { COMPILED_LANGUAGE_NAMES, formatLanguageNames } from './language-names.ts';
import { synonymsOf } from './synonyms.ts';

/** Entries of the IANA Language Subtag Registry. An entry for a whole tag, such as `i-klingon`, has no `Subtag`. */
const Registry = z.array(
  z.object({ Type: z.string(), Subtag: z.string().optional(), Description: z.array(z.string()).min(1) }),
);
/** Languages of Wikidata with their English labels. Some entries also state the native name. */
const Wikidata = z.array(
  z.object({
    label: z.string().default(''),
    native: z.string().default(''),
    iso6391: z.array(z.string()).default([]),
    iso6393: z.array(z.string()).default([]),
  }),
);

/**
 * Pattern of a remark in a name of ISO 639: "Zande (individual language)", "Berber languages". A remark in parentheses distinguishes a language from
 * a group of languages with the same name. A country in parentheses does not match: "Tewa (USA)".
 */
const SCOPE = / \((?:individual language|macrolanguage)\)$| languages$/;
const CODE = /^[a-z]{2,3}$/;
const REMARK = / \([^)]*\)$/;
/** Pattern of the base language in a creole's name: `English` in "Jamaican Creole English". The base language is cut off, because few people say it. */
const LEXIFIER = /(?<= (?:Creole|Kriol|Pidgin)) \p{Lu}\p{Ll}+$/u;
const MARKS = /['’ʼꞌ-]/g;
const NO_NAME = /[\t\n|]/;
/** Search that finds all languages. Its quotation mark closes that of the library, so that the operator `!` asks for languages without a tab. */
const ALL = 'a" | !"\t';
const canonical = memoize((code: string) => new Intl.Locale(code).language, Number.POSITIVE_INFINITY);

const require = createRequire(import.meta.url);
const registered = registeredNames();
const listed = await listedLanguages();
const recorded = groupBy(
  Wikidata.parse(require('wikidata-lang/data/languages.json')).flatMap(({ iso6391, iso6393, ...named }) =>
    [...iso6391, ...iso6393].map((code) => ({ ...named, code: canonical(code) })),
  ),
  ({ code }) => code,
);
const codes = [...new Set([...registered.keys(), ...LANGUAGES.keys()])];
/** Language codes, grouped by canonical code: `zai` (Isthmus Zapotec) belongs to `zap` (Zapotec). */
const formsOf = groupBy(codes, canonical);
const firstNames = new Map(codes.map((code) => [code, firstNamesOf(code)]));
/** Languages by published name in folded form (lower case, no diacritics). A name in `shown` means its languages here, even if `owners` has others. */
const shown = groupBy(
  [...firstNames].map(([code, [name = code]]) => ({ code, name })),
  keyOf,
);
const owners = groupBy(
  [...firstNames].flatMap(([code, names]) => Array.from(names, (name) => ({ code, name }))),
  keyOf,
);
/** Folded names (lower case, no diacritics) of places and accents. No language may get such a name as an alternative name. */
const taken = new Set(placesAndAccents().map(fold));

mkdirSync(new URL('.', COMPILED_LANGUAGE_NAMES), { recursive: true });
writeFileSync(COMPILED_LANGUAGE_NAMES, codes.map(lineOf).join('\n'));

function lineOf(code: string): string {
  const [name = code] = firstNames.get(code) ?? [];
  const own = listed.get(code) ?? [];
  const all = [
    ...(firstNames.get(code) ?? []),
    ...(formsOf.get(code) ?? []).flatMap((each) => registered.get(each) ?? []),
    nameOfLanguage(code, code) ?? [],
    LANGUAGES.get(code)?.titles ?? [],
    ...own.flatMap(({ autonym, names }) => [autonym ?? [], names]).flat(),
    ...(recorded.get(code) ?? []).flatMap(({ label, native }) => [label, native]),
  ].flat();
  // People often leave out the apostrophes and hyphens of a language name: Gwichin, Sgaw Karen.
  const shortened = all.map((each) => each.replace(REMARK, '').replace(LEXIFIER, ''));
  const names = [...all, ...shortened, ...all.map(withoutLanguageNoun)].flatMap((each) => [
    each,
    each.replaceAll(MARKS, ''),
  ]);
  const others = names.filter((each) => each !== name && !NO_NAME.test(each) && isFree(each, code));
  const regions = own.flatMap(({ alternativeTags }) =>
    alternativeTags.flatMap((tag) => /(?<=-)[A-Z]{2}$/.exec(tag) ?? []),
  );
  return formatLanguageNames(code, {
    name,
    countries: [...new Set(regions)],
    others: [...new Map(others.map((each) => [fold(each), each])).values()],
  });
}

/** Reports whether a language may get an alternative name. A name is refused if a country or accent has it, or only other languages have it. */
function isFree(name: string, code: string): boolean {
  const key = fold(name);
  const owned = shown.get(key) ?? owners.get(key);
  return (
    key !== '' &&
    !taken.has(key) &&
    (!owned || owned.some((each) => canonical(each.code) === canonical(code)))
  );
}

function keyOf({ name }: { readonly name: string }): string {
  return fold(name);
}

/** Returns a language's main names from data/facets/language.yaml, CLDR, the IANA registry and SIL's list. The published name comes first. */
function firstNamesOf(code: string): ReadonlySet<string> {
  const row = LANGUAGES.get(code);
  const [registeredName = []] = registered.get(code) ?? [];
  return new Set(
    [
      row?.label ?? [],
      // CLDR is asked for canonical codes only: for Isthmus Zapotec (zai), it returns the name of the macrolanguage, Zapotec (zap).
      canonical(code) === code ? (nameOfLanguage(code, 'en') ?? []) : [],
      registeredName,
      synonymsOf(row).names ?? [],
      (listed.get(code) ?? []).map(({ exonym }) => exonym).slice(0, 1),
    ].flat(),
  );
}

/** Returns the names of languages in the IANA registry, by language code: `abi` → Abidji. The IANA registry contains all languages of ISO 639-3. */
function registeredNames(): ReadonlyMap<string, readonly string[]> {
  const entries = Registry.parse(require('language-subtag-registry/data/json/registry.json'));
  return new Map(
    entries.flatMap(({ Type, Subtag, Description }) =>
      Type === 'language' && Subtag !== undefined && CODE.test(Subtag)
        ? [[Subtag, Description.map((name) => name.replace(SCOPE, ''))] as const]
        : [],
    ),
  );
}

/** Returns the languages of SIL's list by code. The package of SIL exports no list, so the first step of a search finds it. */
async function listedLanguages(): Promise<ReadonlyMap<string, readonly ILanguage[]>> {
  const found: ILanguage[] = [];
  await asyncSearchForLanguage(ALL, (languages) => {
    found.push(...languages.map(deepStripDemarcation<ILanguage>));
    return false;
  });
  // Another release of the package may quote a search in another way.
  if (found.length === 0) throw new Error('the list of SIL was not found');
  const coded = found.flatMap((each) =>
    [...new Set([each.languageSubtag, canonical(each.iso639_3_code)])].map((code) => ({ ...each, code })),
  );
  return groupBy(coded, ({ code }) => code);
}

/** Returns the names of countries, accents and locales. Example: Flemish is the name of the locale `nl-BE`. */
function placesAndAccents(): readonly string[] {
  return [
    ...[...COUNTRIES].flatMap(([code, { name, other_names, languages }]) => [
      name,
      ...other_names,
      ...languages.map((language) => nameOfLanguage(`${language}-${code}`, 'en') ?? ''),
    ]),
    ...[...ACCENTS].flatMap(([accent, row]) => [accent, ...(synonymsOf(row).names ?? []), ...row.dialects]),
  ];
}
