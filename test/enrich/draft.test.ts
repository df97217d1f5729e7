import { describe, expect, it } from '@jest/globals';
import { withVoice } from '../../src/enrich/draft.ts';
import { draft } from '../support/draft.ts';

describe('withVoice', () => {
  it('adds what is known and leaves the draft it was given as it is', () => {
    const before = draft({}, { voice: { name: 'Roger' } });
    expect(withVoice(before, { gender: 'Male' }).voice).toStrictEqual({ name: 'Roger', gender: 'Male' });
    expect(before.voice).toStrictEqual({ name: 'Roger' });
  });

  it('keeps keys without a value out of the voice', () => {
    expect(withVoice(draft(), { accent: undefined }).voice).toStrictEqual({});
  });

  it('keeps where a field comes from, unless it was stated', () => {
    const derived = withVoice(draft(), { age: 'old', gender: 'Male' }, { age: 'derived', gender: 'stated' });
    expect(derived.voice.provenance).toEqual({ age: 'derived' });
    expect(withVoice(derived, { age: 'young' }, { age: 'stated' }).voice).not.toHaveProperty('provenance');
  });

  it('believes an adapter that a value was not in the record', () => {
    const before = draft({ inferred: { language: 'defaulted', gender: 'derived' } });
    const { voice } = withVoice(
      before,
      { language: 'mul', gender: 'Male' },
      { language: 'stated', gender: 'stated' },
    );
    expect(voice.provenance).toEqual({ language: 'defaulted', gender: 'derived' });
  });
});
