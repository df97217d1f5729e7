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

const hasCountry = (voice: StoredVoice) => /^[A-Z]{2}$/.test(regionOf(voice) ?? '');
const NO_ACCENT = /^(?:[A-Z]{2,3}|.{0,2}|[Mm]ale|[Ff]emale|[Nn]eutral|[Ss]tandard|[Ww]hite|[Bb]lack)$/;
const NO_NAME = /_|^[a-z]{2,3}-[A-Z]{2}\b|^\p{Ll}|^\s|\s$|\p{Cc}|Neural$|\((?:[MF]|male|female)\)/u;

const RULES: readonly (readonly [has: string, isFaulty: (voice: StoredVoice) => boolean])[] = [
  ['a language by name', ({ language_name = '' }) => !/^\p{Lu}[\p{L}']+/u.test(language_name)],
  [
    'a country by name if and only if their tag has a country',
    (voice) => hasCountry(voice) !== (voice.country_name !== undefined),
  ],
  ['no reserved region', (voice) => ['XA', 'XB', 'ZZ', 'UK'].includes(regionOf(voice) ?? '')],
  [
    'an accent where they have a country',
    ({ country_name, accent }) => country_name !== undefined && !accent,
  ],
  ['no code, gender or "standard" as accent', ({ accent }) => accent !== undefined && NO_ACCENT.test(accent)],
  ['names that a person can say', ({ name }) => NO_NAME.test(name)],
  [
    'use cases of the vocabulary only',
    ({ use_cases = [] }) => use_cases.some((slug) => !USE_CASES.has(slug)),
  ],
  ['styles of the vocabulary only', ({ styles = [] }) => styles.some((style) => !STYLES.has(style))],
];

it.each(
  RULES.flatMap(([has, isFaulty]) => bundledProviders.map((provider) => ({ provider, has, isFaulty }))),
)('the voices of $provider.id have $has', async ({ provider, isFaulty }) => {
  expect(faulty((await bundledList(provider)).voices, isFaulty)).toEqual([]);
});

it.each(bundledProviders)('the descriptions of $id say the character and the speaker', async (provider) => {
  const { voices } = await bundledList(provider);
  const words = new Set([...STYLES].flatMap(([style, { codes }]) => [style, ...codes]));
  const isStyle = (word: string) => words.has(word.toLowerCase().replaceAll(' ', '-'));
  const SPEAKER = /^(.*?)\b(?:woman|man|girl|boy|child|voice)(?:, (?:young|middle-aged|older))?$/i;
  const isFaulty = ({
    description = 'voice',
    accent,
  }: {
    description?: string | undefined;
    accent?: string | undefined;
  }) => {
    const [, before] = SPEAKER.exec(description) ?? [undefined, '-'];
    const character = before?.replace(accent ?? '', '').trim();
    return character !== '' && character?.split(', ').every(isStyle) === false;
  };
  expect(faulty(voices, isFaulty)).toEqual([]);
});
