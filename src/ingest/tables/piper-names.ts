/**
 * Patterns of the names of Piper's models, and of the keys in a model's `speaker_id_map`. Source: voices.json of Piper,
 * November 2026.
 */

/** Pattern of the gender in a model's name, in English or Welsh: `hfc_male`. Only whole words match, because `female` contains `male`. */
export const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** Pattern of the gender letter in a speaker's key: `M` → `M`, `ISSAI_KazakhTTS_F1_Raya` → `F`. */
export const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

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
