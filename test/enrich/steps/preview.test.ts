import { describe, expect, it } from '@jest/globals';
import { enrich } from '../../../src/enrich/enrich.ts';
import { draft } from '../../support/draft.ts';

describe('the preview', () => {
  it('is the sample of the provider', () => {
    const sampleUrl = 'https://samples.example.com/roger.mp3?v=2';
    expect(enrich(draft({ sampleUrl }))).toMatchObject({ preview: true, sample_url: sampleUrl });
  });

  it('is understood with blanks around its address', () => {
    const sampleUrl = ' https://example.com/a.mp3\n';
    expect(enrich(draft({ sampleUrl })).sample_url).toBe('https://example.com/a.mp3');
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
    'ftp://example.com/roger.mp3',
    'data:audio/mp3;base64,AAAA',
    'javascript:alert(1)//https://example.com',
  ])('is none where the address is %j', (sampleUrl) => {
    const voice = enrich(draft({ sampleUrl }));
    expect(voice.preview).toBe(false);
    expect(voice).not.toHaveProperty('sample_url');
  });
});
