import type { StoredVoice } from '../../domain/voice.ts';
import { modelsOf } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { tierOf } from '../../providers/quality.ts';
import { tokenizeId } from '../text/id-tokenizer.ts';
import type { Trait } from './trait.ts';
import { distinct, languageNameOf, nameWords, optional, wholeNames } from './voice-values.ts';

/** Value of `compared_age` for a voice without an age. The voice ranks below voices of the same age, and above voices of a different age. */
export const UNSTATED_AGE = 'unstated';
/** Use cases that are abbreviations, displayed in capital letters. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['asmr', 'ivr']);

const labelOfProvider = (slug: string) => PROVIDER_FACTS.get(slug)?.name;
const labelOfPreview = (value: string) => (value === 'true' ? 'with preview' : 'without preview');
const labelOfUseCase = (slug: string) =>
  ABBREVIATIONS.has(slug) ? slug.toUpperCase() : slug.replaceAll('-', ' ');

/** Value of `compared_pitch` for a voice whose pitch was not measured. The voice ranks below voices of a near pitch, and above voices of a far pitch. */
export const UNHEARD = 'unheard';

/** Returns how far a pitch is above 55 Hz (the note A1): the number of steps of two semitones, rounded to a whole number. */
export const pitchStep = (hz: number): string => String(Math.round(6 * Math.log2(hz / 55)));

const idTokens = ({ provider_voice_id, id }: StoredVoice) => tokenizeId(provider_voice_id ?? id);

