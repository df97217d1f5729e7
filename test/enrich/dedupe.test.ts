import { expect, it } from '@jest/globals';
import { dedupe } from '../../src/enrich/dedupe.ts';
import { voice } from '../support/voice.ts';

const bare = voice({ id: 'fictional/roger', uniqueKey: 'fictional||roger|en-us' });
const full = voice({ ...bare, age: 'old', description: 'Calm' });
const other = voice({ id: 'fictional/anna' });

it.each([
  ['first', [full, bare]],
  ['last', [bare, full]],
])('dedupe keeps the more complete of two voices with one key, when it comes %s', (_, voices) => {
  expect(dedupe(voices)).toEqual([full]);
});

it('dedupe keeps the first of two voices that are equally complete', () => {
  expect(dedupe([bare, { ...bare, name: 'Again' }])).toEqual([bare]);
});

it('a sample is no more complete for being derived', () => {
  const stated = { ...bare, sample_url: 'https://cdn.example/stated.mp3' };
  const derived = { ...bare, sample_url: 'https://cdn.example/derived.mp3', sample_derived: true as const };
  expect(dedupe([stated, derived])).toEqual([stated]);
  expect(dedupe([bare, derived])).toEqual([derived]);
});

it('two voices are the same by key where their ids differ, and by id where their keys do', () => {
  expect(dedupe([bare, { ...full, id: 'fictional/roger/en-US' }])).toEqual([
    { ...full, id: 'fictional/roger/en-US' },
  ]);
  expect(dedupe([bare, { ...full, uniqueKey: 'fictional|v2|roger|en-us' }])).toHaveLength(1);
});

it('a voice without a key is compared by its id', () => {
  const { uniqueKey: _, ...keyless } = full;
  expect(dedupe([keyless, other, { ...keyless, accent: 'British' }])).toEqual([
    { ...keyless, accent: 'British' },
    other,
  ]);
});

it('dedupe leaves different voices and their order as they are', () => {
  const voices = [full, other, voice({ id: 'bravo/roger' })];
  expect(dedupe(voices)).toEqual(voices);
  expect(dedupe([])).toEqual([]);
});
