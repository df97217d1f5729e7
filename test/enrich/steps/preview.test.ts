import { expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

it('the preview is the sample of the provider', () => {
  const sampleUrl = 'https://samples.example.com/roger.mp3?v=2';
  expect(enrich(draft({ sampleUrl }))).toMatchObject({ preview: true, sample_url: sampleUrl });
});

it('the address of a sample is trimmed', () => {
  const sampleUrl = ' https://example.com/a.mp3\n';
  expect(enrich(draft({ sampleUrl })).sample_url).toBe('https://example.com/a.mp3');
});

it('a derived address is used and marked if the list states no usable one', () => {
  const derivedSampleUrl = ' https://docs.example.com/roger.wav ';
  const derived = {
    preview: true,
    sample_url: 'https://docs.example.com/roger.wav',
    sample_derived: true,
  };
  expect(enrich(draft({ derivedSampleUrl }))).toMatchObject(derived);
  expect(enrich(draft({ derivedSampleUrl, sampleUrl: 'null' }))).toMatchObject(derived);
});

it('a stated address is used before a derived one, and not marked', () => {
  const sampleUrl = 'https://samples.example.com/roger.mp3';
  const voice = enrich(draft({ sampleUrl, derivedSampleUrl: 'https://docs.example.com/roger.wav' }));
  expect(voice.sample_url).toBe(sampleUrl);
  expect(voice).not.toHaveProperty('sample_derived');
});

it('a derived address that cannot be used is no preview', () => {
  const voice = enrich(draft({ derivedSampleUrl: 'http://docs.example.com/roger.wav' }));
  expect(voice.preview).toBe(false);
  expect(voice).not.toHaveProperty('sample_url');
  expect(voice).not.toHaveProperty('sample_derived');
});

it.each([
  undefined,
  '',
  'null',
  '/roger.mp3',
  'http://example.com/roger.mp3',
  'https:example.com/roger.mp3',
  'https://',
  'https://exa mple.com/roger.mp3',
  'https://known.example@evil.example/roger.mp3',
  'https://user:password@example.com/roger.mp3',
  'https://example.com/a\u{e0041}.mp3',
  'https://example.com/a\u202e.mp3',
  'https://example.com/a\nb.mp3',
  `https://example.com/${'a'.repeat(2048)}.mp3`,
  'ftp://example.com/roger.mp3',
  'data:audio/mp3;base64,AAAA',
  'javascript:alert(1)//https://example.com',
])('the address %j is no preview', (sampleUrl) => {
  const voice = enrich(draft({ sampleUrl }));
  expect(voice.preview).toBe(false);
  expect(voice).not.toHaveProperty('sample_url');
});
