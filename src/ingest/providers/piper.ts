import * as z from 'zod';
import type { StatedVoice } from '../../enrich/draft.ts';
import { defineProvider } from '../provider.ts';

const Raw = z.object({
  key: z.string(),
  name: z.string(),
  language: z.object({ code: z.string(), family: z.string() }),
  quality: z.string(),
  num_speakers: z.int().default(1),
  speaker_id_map: z.record(z.string(), z.int()).default({}),
});
type Raw = z.infer<typeof Raw>;

const REPOSITORY = '/rhasspy/piper-voices';
const SAMPLES = `https://huggingface.co${REPOSITORY}/resolve/main`;

/** A gender in a model's name: a whole word, for `female` contains `male`; in Welsh for the Welsh ones. */
const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** A gender in a speaker's key: `M`, `ISSAI_KazakhTTS_F1_Raya`. */
const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/** Speakers of Sorbian: their model is filed under Serbian, which "serbski" means as well. */
const SPEAKER_LOCALES: ReadonlyMap<string, string> = new Map([
  ['dsb', 'dsb-DE'],
  ['hsb', 'hsb-DE'],
]);

/** Accents that a model's name states; `gogleddol` is northern, and L2-ARCTIC records learners of English. */
const ACCENTS: readonly (readonly [RegExp, string])[] = [
  [/^northern_english_/, 'Northern English'],
  [/^southern_english_/, 'Southern English'],
  [/_gogleddol$/, 'Northern Welsh'],
  [/^l2arctic$/, 'Non-native'],
];

/** Names of speech corpora and of people's accounts, as their owners write them. */
const WRITTEN = new Map(
  'ARU CarlFM DaveFX DFKI HFC ISSAI L2-ARCTIC LibriTTS LJSpeech MC MLS NST RDH TTS UPC UPMC VAIS1000 VCTK VIVOS'
    .split(' ')
    .map((word) => [word.toLowerCase().replace('-', ''), word]),
);

export const piper = defineProvider({
  id: 'piper',
  name: 'Piper',
  settings: {},
  isConfigured: () => true,
  list: {
    http: {
      baseUrl: () => 'https://huggingface.co',
      // `raw` answers the file itself; `resolve`, which is for large files, redirects.
      requests: () => [{ path: `${REPOSITORY}/raw/main/voices.json` }],
    },
  },
  idParts: [],
  records: (page) => {
    const { data: byKey } = z.record(z.string(), z.looseObject({})).safeParse(page);
    return byKey && Object.values(byKey);
  },
  Raw,
  // Up to 904 speakers share a model, most of them numbers: they are voices of their own only where their keys say
  // something that does not hold for the whole model.
  toVoices: (raw) => {
    const speakers = Object.entries(raw.speaker_id_map);
    const areTold = speakers.length > 0 && speakers.every(([key]) => isTold(key));
    return areTold ? speakers.map(([key, id]) => toSpeaker(raw, key, id)) : [toModel(raw)];
  },
});

function isTold(speaker: string): boolean {
  return SPEAKER_GENDER.test(speaker) || SPEAKER_LOCALES.has(speaker);
}

function toModel(raw: Raw): StatedVoice {
  const { key, name, language, quality, num_speakers } = raw;
  const { male, female } = GENDER.exec(name)?.groups ?? {};
  // The speakers of this one are the moods of one man.
  const moods = name.endsWith('_emotional') ? Object.keys(raw.speaker_id_map) : undefined;
  return {
    nativeId: key,
    name: toTitle(name),
    locale: language.code,
    model: quality,
    gender: (male && 'male') ?? (female && 'female'),
    accent: ACCENTS.find(([names]) => names.test(name))?.[1],
    tags: moods ?? (num_speakers > 1 ? [`${num_speakers} speakers`] : undefined),
    sampleUrl: sampleOf(raw, 0),
  };
}

/** A speaker goes by the model's key and its own, as in `model#speaker`. */
function toSpeaker(raw: Raw, speaker: string, id: number): StatedVoice {
  const { tags, ...model } = toModel(raw);
  const [, ownName] = /_([^_]+)$/.exec(speaker) ?? [];
  return {
    ...model,
    nativeId: `${raw.key}#${speaker}`,
    name: [model.name, ownName].filter(Boolean).join(' '),
    locale: SPEAKER_LOCALES.get(speaker) ?? model.locale,
    gender: SPEAKER_GENDER.exec(speaker)?.groups?.letter,
    sampleUrl: sampleOf(raw, id),
  };
}

/** Every model's folder has a recording of each of its speakers. */
function sampleOf({ language, name, quality }: Raw, speaker: number): string {
  const folder = [language.family, language.code, name, quality].map(encodeURIComponent).join('/');
  return `${SAMPLES}/${folder}/samples/speaker_${speaker}.mp3`;
}

function toTitle(name: string): string {
  return name
    .split('_')
    .map((word) => WRITTEN.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
