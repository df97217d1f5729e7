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
});
