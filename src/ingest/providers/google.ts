import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { listIn, optionalCount, optionalText } from '../raw-fields.ts';

const Raw = z.object({
  name: z.string(),
  languageCodes: z.array(z.string()).min(1),
  ssmlGender: optionalText,
  naturalSampleRateHertz: optionalCount,
});

/** Pattern of a voice's name: `en-US-Chirp3-HD-Kore` has the tier (model) `Chirp3-HD` and the speaker `Kore`. Gemini names (`Kore`) do not match. */
const NAME = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})-(?<tier>.+)-(?<rest>[^-]+)$/i;

/** Tiers (models) whose voices have a speaker's name. Voices of all other tiers are named by tier and letter: `Wavenet A`, `Standard A`. */
const PERSONA_TIERS = new Set(['chirp3-hd', 'gemini-tts']);

/** Tiers (models) whose name states the use or style of their voices. The tier's name becomes a tag of the voice. */
const TELLING_TIERS = ['news', 'casual'];

const PERSONAS = listTable('google', 'personas');

const GEMINI_LANGUAGES = [...listTable('google', 'gemini-languages').keys()];

/**
 * URL of the recordings in Google's documentation. The URLs are used because the API has no recordings. A voice with a locale has the file `<name>.wav`,
 * where `<name>` is as in the voice list. A persona (named speaker) has one file in the pages on Gemini-TTS and Chirp 3. Sources: copies of Google's
 * documentation, and public programs that play the files, November 2026.
 */
const RECORDINGS = 'https://docs.cloud.google.com/static/text-to-speech/docs/audio';

/** File names of the personas (named speakers) whose file is not spelled like the persona. Source: the pages cited at {@link RECORDINGS}. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([['Aoede', 'aoeda']]);

export const google = defineProvider({
  id: 'google',
  settings: { key: 'GOOGLE_API_KEY' },
  list: {
    baseUrl: () => 'https://texttospeech.googleapis.com',
    requests: ({ key = '' }) => [{ path: '/v1/voices', headers: { 'X-Goog-Api-Key': key } }],
  },
  records: (page) => listIn(page, 'voices'),
  Raw,
  toVoices: ({ name, languageCodes, ssmlGender, naturalSampleRateHertz }) => {
    const { tier = 'gemini-tts', rest = name } = NAME.exec(name)?.groups ?? {};
    const model = tier.toLowerCase();
    const [locale = '', ...others] = languageCodes;
    const character = PERSONA_TIERS.has(model) ? PERSONAS.get(rest) : undefined;
    return {
      nativeId: name,
      name: PERSONA_TIERS.has(model) ? rest : `${tier.replace('-', ' ')} ${rest}`,
      locale,
      otherLocales: model === 'gemini-tts' ? [...others, ...GEMINI_LANGUAGES] : others,
      sampleRate: naturalSampleRateHertz,
      model,
      gender: ssmlGender,
      tags: character === undefined ? TELLING_TIERS.filter((each) => each === model) : [character],
      derivedSampleUrl:
        model === 'gemini-tts' ? personaSample(name) : `${RECORDINGS}/${encodeURIComponent(name)}.wav`,
      // The name is marked as derived, because the adapter takes the name from the voice's id.
      inferred: { name: 'derived' },
    };
  },
});

/** Returns the URL of the recording of a persona without a locale, such as `Kore`; undefined for an unknown persona. */
function personaSample(name: string): string | undefined {
  if (!PERSONAS.has(name)) return undefined;
  return `${RECORDINGS}/chirp3-hd-${FILE_NAMES.get(name) ?? name.toLowerCase()}.wav`;
}
