import { describe, expect, it } from '@jest/globals';
import { PAGE_LANGUAGES, type PageLanguage, TEXT_LOADERS } from '../../src/page/texts/index.ts';
import type { Texts } from '../../src/page/texts/texts.ts';

const OTHERS = PAGE_LANGUAGES.filter((language) => language !== 'en');
/** Texts that are the same word in English and another language. */
const SAME: Readonly<Partial<Record<PageLanguage, readonly string[]>>> = {
  de: [
    'search.sorts.name',
    'keys.names.escape',
    'values.Neutral',
    'voicePage.fields.name',
    'docs.version',
    'docs.status',
  ],
  es: ['keys.names.escape'],
  ja: ['keys.names.enter', 'keys.names.escape'],
  ar: ['keys.names.enter', 'keys.names.escape'],
  fr: [
    'kinds.accent',
    'kinds.style',
    'facets.accent',
    'facets.styles',
    'voicePage.fields.accent',
    'voicePage.fields.styles',
    'voicePage.fields.description',
    'status.columns.source',
    'docs.mcp',
    'docs.guides',
  ],
};
/** Numbers of every plural category of the languages here. */
const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];
/** Longest text beside its English one, as a multiple, so that it fits the same place. */
const MAX_GROWTH = 2.5;

type Text = string | ((...parameters: unknown[]) => string);

/** Lists every text with its path: `search.sorts.name`. */
function listTexts(value: object, path = ''): [path: string, text: Text][] {
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'object' ? listTexts(each, `${path}${key}.`) : [[path + key, each] as [string, Text]],
  );
}

/** Parameters of a text, each another number. The hosts of a player are a list. */
function parametersOf(path: string, text: (...parameters: unknown[]) => string): unknown[] {
  if (path === 'player.hosts') return [['4001', '4002']];
  return Array.from({ length: Math.max(text.length, 1) }, (_, at) => 4001 + at);
}

/** Returns which of the parameters a text says, written as a number of its language or as they are. */
function saidOf(path: string, text: Text, language: PageLanguage): string[] {
  if (typeof text === 'string') return [];
  const parameters = parametersOf(path, text).flat().map(Number);
  const said = text(...parametersOf(path, text));
  const numbers = new Intl.NumberFormat(language);
  return parameters
    .filter((number) => said.includes(String(number)) || said.includes(numbers.format(number)))
    .map(String);
}

const textsOf = async (language: PageLanguage) =>
  new Map(listTexts((await TEXT_LOADERS[language]()) satisfies Texts));

describe('the texts of the page', () => {
  it('are in English and five languages, one of them from right to left', () => {
    expect(PAGE_LANGUAGES).toEqual(['en', 'de', 'es', 'fr', 'ja', 'ar']);
  });

  it.each(OTHERS)('are complete in %s, with the same parameters as in English', async (language) => {
    const [english, texts] = [await textsOf('en'), await textsOf(language)];
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of english)
      expect([path, saidOf(path, texts.get(path) ?? '', language)]).toEqual([path, saidOf(path, text, 'en')]);
  });

  it.each(OTHERS)('are translated into %s', async (language) => {
    const [english, texts] = [await textsOf('en'), await textsOf(language)];
    const same = [...english].filter(([path, text]) => typeof text === 'string' && texts.get(path) === text);
    expect(same.map(([path]) => path)).toEqual(['site.name', ...(SAME[language] ?? [])]);
  });

  it.each(PAGE_LANGUAGES)(
    'are no longer in %s than their places hold, and have no marks left',
    async (language) => {
      const [english, texts] = [await textsOf('en'), await textsOf(language)];
      for (const [path, text] of texts) {
        const said = typeof text === 'string' ? [text] : COUNTS.map((count) => say(path, text, count));
        for (const each of said) expect([path, each]).toEqual([path, expect.stringMatching(/^[^#\s][^#]*$/)]);
        const place = english.get(path);
        if (typeof text === 'string' && typeof place === 'string')
          expect([path, text.length <= place.length * MAX_GROWTH + 8]).toEqual([path, true]);
      }
    },
  );
});

function say(path: string, text: (...parameters: unknown[]) => string, count: number): string {
  return path === 'player.hosts' ? text(['a.example']) : text(...parametersOf(path, text).map(() => count));
}
