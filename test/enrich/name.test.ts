import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../src/enrich/enrich.ts';
import { draft } from '../support/draft.ts';

describe('the name', () => {
  it.each([
    ['Roger - Laid-Back, Casual, Resonant', 'Roger', 'Laid-Back, Casual, Resonant'],
    ['Yinet -Upbeat Columbian Woman', 'Yinet', 'Upbeat Columbian Woman'],
    ['Anna – warm', 'Anna', 'warm'],
    ['James ', 'James', undefined],
    ['Mary  Ann', 'Mary Ann', undefined],
    ['Jean-Luc', 'Jean-Luc', undefined],
    ['Roger -', 'Roger -', undefined],
    ['- Roger', '- Roger', undefined],
    ['晓晓', '晓晓', undefined],
  ])('of %j is %j, described as %j', (stated, name, description) => {
    const voice = enrich(draft({ name: stated }));
    expect([voice.name, voice.description]).toEqual([name, description]);
  });

  it('is the native id where none is stated', () => {
    expect(enrich(draft({ name: ' ', nativeId: 'Santa_Claus ' })).name).toBe('Santa_Claus');
  });
});
