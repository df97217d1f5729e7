import { expect, it } from '@jest/globals';
import type { IdPart } from '../../../src/enrich/draft.ts';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

it.each<[IdPart[], string]>([
  [[], 'polly/Joanna'],
  [['model'], 'polly/Joanna/neural'],
  [['language'], 'polly/Joanna/en-US'],
  [['model', 'language'], 'polly/Joanna/neural/en-US'],
])('an id with the parts %j is %s', (idParts, id) => {
  const stated = { nativeId: 'Joanna', locale: 'en_us', model: 'neural' };
  expect(enrich(draft(stated, { provider: 'polly', idParts })).id).toBe(id);
});

it('an id leaves out a part that the voice does not have', () => {
  expect(enrich(draft({}, { idParts: ['model'] })).id).toBe('fictional/roger-1');
});

it('a unique key is in lower case, with model and language', () => {
  const stated = { nativeId: 'en-US-JennyNeural', model: 'Neural' };
  expect(enrich(draft(stated, { provider: 'azure' })).uniqueKey).toBe('azure|neural|en-us-jennyneural|en-us');
  expect(enrich(draft()).uniqueKey).toBe('fictional||roger-1|en-us');
});

it('an id and a unique key have the language that the accent gave', () => {
  const voice = enrich(draft({ locale: 'en', accent: 'Irish' }, { idParts: ['language'] }));
  expect([voice.id, voice.uniqueKey]).toEqual(['fictional/roger-1/en-IE', 'fictional||roger-1|en-ie']);
});

it.each(['Santa_Claus ', 'Cantonese_ProfessionalHost（F)', 'É e\u0301'])(
  'the native id %j stays as it is',
  (nativeId) => {
    const voice = enrich(draft({ nativeId }));
    expect([voice.id, voice.provider_voice_id]).toEqual([`fictional/${nativeId}`, nativeId]);
  },
);

it.each(['\ud800', 'lone\udc00', 'x\ud83d'])(
  'the native id %j is refused, because no address can hold it',
  (nativeId) => {
    expect(() => enrich(draft({ nativeId }))).toThrow('id: contains a lone surrogate');
  },
);

it.each([
  [' \t', 'id: blank'],
  ['\u200b\u2060', 'id: blank'],
  ['x'.repeat(257), 'id: longer than 256 characters'],
  // The public id has the slug of the provider before the native id.
  ['x'.repeat(256), 'id: longer than 256 characters'],
  ['red\u001b[31m', 'id: contains a hidden character'],
  ['nul\0', 'id: contains a hidden character'],
  ['two\nlines', 'id: contains a hidden character'],
  ['next\u0085line', 'id: contains a hidden character'],
  ['evil\u202egpj', 'id: contains a hidden character'],
  ['isolate\u2066x\u2069', 'id: contains a hidden character'],
  ['tags\u{e0041}', 'id: contains a hidden character'],
  ['private\ue000', 'id: contains a hidden character'],
  ['unassigned\u0378', 'id: contains a hidden character'],
  ['filler\u3164', 'id: contains a hidden character'],
  ['soft\u00adhyphen', 'id: contains a hidden character'],
  ['selector\u{e0100}', 'id: contains a hidden character'],
  ['joiner\u200dx', 'id: contains a hidden character'],
  ['mark\u200f', 'id: contains a hidden character'],
])('the native id %j is refused because of "%s"', (nativeId, reason) => {
  expect(() => enrich(draft({ nativeId }))).toThrow(reason);
});

it.each([
  ['aura\u{e0041}', 'model: contains a hidden character'],
  ['x'.repeat(257), 'model: longer than 256 characters'],
])('the model %j is refused because of "%s"', (model, reason) => {
  expect(() => enrich(draft({ model }))).toThrow(reason);
});

it('further models that hold a hidden character are left out', () => {
  expect(enrich(draft({ model: 'a', models: ['a', 'b', 'c\u202e'] })).models).toEqual(['a', 'b']);
});

it('a native id may have as many characters as the public id has left of 256', () => {
  const nativeId = 'x'.repeat(256 - 'fictional/'.length);
  expect(enrich(draft({ nativeId })).id).toHaveLength(256);
});

it('a native id may hold characters beyond the basic plane', () => {
  expect(enrich(draft({ nativeId: '😀' })).id).toBe('fictional/😀');
});
