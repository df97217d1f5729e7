/**
 * Patterns of the names of Piper's models, and of the keys in a model's `speaker_id_map`. Source: voices.json of Piper,
 * November 2026.
 */

/** Pattern of the gender in a model's name, in English or Welsh: `hfc_male`. Only whole words match, because `female` contains `male`. */
export const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** Pattern of the gender letter in a speaker's key: `M` → `M`, `ISSAI_KazakhTTS_F1_Raya` → `F`. */
export const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/**
 * Pattern of a person's name as a speaker's key: `prudence`. A code of a corpus has capitals, digits or no vowel: `TXHC`, `p225`, `rms`.
 * Letters of other scripts than Latin need no vowel, because codes are written in Latin letters.
 */
export const PERSON = /^(?=.*(?:[aeiouyà-öø-ÿ]|(?!\p{Script=Latin})\p{L}))\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{2,}$/u;

/** Words of speakers' keys that look like names and are none: moods and manners of one person, and kinds of speakers. */
export const NO_PERSONS: ReadonlySet<string> = new Set(
  (
    'amused angry anger bored calm cheerful confused default disgusted drunk excited fearful female friendly happy male ' +
    'neutral normal sad sarcastic serious shouting sleepy speaker surprised unknown whisper whispering'
  ).split(' '),
);

/**
 * Genders of named speakers, by model and speaker. Sources: MaryTTS's list of voices, from whose corpora the models
 * semaine and upmc were made, and the README of robinhad/ukrainian-tts; both read in November 2026.
 */
export const PERSON_GENDERS: ReadonlyMap<string, 'female' | 'male'> = new Map([
  ['semaine#prudence', 'female'],
  ['semaine#spike', 'male'],
  ['semaine#obadiah', 'male'],
  ['semaine#poppy', 'female'],
  ['upmc#jessica', 'female'],
  ['upmc#pierre', 'male'],
  ['ukrainian_tts#lada', 'female'],
  ['ukrainian_tts#mykyta', 'male'],
  ['ukrainian_tts#tetiana', 'female'],
]);

/** Locales of the two Sorbian speakers by key. Piper lists their model as Serbian, because "serbski" means Serbian and Sorbian. */
export const SPEAKER_LOCALES: ReadonlyMap<string, string> = new Map([
  ['dsb', 'dsb-DE'],
  ['hsb', 'hsb-DE'],
]);

/** Accents by a pattern of a model's name. `gogleddol` is the Welsh word for northern; L2-ARCTIC is a corpus of non-native English. */
export const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^northern_english_/, 'Northern English'],
  [/^southern_english_/, 'Southern English'],
  [/_gogleddol$/, 'Northern Welsh'],
  [/^l2arctic$/, 'Non-native'],
];

/** Spellings of speech corpora and accounts in the names of Piper's models, by lower-case word: `libritts` → "LibriTTS". */
export const PROPER_NAMES = new Map(
  'ARU CarlFM DaveFX DFKI HFC ISSAI L2-ARCTIC LibriTTS LJSpeech MC MLS NST RDH TTS UPC UPMC VAIS1000 VCTK VIVOS'
    .split(' ')
    .map((word) => [word.toLowerCase().replace('-', ''), word]),
);
