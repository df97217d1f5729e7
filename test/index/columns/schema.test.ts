import { expect, it } from '@jest/globals';
import { valuesIn } from '../../../src/index/columns/schema.ts';
import { voice } from '../../support/voice.ts';

it.each([
  ['French Narrator Lady', 'fr-FR', 'French', ['narrator', 'lady']],
  ['MMS Belize English Creole', 'bzj', 'Belize Kriol English', ['mms', 'creole']],
  ['MMS Bengali', 'bn', 'Bangla', ['mms']],
  ['Dan', 'en-GB', 'English', ['dan']],
  ['Dan', 'dnj', 'Dan', []],
])(
  'the name %j of a voice with the language %s (%s) has the words %j',
  (name, language, language_name, words) => {
    expect(valuesIn('name_word', voice({ id: 'fictional/a', name, language, language_name }))).toEqual(words);
  },
);
