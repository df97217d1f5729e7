import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

it.each([
  ['one', ['two', 'one'], ['one', 'two']],
  ['one', ['one', 'one'], undefined],
  ['one', ['two'], ['one', 'two']],
  [undefined, ['two', 'one'], ['one', 'two']],
  ['one', undefined, undefined],
])('a voice of the model %j with the models %j works with %j', (model, models, expected) => {
  expect(enrich(draft({ model, models })).models).toEqual(expected);
});

it.each([
  ['Preview', 'preview'],
  ['public beta', 'preview'],
  [' experimental ', 'preview'],
  ['Deprecated', 'deprecated'],
  ['retired', 'retired'],
  ['GA', undefined],
  ['not deprecated yet', undefined],
  ['', undefined],
  [undefined, undefined],
])('the wording %j means %j', (status, expected) => {
  expect(enrich(draft({ status })).status).toBe(expected);
});
