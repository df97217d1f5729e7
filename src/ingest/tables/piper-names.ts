/**
 * Patterns of the names of Piper's models and of the keys of their speakers. Source: voices.json of Piper, November
 * 2026.
 */

/** Gender in a model's name, in English or Welsh. Whole words are matched, because `female` contains `male`. */
export const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** Gender in a speaker's key: `M`, `ISSAI_KazakhTTS_F1_Raya`. */
export const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/** Locales of the two Sorbian speakers. The list files their model under Serbian, because "serbski" means both. */
export const SPEAKER_LOCALES: ReadonlyMap<string, string> = new Map([
  ['dsb', 'dsb-DE'],
  ['hsb', 'hsb-DE'],
]);

/** Accents by model name: `gogleddol` is Welsh for northern, and L2-ARCTIC is a corpus of non-native English. */
export const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^northern_english_/, 'Northern English'],
  [/^southern_english_/, 'Southern English'],
  [/_gogleddol$/, 'Northern Welsh'],
  [/^l2arctic$/, 'Non-native'],
];

/** Names of speech corpora and accounts in their proper spelling, by lower-case word. */
export const PROPER_NAMES = new Map(
  'ARU CarlFM DaveFX DFKI HFC ISSAI L2-ARCTIC LibriTTS LJSpeech MC MLS NST RDH TTS UPC UPMC VAIS1000 VCTK VIVOS'
    .split(' ')
    .map((word) => [word.toLowerCase().replace('-', ''), word]),
);
