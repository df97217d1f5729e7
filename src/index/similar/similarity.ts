import { BROWSED_FILTERS, FILTERS } from '../../domain/filters.ts';
import { Age, type StoredVoice, type VoiceField } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import { likelyOf } from '../../lib/locale-of.ts';
import { tierOf } from '../../providers/quality.ts';
import { type Columns, columnValues, type ScoredTerm, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, TRAITS, valuesIn } from '../columns/schema.ts';
import { pitchStep, UNHEARD, UNSTATED_AGE } from '../columns/traits.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { VoiceSet } from '../structures/voice-set.ts';

export interface ComparedField {
  readonly column: ColumnName;
  /** Highest grade of similarity that a voice can have in the field. In a field with several values, the grades of the values are added. */
  readonly maxGrade: number;
  /** Returns the values similar to those of the reference voice, with grades from 1 (least similar). Absent if only equal values count. */
  readonly gradesOf?: (reference: StoredVoice) => readonly Grade[];
  /** Column that the result of a comparison names instead of `column`: `age` instead of `compared_age`. */
  readonly told?: ColumnName;
}

type Grade = readonly [value: string, grade: number];

/** Maximum number of values that are compared in a field that holds a list, such as styles. */
const MAX_SHARED = 7;
const MAX_MODELS = 3;
/** Maximum number of names compared: the voice's name and its local name. */
const MAX_NAMES = 2;
/** Number of steps on the scale of ages, from child to old. */
const AGE_STEPS = Age.options.length - 1;
/** Difference of two pitches, in steps of two semitones, from which the pitches count as unlike: 8 semitones, two thirds of an octave. */
const PITCH_STEPS = 4;
const TIERS = [1, 2, 3, 4] as const;

const CHILD: ComparedField = { column: 'compared_age', maxGrade: 1, gradesOf: gradeChild };
const PROVIDER: ComparedField = { column: 'provider', maxGrade: 1 };
const CURRENT: ComparedField = { column: 'status', maxGrade: 1, gradesOf: () => [['current', 1]] };
const PERSON: readonly ComparedField[] = [
  { column: 'stated_gender', maxGrade: 1 },
  { column: 'native_locale', maxGrade: 2, gradesOf: gradeLocales },
  { column: 'accent', maxGrade: 1 },
  { column: 'name', maxGrade: MAX_NAMES },
  { column: 'compared_age', maxGrade: AGE_STEPS + 1, gradesOf: gradeAges, told: 'age' },
  { column: 'compared_pitch', maxGrade: PITCH_STEPS, gradesOf: gradePitches },
];
/** Columns of filters that `OFFER` leaves out, because other compared fields cover them: `stated_gender` covers `gender`. */
const NAMED: ReadonlySet<string> = new Set(['provider', 'country', 'accent', 'gender', 'age', 'model']);
const OFFER: readonly ComparedField[] = [
  { column: 'tier', maxGrade: TIERS.length, gradesOf: gradeTiers },
  { column: 'status', maxGrade: 1 },
  { column: 'model', maxGrade: MAX_MODELS },
  ...BROWSED_FILTERS.map((name) => FILTERS[name].column)
    .filter((name) => TRAITS[name].field !== undefined && !NAMED.has(name))
    .map((column) => ({ column, maxGrade: MAX_SHARED })),
];

/**
 * Fields that order voices by similarity, most important first. Each field outweighs all later fields together: a voice that shares only the gender
 * comes before a voice that shares only the locale. An unstated gender is listed neither as equal nor as different.
 */
export const BY_LIKENESS: readonly ComparedField[] = [CHILD, ...PERSON, PROVIDER, ...OFFER];
/**
 * Fields that order replacements. The provider is compared early, because people who used a removed voice have an API key of its provider. Current voices come
 * before legacy ones, because a voice that replaces another should last.
 */
export const BY_PROVIDER: readonly ComparedField[] = [CHILD, PROVIDER, CURRENT, ...PERSON, ...OFFER];

/** Returns the ages that match the reference voice, with grade 1. A child matches only `child`; any other voice matches all ages but `child`. */
function gradeChild({ age }: StoredVoice): readonly Grade[] {
  const values = age === 'child' ? [age] : [...Age.options, UNSTATED_AGE].filter((each) => each !== 'child');
  return values.map((value) => [value, 1]);
}

/** Gives grade 2 to the same locale, and grade 1 to a locale that differs only by the likely region: `en-US` for `en`, which mostly means `en-US`. */
function gradeLocales({ language: tag }: StoredVoice): readonly Grade[] {
  const [language = ''] = tag.match(/^[a-z]{2,3}(?=-|$)/) ?? [];
  if (language === '') return [[tag, 2]];
  const alike = [language, `${language}-${likelyOf(language).region}`];
  const near = alike.includes(tag) ? alike.filter((each) => each !== tag) : [];
  return [[tag, 2], ...near.map((each): Grade => [each, 1])];
}

