import type { Age, Gender, Voice } from '../../src/domain/voice.ts';
import { nameOfRegion } from '../../src/lib/cldr-names.ts';
import { REGIONS } from '../../src/vocabulary/facets.ts';

/** Test of a voice: true if a person meant it. */
export type Fits = (voice: Voice) => boolean;

export const all =
  (...fits: Fits[]): Fits =>
  (voice) =>
    fits.every((each) => each(voice));
export const any =
  (...fits: Fits[]): Fits =>
  (voice) =>
    fits.some((each) => each(voice));

const hasCode = (tag: string, code: string) => tag === code || tag.startsWith(`${code}-`);

/** The voice's own language or a further one; for a code with a region, its own only. */
export const speaks =
  (...codes: string[]): Fits =>
  ({ language, other_languages = [] }) =>
    codes.some(
      (code) =>
        hasCode(language, code) || (!code.includes('-') && other_languages.some((tag) => hasCode(tag, code))),
    );
/** The voice's own locale or a further one. */
export const speaksLocale =
  (code: string): Fits =>
  ({ language, other_languages = [] }) =>
    [language, ...other_languages].some((tag) => hasCode(tag, code));
/** A language whose name has the word: Northern Thai for `Thai`. */
export const inLanguage =
  (word: string): Fits =>
  ({ language_name = '' }) =>
    language_name.split(/[^\p{L}]+/u).includes(word);
export const from =
  (country: string): Fits =>
  ({ country_name }) =>
    country_name === country;
export const accent =
  (name: string): Fits =>
  (voice) =>
    voice.accent === name;
export const by =
  (provider: string): Fits =>
  (voice) =>
    voice.provider === provider;
export const model =
  (part: string): Fits =>
  ({ model_id }) =>
    model_id?.includes(part) ?? false;
export const aged =
  (...ages: Age[]): Fits =>
  ({ age }) =>
    age !== undefined && ages.includes(age);
export const forUse =
  (useCase: string): Fits =>
  ({ use_cases }) =>
    use_cases?.includes(useCase) ?? false;
export const styled =
  (style: string): Fits =>
  ({ styles = [], styles_on_request = [] }) =>
    styles.includes(style) || styles_on_request.includes(style);
/** The country is one of a group that people search by one word. */
export const inRegion = (key: string): Fits => {
  const names = new Set(REGIONS.get(key)?.countries.map((code) => nameOfRegion(code, 'en')));
  return ({ country_name }) => names.has(country_name);
};
const gendered =
  (wanted: Gender): Fits =>
  ({ gender }) =>
    gender === wanted;

export const female = gendered('Female');
export const male = gendered('Male');
export const neutral = gendered('Neutral');
export const nonBinary = gendered('Non-binary');

/** The name as a whole, or one of its words. */
export const named = (wanted: string): Fits => {
  const pattern = new RegExp(`(?:^|[^\\p{L}\\p{N}])${wanted}(?:$|[^\\p{L}\\p{N}])`, 'iu');
  return ({ name }) => pattern.test(name);
};
export const called =
  (wanted: string): Fits =>
  ({ name }) =>
    name === wanted;
export const id =
  (wanted: string): Fits =>
  (voice) =>
    voice.id === wanted;
export const idHas =
  (part: string): Fits =>
  (voice) =>
    voice.id.toLowerCase().includes(part.toLowerCase());

/** People say the nation for its country and for its accent. */
export const nation = (country: string, adjective: string): Fits => any(from(country), accent(adjective));
export const british = nation('United Kingdom', 'British');
export const american = nation('United States', 'American');
export const indian = nation('India', 'Indian');
