import { expect, it } from '@jest/globals';
import { MAX_DESCRIPTION_CHARACTERS } from '../../src/domain/voice.ts';
import type { StatedVoice } from '../../src/enrich/draft.ts';
import { enrich } from '../../src/enrich/enrich.ts';
import { readProse } from '../../src/enrich/knowledge/read-prose.ts';
import { recognizeStyle } from '../../src/enrich/knowledge/recognize-style.ts';
import { addLocaleNames } from '../../src/enrich/steps/locale-names.ts';
import { STYLES } from '../../src/vocabulary/facets.ts';
import { draft } from '../support/draft.ts';

const voiceOf = (stated: Partial<StatedVoice>) => enrich(draft(stated));
const MAX_ID = 256;

it.each(['\ud800', 'lone\udc00', 'x\ud83d'])(
  'the native id %j is refused, because no address can hold it',
  (nativeId) => {
    expect(() => voiceOf({ nativeId })).toThrow('id: contains a lone surrogate');
  },
);

it('ids and models are refused beyond 256 characters, with the slug of the provider before the native id', () => {
  const slug = 'fictional/'.length;
  expect(voiceOf({ nativeId: 'x'.repeat(MAX_ID - slug) }).id).toHaveLength(MAX_ID);
  for (const length of [MAX_ID - slug + 1, MAX_ID, MAX_ID + 1])
    expect(() => voiceOf({ nativeId: 'x'.repeat(length) })).toThrow('id: longer than 256 characters');
  expect(() => voiceOf({ model: 'x'.repeat(MAX_ID + 1) })).toThrow('model: longer than 256 characters');
});

it('a locale of very many subtags, further locales, styles and addresses without end are read up to a bound', () => {
  expect(voiceOf({ locale: `en-US${'-x'.repeat(1000)}` }).language).toBe('en-US');
  const otherLocales = Array.from({ length: 100_000 }, (_, at) => `x${at}`);
  expect(voiceOf({ otherLocales })).not.toHaveProperty('other_languages');
  expect(voiceOf({ styles: [...Array(1000).fill('x'), 'calm'] })).not.toHaveProperty('styles_on_request');
  expect(voiceOf({ sampleUrl: `https://example.com/${'a'.repeat(2048)}.mp3` })).toMatchObject({
    preview: false,
  });
  expect(recognizeStyle(`${'x'.repeat(300)} calm`)).toEqual([]);
});

it('only the start of a description is read', () => {
  expect(readProse(`${'A voice. '.repeat(60)}Calm.`)).not.toHaveProperty('styles');
  expect(voiceOf({ description: `${'A very calm voice. '.repeat(40)}For audiobooks.` })).not.toHaveProperty(
    'use_cases',
  );
});

it('a description is bounded in characters that a person sees, and one that is made leaves out words', () => {
  const seen = `Calm man ${'x\u0323'.repeat(81)}`;
  expect(voiceOf({ description: seen }).description).toBe(seen);
  const accent = 'Bonaire, Sint Eustatius and Saba Leeward Antilles Caribbean Dutch';
  const { description = '' } = voiceOf({ locale: 'en', tags: [...STYLES.keys()], accent });
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION_CHARACTERS);
  expect(description).toMatch(/^Deep, high-pitched Bonaire.* voice$/);
});

it('a voice without a language gets no names of one', () => {
  expect(addLocaleNames(draft()).voice).toEqual({});
});

it.each([
  ['words', 'warm '],
  ['joints', 'warm, and '],
  ['negations', 'not '],
  ['purposes', 'for for '],
  ['letters', 'l'],
  ['signs', '<'],
])('a hostile description of many %s is read in a moment', (_, part) => {
  const before = process.cpuUsage();
  readProse(part.repeat(1_000_000));
  // The processor's time is counted, because other processes may hold this one up for long.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
});
