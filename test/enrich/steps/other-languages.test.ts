import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

it.each([
  ['en-US', ['fr_FR', 'es-MX', 'de'], ['de', 'es-MX', 'fr-FR']],
  ['en-US', ['en-US', 'en', 'en-GB'], ['en-GB']],
  ['en', ['en-US', 'fr', 'fr-CA'], ['en-US', 'fr-CA']],
  ['hi-IN', ['od-IN', 'od-IN', 'Tamil'], ['or-IN', 'ta']],
  ['en-US', ['cmn-CN', 'iw', '🇫🇷'], ['fr-FR', 'he', 'zh-CN']],
  ['en-US', ['klingonish', '', '??'], undefined],
  ['en-US', [], undefined],
  ['en-US', undefined, undefined],
])('a voice in %s with the locales %j also speaks %j', (locale, otherLocales, expected) => {
  expect(enrich(draft({ locale, otherLocales })).other_languages).toEqual(expected);
});

it('a locale that is not recognized is reported', () => {
  const unresolved: unknown[] = [];
  enrich(draft({ otherLocales: ['klingonish', 'fr', 'n/a'] }), (value) => unresolved.push(value));
  expect(unresolved).toEqual([{ field: 'other_locale', value: 'klingonish' }]);
});

it('a list without end is read up to a bound', () => {
  const otherLocales = Array.from({ length: 100_000 }, (_, at) => `x${at}`);
  expect(enrich(draft({ otherLocales })).other_languages).toBeUndefined();
});
