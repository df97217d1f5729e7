import { expect, it } from '@jest/globals';
import { nameOfLanguage, nameOfRegion } from '../../src/lib/cldr-names.ts';

it('CLDR names a locale by dialect, by standard and in short', () => {
  expect(nameOfLanguage('en-GB', 'en')).toBe('British English');
  expect(nameOfLanguage('en-GB', 'en', { languageDisplay: 'standard' })).toBe('English (United Kingdom)');
  expect(nameOfLanguage('en-GB', 'en', { style: 'short' })).toBe('UK English');
});

it('CLDR names languages and regions in other languages', () => {
  expect(nameOfLanguage('ja', 'ja')).toBe('日本語');
  expect(nameOfRegion('DE', 'fr')).toBe('Allemagne');
  expect(nameOfRegion('HK', 'en')).toBe('Hong Kong');
});

it('CLDR has no name for an unassigned code', () => {
  expect(nameOfLanguage('qzz', 'en')).toBeUndefined();
});

it('CLDR has no own name of a language whose names it lacks', () => {
  expect(nameOfLanguage('ach', 'en')).toBe('Acoli');
  expect(nameOfLanguage('ach', 'ach')).toBeUndefined();
});
