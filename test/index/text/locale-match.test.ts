import { describe, expect, it } from '@jest/globals';
import { createLocaleMatcher } from '../../../src/index/text/locale-match.ts';

const TAGS = ['ar', 'de-AT', 'de-DE', 'es-419', 'fr-CA', 'he-IL', 'ja-JP', 'nb-NO', 'sr-Latn-RS', 'sr-RS'];
TAGS.push('yue-HK', 'zh-CN', 'zh-HK');
const match = createLocaleMatcher(TAGS);
const matched = (code: string) => match(code).map((index) => TAGS[index]);

describe('matching locales by code', () => {
  it.each([
    ['de', ['de-AT', 'de-DE']],
    ['deu', ['de-AT', 'de-DE']],
    ['de_AT', ['de-AT']],
    ['DE-at', ['de-AT']],
    ['de-CH', []],
    ['iw', ['he-IL']],
    ['jpn', ['ja-JP']],
    ['no', ['nb-NO']],
    ['sr', ['sr-Latn-RS', 'sr-RS']],
    ['sr-Latn', ['sr-Latn-RS']],
    ['sr-Cyrl', ['sr-RS']],
    ['cmn-Hans-CN', ['zh-CN']],
    ['zh-HK', ['zh-HK', 'yue-HK']],
    ['es-LATAM', ['es-419']],
    ['ar-XA', ['ar']],
    ['xx', []],
    ['german', []],
    ['e', []],
    ['en-', []],
    ['', []],
  ])('the code %j selects %j', (code, tags) => {
    expect(matched(code)).toEqual(tags);
  });
});
