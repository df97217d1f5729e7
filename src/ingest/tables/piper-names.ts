import { listTable } from '../list-tables.ts';

/** Patterns of the names of Piper's models and of the keys in `speaker_id_map`. Source: voices.json of Piper, November 2026. */

/** Pattern of the gender in a model's name, in English or Welsh: `hfc_male`. The gender must be a whole word, because `female` contains `male`. */
export const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** Pattern of the gender letter in a speaker's key: `M` → `M`, `ISSAI_KazakhTTS_F1_Raya` → `F`. */
export const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/**
 * Pattern of a speaker's key that is a person's name: `prudence`. Codes of a corpus do not match: such codes have capitals, digits or no vowel
 * (`TXHC`, `p225`, `rms`). Names in scripts other than Latin need no vowel, because codes are in Latin letters.
 */
export const PERSON = /^(?=.*(?:[aeiouyà-öø-ÿ]|(?!\p{Script=Latin})\p{L}))\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{2,}$/u;

/** Speakers' keys that match {@link PERSON} but are not names. */
export const NO_PERSONS = listTable('piper', 'no-persons');
/** Genders of speakers with a person's name, by `model#speaker`. */
export const PERSON_GENDERS = listTable('piper', 'person-genders');
/** Locales of Piper's speakers, by the speaker's key in `speaker_id_map`: `dsb` → `dsb-DE`. */
export const SPEAKER_LOCALES = listTable('piper', 'speaker-locales');

/** Accents by a pattern of a model's name. `gogleddol` is Welsh for northern. L2-ARCTIC is a corpus of non-native English. */
export const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^northern_english_/, 'Northern English'],
  [/^southern_english_/, 'Southern English'],
  [/_gogleddol$/, 'Northern Welsh'],
  [/^l2arctic$/, 'Non-native'],
];

/** Correct spellings of the corpora and user accounts in the names of models, by lower-case word: `carlfm` → `CarlFM`. */
export const PROPER_NAMES = listTable('piper', 'proper-names');