/** Gives the highest grade to the same age, and the second highest to a missing age. Of all other ages, nearer ages have higher grades. */
function gradeAges({ age }: StoredVoice): readonly Grade[] {
  if (age === undefined) return [];
  const place = Age.options.indexOf(age);
  const others = Age.options.filter((each) => each !== age);
  return [
    [age, AGE_STEPS + 1],
    [UNSTATED_AGE, AGE_STEPS],
    ...others
      .map((each): Grade => [each, AGE_STEPS - Math.abs(Age.options.indexOf(each) - place)])
      .filter(([, grade]) => grade > 0),
  ];
}

/** Grades measured pitches by their distance from the pitch of the reference voice. An unmeasured pitch counts as two steps away. */
function gradePitches({ heard }: StoredVoice): readonly Grade[] {
  if (heard?.pitch_hz === undefined) return [];
  const own = Number(pitchStep(heard.pitch_hz));
  const distances = Array.from({ length: PITCH_STEPS }, (_, distance) => distance);
  const near = distances.flatMap((distance) =>
    [...new Set([own - distance, own + distance])].map(
      (step): Grade => [String(step), PITCH_STEPS - distance],
    ),
  );
  return [...near, [UNHEARD, PITCH_STEPS - 2]];
}

/** Grades quality tiers by their distance from the tier of the reference voice, the same tier highest. */
function gradeTiers({ provider, model_id }: StoredVoice): readonly Grade[] {
  const own = tierOf(provider, model_id);
  return TIERS.map((tier) => [String(tier), TIERS.length - Math.abs(tier - own)]);
}

export interface ComparedTerms {
  /** Values of the field that are similar to the reference voice's values, with scores, highest score first. */
  readonly terms: readonly ScoredTerm[];
  /** Highest score of a voice in this field and all later fields together. */
  readonly maxScore: number;
  /** True if two voices can share several values of the field, such as styles. The score is then the sum of the scores of all shared values. */
  readonly isCounted: boolean;
}

/** Returns, by field, the values similar to those of `voice`, with scores. Leaves out values that no voice has, and fields that then have no values. */
export function comparedTerms(
  columns: Columns,
  fields: readonly ComparedField[],
  voice: StoredVoice,
): ComparedTerms[] {
  let weight = 1;
  const compared = fields.toReversed().flatMap(({ column, maxGrade, gradesOf }): ComparedTerms[] => {
    const own = valuesIn(column, voice).slice(0, maxGrade);
    const grades = gradesOf?.(voice) ?? own.map((value): Grade => [value, 1]);
    const terms = grades
      .flatMap(([text, grade]) =>
        columnValues(columns, column, [text]).map(({ value }) => ({ column, value, score: grade * weight })),
      )
      .sort((a, b) => b.score - a.score);
    if (terms.length === 0) return [];
    weight *= maxGrade + 1;
    return [
      { terms, maxScore: weight - 1, isCounted: TRAITS[column].isMultiValued === true && column !== 'name' },
    ];
  });
  return compared.reverse();
}

/**
 * Returns the native speakers of the voice's language; every voice of the catalog if `voice` has no language name. For a multilingual voice, which has
 * no native language, these are all voices that speak one of its languages.
 */
export function voicesOfSameLanguage(columns: Columns, voice: StoredVoice, scratch: Scratch): VoiceSet {
  if (voice.language_name === undefined) return { bits: scratch.full() };
  const column = voice.language.startsWith('mul') ? 'language' : 'native_language';
  return voicesWithAny(columns, columnValues(columns, column, valuesIn(column, voice)), scratch);
}

/** Compares two voices: lists the fields that agree and those that differ. A field without a value in one of the voices is in neither list. */
export function compareVoices(reference: StoredVoice, voice: StoredVoice): SimilarVoice {
  const agrees: VoiceField[] = [];
  const differs: VoiceField[] = [];
  for (const { column, told = column } of BY_LIKENESS) {
    const { field } = TRAITS[told];
    if (!field) continue;
    const own = new Set(
      column === 'native_locale' ? gradeLocales(reference).map(([tag]) => tag) : valuesIn(told, reference),
    );
    // Models of two providers are different models, even if both are called `neural`.
    if (column === 'model' && reference.provider !== voice.provider) continue;
    const values = valuesIn(told, voice);
    if (own.size > 0 && values.length > 0)
      (values.some((value) => own.has(value)) ? agrees : differs).push(field);
  }
  return { id: voice.id, agrees, differs };
}
