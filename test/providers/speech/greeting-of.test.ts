import { describe, expect, it } from '@jest/globals';
import { countIn, GREETINGS, greetingOf, sentenceIn } from '../../../src/providers/greeting-of.ts';
import { type Rows, readBeside } from '../../support/tables.ts';
import { voice } from '../../support/voice.ts';

const TABLE = readBeside<{
  greetings: Rows<[language: string, tag: string]>;
  others: Rows<[_: string, language: string, expected: string]>;
}>(import.meta);

const ALL = Object.entries(GREETINGS);

/** Scripts of the text of a script that mixes several, as Unicode names them. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Hant: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
};

/** Pattern of a text that has letters of these scripts only. */
function textIn(script = ''): RegExp {
  const scripts = (MIXED[script] ?? [script]).map((name) => `\\p{Script=${name}}`).join('');
  return new RegExp(`^[${scripts}\\p{M}\\P{L}]+$`, 'u');
}

describe('the table of greetings', () => {
  it('has greetings in 60 languages at least, of which no two are the same', () => {
    expect(new Set(ALL.map(([tag]) => new Intl.Locale(tag).language)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(ALL.map(([, text]) => text)).size).toBe(ALL.length);
  });

  it.each(ALL)('greets in %s with 25 to 90 well-formed characters of the script', (tag, text) => {
    expect([...text].length).toBeGreaterThanOrEqual(25);
    expect([...text].length).toBeLessThanOrEqual(90);
    expect(text.normalize('NFC')).toBe(text);
    expect(text).not.toMatch(/\p{Cn}|\p{Co}|\p{Cs}|\s\s|^\s|\s$/u);
    expect(text).toMatch(textIn(new Intl.Locale(tag).maximize().script));
  });

  it.each(ALL)('is found by the tag %s', (tag, text) => {
    expect(sentenceIn(tag)).toBe(text);
  });
});

describe('the greeting of a voice', () => {
  it.each(TABLE.greetings)('in %s is that of %s', (language, tag) => {
    expect(greetingOf(voice({ id: 'a/b', language }))).toEqual({ text: GREETINGS[tag], language });
  });

  it.each(TABLE.others)('%s is a count (%s)', (_case, language, expected) => {
    expect(countIn(language)).toBe(expected);
    expect(greetingOf(voice({ id: 'a/b', language }))).toEqual({ text: expected, language });
  });

  it.each([
    ['fo', /^1.*2.*3.*4.* og 5\.$/],
    ['dz', /^༡.*༢.*༣.*༤.*༥\.$/],
  ])('in a language that the table lacks is a count in its digits and words (%s)', (language, expected) => {
    expect(greetingOf(voice({ id: 'a/b', language })).text).toMatch(expected);
  });

  it.each([
    [['de', 'en-GB', 'fr'], 'en-GB', 'en'],
    [['de', 'fr'], 'de', 'de'],
    [undefined, 'en', 'en'],
  ])('of many languages is English, or the first of %p', (other_languages, language, tag) => {
    const many = voice({ id: 'a/b', language: 'mul', other_languages });
    expect(greetingOf(many)).toEqual({ text: GREETINGS[tag], language });
  });
});
