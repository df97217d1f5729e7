import { listTable } from '../list-table.ts';

/** Character of each persona of Google's Chirp 3 HD and Gemini TTS voices. */
export const PERSONAS = listTable('google', 'personas');

/** Languages that every voice of Gemini TTS speaks. */
export const GEMINI_LANGUAGES = [...listTable('google', 'gemini-languages').keys()];

/**
 * URL of the folder of recordings in Google's documentation. The documentation's voice list plays `<name>.wav` for each voice of a locale,
 * and its pages on Gemini-TTS and Chirp 3 play one file per persona. The API itself has no recordings. Source: copies of these pages and
 * public programs that play the files, November 2026.
 */
const RECORDINGS = 'https://docs.cloud.google.com/static/text-to-speech/docs/audio';

/** Exceptions to the file name of a persona. Source: see {@link RECORDINGS}. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([['Aoede', 'aoeda']]);

/**
 * Returns the URL of the recording of a voice with a locale, such as `en-US-Wavenet-A`. Upper and lower case of the voice's name are kept
 * in the file name.
 */
export function localeSample(name: string): string {
  return `${RECORDINGS}/${encodeURIComponent(name)}.wav`;
}

/** Returns the URL of the recording of a persona without a locale, such as `Kore`; undefined for an unknown persona. */
export function personaSample(name: string): string | undefined {
  if (!PERSONAS.has(name)) return undefined;
  return `${RECORDINGS}/chirp3-hd-${FILE_NAMES.get(name) ?? name.toLowerCase()}.wav`;
}
