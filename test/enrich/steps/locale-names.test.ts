import { expect, it } from '@jest/globals';
import { addLocaleNames } from '../../../src/enrich/steps/locale-names.ts';
import { draft } from '../../support/draft.ts';

function namesOf(language: string): [language: string | undefined, country: string | undefined] {
  const { voice } = addLocaleNames(draft({}, { voice: { language } }));
  return [voice.language_name, voice.country_name];
}

it.each([
  ['en-US', 'English', 'United States'],
  ['en-GB-scotland', 'English', 'United Kingdom'],
  ['yue-HK', 'Cantonese', 'Hong Kong'],
  ['zh-MO', 'Chinese', 'Macao'],
  ['my-MM', 'Burmese', 'Myanmar'],
  ['sw-CD', 'Swahili', 'Democratic Republic of the Congo'],
  ['ar-PS', 'Arabic', 'Palestine'],
  ['zh-Hans-CN', 'Chinese', 'China'],
  ['fil-PH', 'Filipino', 'Philippines'],
  ['nb-NO', 'Norwegian Bokmål', 'Norway'],
  ['or-IN', 'Odia', 'India'],
])('the locale %s is called %s of %s', (language, languageName, countryName) => {
  expect(namesOf(language)).toEqual([languageName, countryName]);
});

it.each([
  ['ar', 'Arabic'],
  ['es-419', 'Spanish'],
  ['en-001', 'English'],
  ['en-029', 'English'],
  ['tlh-Piqd', 'Klingon'],
  ['hyw', 'Western Armenian'],
  ['nci', 'Classical Nahuatl'],
  ['qya', 'Quenya'],
  ['sjn', 'Sindarin'],
  ['qdb', 'Lang Belta'],
  ['mis', 'Pyash'],
  ['abi', 'Abidji'],
  ['kjb', "Q'anjob'al"],
  ['tew', 'Tewa (USA)'],
  ['zne', 'Zande'],
  ['zlm', 'Malay'],
])('the locale %s has no country and is called %s', (language, languageName) => {
  expect(namesOf(language)).toEqual([languageName, undefined]);
});

it.each([
  ['ckt', 'Chukchi'],
  ['ilo', 'Ilocano'],
  ['pam', 'Kapampangan'],
  ['ny', 'Chichewa'],
  ['cof', 'Tsafiki'],
])('the language %s is called as people call it: %s', (language, languageName) => {
  expect(namesOf(language)).toEqual([languageName, undefined]);
});

it.each([
  ['spy', 'kln', 'Sabaot'],
  ['mup', 'raj', 'Malvi'],
  ['zai', 'zap', 'Isthmus Zapotec'],
  ['kmr', 'ku', 'Kurdish'],
  ['tgl', 'fil', 'Filipino'],
])('the stated language %s, which BCP-47 has as %s, is called %s', (locale, language, languageName) => {
  const { voice } = addLocaleNames(draft({ locale }, { voice: { language } }));
  expect(voice.language_name).toBe(languageName);
});

it('a language without a name in CLDR, the IANA registry or our table has no name', () => {
  expect(namesOf('qaa')).toEqual([undefined, undefined]);
});

it('a voice without a language gets no names', () => {
  expect(addLocaleNames(draft()).voice).toEqual({});
});
