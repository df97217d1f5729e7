import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

it.each([
  ['Roger - Laid-Back, Casual, Resonant', 'Roger', 'Laid-back, casual, resonant'],
  ['Yinet -Upbeat Columbian Woman', 'Yinet', 'Upbeat'],
  ['Anna – warm', 'Anna', 'Warm'],
  ['James ', 'James', undefined],
  ['Mary  Ann', 'Mary Ann', undefined],
  ['Jean-Luc', 'Jean-Luc', undefined],
  ['Roger -', 'Roger -', undefined],
  ['- Roger', '- Roger', undefined],
  ['晓晓', '晓晓', undefined],
  ['Sarah | warm', 'Sarah', 'Warm'],
  ['Alina (F)', 'Alina', undefined],
  ['主持人（女）', '主持人', undefined],
  ['Host（F）', 'Host', undefined],
  ['Clyde (War veteran)', 'Clyde (War veteran)', undefined],
  ['🔥 Roger 🇺🇸 - 🎧 Deep', 'Roger', 'Deep'],
  ['👩‍🚀', '👩‍🚀', undefined],
  ['jeannette', 'Jeannette', undefined],
  ["d'artagnan the bold", "D'artagnan The Bold", undefined],
  ['en-US-JennyNeural', 'Jenny', undefined],
  ['en-US-JennyMultilingualNeural', 'Jenny', undefined],
  ['de_DE-thorsten_emotional-medium', 'Thorsten Emotional', undefined],
  ['en_US-hfc_female-medium', 'Hfc', undefined],
  ['en_US-medium', 'en_US-medium', undefined],
  ['\u202eRoger\u0000', 'Roger', undefined],
])('the name %j becomes %j, with the description %j', (stated, name, description) => {
  const voice = enrich(draft({ name: stated }));
  expect([voice.name, voice.description]).toEqual([name, description && `${description} American voice`]);
});

it.each([
  ['Alina (F)', 'Female'],
  ['Host（M）', 'Male'],
  ['en_US-hfc_female-medium', 'Female'],
  ['en-US-Wavenet-F', 'Neutral'],
  ['Mary', 'Neutral'],
])('the name %j gives the gender %s', (name, gender) => {
  expect(enrich(draft({ name })).gender).toBe(gender);
});

it('the name is the native id where none is stated', () => {
  expect(enrich(draft({ name: ' ', nativeId: 'Santa_Claus ' })).name).toBe('Santa Claus');
});

it.each([
  ['Xiaoxiao', '晓晓', '晓晓'],
  ['Jenny', 'Jenny', undefined],
  ['Mekdes', ' መቅደስ ', 'መቅደስ'],
  ['Anna', '', undefined],
  ['Anna', undefined, undefined],
])('the name %j with the local name %j has the local name %j', (name, localName, expected) => {
  expect(enrich(draft({ name, localName })).local_name).toBe(expected);
});
