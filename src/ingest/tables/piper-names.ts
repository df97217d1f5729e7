/** What the names of Piper's models and the keys of their speakers state. */

/** A gender in a model's name: a whole word, for `female` contains `male`; in Welsh for the Welsh ones. */
export const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** A gender in a speaker's key: `M`, `ISSAI_KazakhTTS_F1_Raya`. */
export const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/** Speakers of Sorbian: their model is filed under Serbian, which "serbski" means as well. */
export const SPEAKER_LOCALES: ReadonlyMap<string, string> = new Map([
  ['dsb', 'dsb-DE'],
  ['hsb', 'hsb-DE'],
]);

/** Accents that a model's name states; `gogleddol` is northern, and L2-ARCTIC records learners of English. */
export const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^northern_english_/, 'Northern English'],
  [/^southern_english_/, 'Southern English'],
  [/_gogleddol$/, 'Northern Welsh'],
  [/^l2arctic$/, 'Non-native'],
];

/** Names of speech corpora and of people's accounts, as their owners write them. */
export const WRITTEN = new Map(
  'ARU CarlFM DaveFX DFKI HFC ISSAI L2-ARCTIC LibriTTS LJSpeech MC MLS NST RDH TTS UPC UPMC VAIS1000 VCTK VIVOS'
    .split(' ')
    .map((word) => [word.toLowerCase().replace('-', ''), word]),
);
