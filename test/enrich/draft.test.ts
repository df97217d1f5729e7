import { expect, it } from '@jest/globals';
import { withVoice } from '../../src/enrich/draft.ts';
import { draft } from '../support/draft.ts';

it('withVoice adds values to a copy, and leaves the draft as it is', () => {
  const before = draft({}, { voice: { name: 'Roger' } });
  expect(withVoice(before, { gender: 'Male' }).voice).toStrictEqual({ name: 'Roger', gender: 'Male' });
  expect(before.voice).toStrictEqual({ name: 'Roger' });
});

it('withVoice adds no key without a value', () => {
  expect(withVoice(draft(), { accent: undefined }).voice).toStrictEqual({});
});

it('withVoice keeps the provenance of a field, unless the field was stated', () => {
  const derived = withVoice(draft(), { age: 'old', gender: 'Male' }, { age: 'derived', gender: 'stated' });
  expect(derived.voice.provenance).toEqual({ age: 'derived' });
  expect(withVoice(derived, { age: 'young' }, { age: 'stated' }).voice).not.toHaveProperty('provenance');
});

it('withVoice keeps the provenance that an adapter declares', () => {
  const before = draft({ inferred: { language: 'defaulted', gender: 'derived' } });
  const { voice } = withVoice(
    before,
    { language: 'mul', gender: 'Male' },
    { language: 'stated', gender: 'stated' },
  );
  expect(voice.provenance).toEqual({ language: 'defaulted', gender: 'derived' });
});