/** Traits by column. The order of the rows matters: the dictionary numbers the values of searched columns in this order. */
export const STATED_TRAITS = {
  name_word: {
    values: nameWords,
    isMultiValued: true,
    words: 'token',
    kind: 'name',
    weight: 6,
    kept: 10,
    isExclusive: true,
  },
  provider: {
    values: ({ provider }) => [provider],
    words: 'name',
    kind: 'provider',
    weight: 7,
    kept: 0,
    completed: 5,
    isExclusive: true,
    isFinal: true,
    field: 'provider',
    label: labelOfProvider,
  },
  language: {
    values: ({ language_name, other_languages }) =>
      other_languages === undefined
        ? optional(language_name)
        : distinct([language_name, ...other_languages.map(languageNameOf)]),
    isMultiValued: true,
    words: 'name',
    kind: 'origin',
    weight: 1.5,
    kept: 2,
    completed: 1,
    native: 'native_language',
    isPhrased: true,
    isFinal: true,
  },
  country: {
    values: ({ country_name }) => optional(country_name),
    words: 'name',
    kind: 'origin',
    weight: 1.5,
    kept: 4,
    completed: 4,
    isExclusive: true,
    isPhrased: true,
    isFinal: true,
    field: 'country_name',
  },
  // Only filters use this column (`language_country`, and `country` if no voice has it), because a search for a country rarely means its languages.
  language_country: {
    values: ({ language_country }) => optional(language_country),
    words: 'none',
    kind: 'home',
    field: 'language_country',
  },
  accent: {
    values: ({ accent }) => optional(accent),
    words: 'name',
    kind: 'origin',
    weight: 1.5,
    kept: 5,
    completed: 3,
    isExclusive: true,
    isPhrased: true,
    isFinal: true,
    field: 'accent',
  },
  locale: {
    values: ({ language, other_languages }) =>
      other_languages === undefined ? [language] : distinct([language, ...other_languages]),
    isMultiValued: true,
    words: 'title',
    kind: 'origin',
    kept: 3,
    native: 'native_locale',
  },
  model: {
    values: ({ model_id, models }) =>
      models === undefined ? optional(model_id) : distinct([model_id, ...models]),
    isMultiValued: true,
    words: 'name',
    kind: 'model',
    kept: 13,
    completed: 9,
    field: 'model_id',
  },
  id_word: {
    values: (voice) => idTokens(voice).words,
    isMultiValued: true,
    words: 'token',
    kind: 'name',
    kept: 11,
  },
  id_compound: {
    values: (voice) => idTokens(voice).compounds,
    isMultiValued: true,
    words: 'compound',
    kind: 'name',
    kept: 12,
  },
  gender: {
    values: ({ gender }) => [gender],
    words: 'choice',
    kind: 'gender',
    weight: 3,
    kept: 4.5,
    completed: 2,
    isExclusive: true,
    isPhrased: true,
    field: 'gender',
  },
  age: {
    values: ({ age }) => optional(age),
    words: 'choice',
    kind: 'age',
    weight: 3,
    kept: 7,
    completed: 6,
    isExclusive: true,
    isPhrased: true,
    isSparse: true,
    field: 'age',
  },
  use_case: {
    values: ({ use_cases = [] }) => [...new Set(use_cases)],
    isMultiValued: true,
    words: 'name',
    kind: 'manner',
    kept: 9.5,
    completed: 8,
    isSparse: true,
    field: 'use_cases',
    label: labelOfUseCase,
  },
  style: {
    values: ({ styles = [] }) => [...new Set(styles)],
    isMultiValued: true,
    words: 'name',
    kind: 'manner',
    kept: 9,
    completed: 7,
    isPhrased: true,
    isSparse: true,
    field: 'styles',
  },
  // Only searches find styles on request, because the filter `styles` and the comparison of voices are about how a voice speaks by default.
  requested_style: {
    values: ({ styles_on_request = [] }) => [...new Set(styles_on_request)],
    isMultiValued: true,
    words: 'name',
    kind: 'manner',
    weight: 0.5,
    kept: 9,
    isPhrased: true,
    isSparse: true,
    field: 'styles_on_request',
  },
  // Only filters and the query words in `data/words/` find `commercial` and `deployment`, which are facts about a voice's models.
  commercial: {
    values: (voice) => distinct(modelsOf(voice).map((model) => model?.commercial)),
    isMultiValued: true,
    words: 'none',
    kind: 'terms',
  },
  deployment: {
    values: (voice) => {
      const own = distinct(modelsOf(voice).map((model) => model?.deployment));
      return own.length > 0 ? own : optional(PROVIDER_FACTS.get(voice.provider)?.deployment);
    },
    isMultiValued: true,
    words: 'none',
    kind: 'deployment',
    kept: 4,
  },
  // No search word finds a status, because the word "preview" in a search means a recording, and not the status of a voice.
  status: { values: ({ status }) => [status ?? 'current'], words: 'none', kind: 'status' },
  // Only filters find a measured pitch or pace, because a search word such as `deep` means a style that the provider states.
  pitch: { values: ({ heard }) => optional(heard?.pitch), words: 'none', kind: 'pitch' },
  pace: { values: ({ heard }) => optional(heard?.pace), words: 'none', kind: 'pace' },
  native_language: {
    values: ({ language_name }) => optional(language_name),
    kind: 'origin',
    kept: 2,
    isExclusive: true,
  },
  native_locale: { values: ({ language }) => [language], kind: 'origin', kept: 3, field: 'language' },
  name: { values: wholeNames, isMultiValued: true, field: 'name' },
  preview: { values: ({ preview }) => [String(preview === true)], label: labelOfPreview },
  preview_verified: { values: ({ preview_verified }) => optional(preview_verified?.toString()) },
  gender_stated: { values: ({ gender_stated }) => [String(gender_stated !== false)] },
  stated_gender: {
    values: ({ gender, gender_stated }) => (gender_stated === false ? [] : [gender]),
    field: 'gender',
  },
  compared_age: { values: ({ age }) => [age ?? UNSTATED_AGE] },
  compared_pitch: {
    values: ({ heard }) => [heard?.pitch_hz === undefined ? UNHEARD : pitchStep(heard.pitch_hz)],
  },
  tier: { values: ({ provider, model_id }) => [String(tierOf(provider, model_id))] },
} as const satisfies Readonly<Record<string, Trait>>;
