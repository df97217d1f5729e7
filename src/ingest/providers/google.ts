import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalCount, optionalText } from '../raw-fields.ts';
import { GEMINI_LANGUAGES, localeSample, PERSONAS, personaSample } from '../tables/google-personas.ts';

const Raw = z.object({
  name: z.string(),
  languageCodes: z.array(z.string()).min(1),
  ssmlGender: optionalText,
  naturalSampleRateHertz: optionalCount,
});

/**
 * Pattern of a voice's name in the list: `en-US-Chirp3-HD-Kore` has the tier `Chirp3-HD` and the speaker `Kore`. The name of a Gemini TTS
 * voice is only the speaker (`Kore`) and does not match this pattern.
 */
const NAME = /^[a-z]{2,3}(?:-[a-z]{4})?-(?:[a-z]{2}|\d{3})-(?<tier>.+)-(?<rest>[^-]+)$/i;

/**
 * Tiers whose voices have a speaker's name. Other voices are named by tier and letter, because a letter alone is not unique: `Wavenet A`,
 * `Standard A`.
 */
const PERSONA_TIERS = new Set(['chirp3-hd', 'gemini-tts']);

/** Tiers that are named by the use or style of their voices. */
const TELLING_TIERS = ['news', 'casual'];

export const google = defineProvider({
  id: 'google',
  settings: { key: 'GOOGLE_API_KEY' },
  list: {
    http: {
      baseUrl: () => 'https://texttospeech.googleapis.com',
      requests: ({ key = '' }) => [{ path: '/v1/voices', headers: { 'X-Goog-Api-Key': key } }],
    },
  },
  records: (page) => z.object({ voices: z.array(z.unknown()) }).safeParse(page).data?.voices,
  Raw,
  toVoices: ({ name, languageCodes, ssmlGender, naturalSampleRateHertz }) => {
    const { tier = 'gemini-tts', rest = name } = NAME.exec(name)?.groups ?? {};
    const model = tier.toLowerCase();
    const [locale = '', ...others] = languageCodes;
    const character = PERSONA_TIERS.has(model) ? PERSONAS.get(rest) : undefined;
    return [
      {
        nativeId: name,
        name: PERSONA_TIERS.has(model) ? rest : `${tier.replace('-', ' ')} ${rest}`,
        locale,
        otherLocales: model === 'gemini-tts' ? [...others, ...GEMINI_LANGUAGES] : others,
        sampleRate: naturalSampleRateHertz,
        model,
        gender: ssmlGender,
        tags: character === undefined ? TELLING_TIERS.filter((each) => each === model) : [character],
        derivedSampleUrl: model === 'gemini-tts' ? personaSample(name) : localeSample(name),
        // The voice's name is marked as derived, because it is taken from the voice's id.
        inferred: { name: 'derived' },
      },
    ];
  },
});
