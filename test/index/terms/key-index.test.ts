import { describe, expect, it } from '@jest/globals';
import { createKeyIndex } from '../../../src/index/terms/key-index.ts';

const NAMES = ['New Zealand', 'Zealandia', 'Île', 'Mile', 'Le Mile', 'Old-Norse', '日本語'];

describe('key index', () => {
  it.each([
    ['zealand', { Zealandia: 1, 'New Zealand': 2 }],
    ['new-zealand', { 'New Zealand': 0 }],
    ['new-', { 'New Zealand': 1 }],
    ['mile', { Mile: 0, 'Le Mile': 2 }],
    ['ile', { Île: 0, Mile: 3, 'Le Mile': 3 }],
    ['il', { Île: 1 }],
    ['ealandi', { Zealandia: 3 }],
    ['norse', { 'Old-Norse': 2 }],
    ['日', { 日本語: 1 }],
    ['本', {}],
    ['', {}],
  ])('the text %s stands in %j', (text, places) => {
    const found = createKeyIndex(NAMES)(text);
    expect(Object.fromEntries(Array.from(found, ([at, place]) => [NAMES[at], place]))).toEqual(places);
  });

  it('an index without names finds nothing', () => {
    expect(createKeyIndex([])('a').size).toBe(0);
  });

  it('a text that begins enough names is not looked for within others', () => {
    const names = [...Array.from({ length: 60 }, (_, at) => `Anna ${at}`), 'Joanna'];
    const found = createKeyIndex(names)('anna');
    expect(found.size).toBe(60);
    expect(found.has(60)).toBe(false);
  });
});
