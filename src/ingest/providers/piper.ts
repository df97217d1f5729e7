import * as z from 'zod';
import type { StatedVoice } from '../../enrich/draft.ts';
import { defineProvider } from '../provider.ts';
import { ACCENTS, GENDER, SPEAKER_GENDER, SPEAKER_LOCALES, WRITTEN } from '../tables/piper-names.ts';

const Raw = z.object({
  key: z.string(),
  name: z.string(),
  language: z.object({ code: z.string(), family: z.string() }),
  quality: z.string(),
  num_speakers: z.int().nullish(),
  speaker_id_map: z.record(z.string(), z.int()).nullish(),
});
type Raw = z.infer<typeof Raw>;

const REPOSITORY = '/rhasspy/piper-voices';
const SAMPLES = `https://huggingface.co${REPOSITORY}/resolve/main`;

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
  // An object of models by their keys.
  records: (page) => {
    const models = Object.values(z.record(z.string(), z.unknown()).safeParse(page).data ?? {});
    return models.some((model) => Raw.safeParse(model).success) ? models : undefined;
  },
  Raw,
  // Up to 904 speakers share a model, most of them numbers: they are voices of their own only where their keys say
  // something that does not hold for the whole model.
  toVoices: (raw) => {
    const speakers = Object.entries(raw.speaker_id_map ?? {});
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
  const moods = name.endsWith('_emotional') ? Object.keys(raw.speaker_id_map ?? {}) : undefined;
  return {
    nativeId: key,
    name: toTitle(name),
    locale: language.code,
    model: quality,
    gender: (male && 'male') ?? (female && 'female'),
    accent: ACCENTS.find(([names]) => names.test(name))?.[1],
    styles: moods,
    tags: num_speakers && num_speakers > 1 && !moods ? [`${num_speakers} speakers`] : undefined,
    sampleUrl: sampleOf(raw, 0),
    // Words of the model's name, or letters of the speaker's.
    inferred: { gender: 'derived', accent: 'derived' },
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
