import { expect, it } from '@jest/globals';
import type { StoredVoice } from '../../src/domain/voice.ts';
import { STYLES, USE_CASES } from '../../src/vocabulary/facets.ts';
import { bundledList, bundledProviders } from '../support/providers.ts';

const regionOf = ({ language }: StoredVoice) => new Intl.Locale(language).region;
const faulty = (voices: readonly StoredVoice[], isFaulty: (voice: StoredVoice) => boolean) =>
  voices.filter(isFaulty).map(({ id }) => id);

it.each(bundledProviders)(
  'the voices of $id state no value that enrichment leaves unresolved',
  async (provider) => {
    expect((await bundledList(provider)).unresolved).toEqual([]);
  },
);

it.each(bundledProviders)('the voices of $id have a language by name', async (provider) => {
  const { voices } = await bundledList(provider);
  expect(faulty(voices, ({ language_name = '' }) => !/^\p{Lu}[\p{L}']+/u.test(language_name))).toEqual([]);
});

it.each(bundledProviders)(
  'the voices of $id have a country by name if and only if their tag has a country',
  async (provider) => {
    const { voices } = await bundledList(provider);
    const hasCountry = (voice: StoredVoice) => /^[A-Z]{2}$/.test(regionOf(voice) ?? '');
    expect(faulty(voices, (voice) => hasCountry(voice) !== (voice.country_name !== undefined))).toEqual([]);
    expect(faulty(voices, (voice) => ['XA', 'XB', 'ZZ', 'UK'].includes(regionOf(voice) ?? ''))).toEqual([]);
  },
);

it.each(bundledProviders)(
  'the voices of $id have an accent where they have a country, and no code, gender or "standard" as accent',
  async (provider) => {
    const { voices } = await bundledList(provider);
    expect(faulty(voices, ({ country_name, accent }) => country_name !== undefined && !accent)).toEqual([]);
    const isNone = /^(?:[A-Z]{2,3}|.{0,2}|[Mm]ale|[Ff]emale|[Nn]eutral|[Ss]tandard|[Ww]hite|[Bb]lack)$/;
    expect(faulty(voices, ({ accent }) => accent !== undefined && isNone.test(accent))).toEqual([]);
  },
);

it.each(bundledProviders)('the voices of $id have names that a person can say', async (provider) => {
  const { voices } = await bundledList(provider);
  const isCode = /_|^[a-z]{2,3}-[A-Z]{2}\b|^\p{Ll}|^\s|\s$|\p{Cc}|Neural$|\((?:[MF]|male|female)\)/u;
  expect(faulty(voices, ({ name }) => isCode.test(name))).toEqual([]);
});

it.each(bundledProviders)('the voices of $id have use cases of the vocabulary only', async (provider) => {
  const { voices } = await bundledList(provider);
  expect(faulty(voices, ({ use_cases = [] }) => use_cases.some((slug) => !USE_CASES.has(slug)))).toEqual([]);
});

it.each(bundledProviders)('the voices of $id have styles of the vocabulary only', async (provider) => {
  const { voices } = await bundledList(provider);
  expect(faulty(voices, ({ styles = [] }) => styles.some((style) => !STYLES.has(style)))).toEqual([]);
});

it.each(bundledProviders)('the descriptions of $id say the character and the speaker', async (provider) => {
  const { voices } = await bundledList(provider);
  const words = new Set([...STYLES].flatMap(([style, { codes }]) => [style, ...codes]));
  const isStyle = (word: string) => words.has(word.toLowerCase().replaceAll(' ', '-'));
  const SPEAKER =
    /^(.*?)\b(?:woman|man|girl|boy|child|voice)(?:, (?:young|middle-aged|older))?(?:; on request (.*))?$/i;
  const isFaulty = ({
    description = 'voice',
    accent,
  }: {
    description?: string | undefined;
    accent?: string | undefined;
  }) => {
    const [, before, requested = before] = SPEAKER.exec(description) ?? [undefined, '-'];
    const character = requested?.replace(accent ?? '', '').trim();
    return character !== '' && character?.split(', ').every(isStyle) === false;
  };
  expect(faulty(voices, isFaulty)).toEqual([]);
});
