import * as z from 'zod';
import type { StatedVoice } from '../../enrich/stated-voice.ts';
import { listPatterns, listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { capitalize, recordsByKey } from '../raw-fields.ts';

const Raw = z.object({
  key: z.string(),
  name: z.string(),
  language: z.object({ code: z.string(), family: z.string() }),
  quality: z.string(),
  num_speakers: z.int().optional().catch(undefined),
  speaker_id_map: z.record(z.string(), z.int()).nullish(),
});
type Raw = z.infer<typeof Raw>;

/** Pattern of the gender in a model's name, in English or Welsh: `hfc_male`. The gender must be a whole word, because `female` contains `male`. */
const GENDER = /(?:^|_)(?:(?<male>male|gwryw)|(?<female>female|benyw))(?=_|$)/;
/** Pattern of the gender letter in a speaker's key: `M` → `M`, `ISSAI_KazakhTTS_F1_Raya` → `F`. */
const SPEAKER_GENDER = /(?:^|_)(?<letter>[MF])\d*(?=_|$)/;

/**
 * Pattern of a speaker's key that is a person's name: `prudence`. Codes of a corpus do not match: such codes have capitals, digits or no vowel
 * (`TXHC`, `p225`, `rms`). Names in scripts other than Latin need no vowel, because codes are in Latin letters.
 */
const PERSON = /^(?=.*(?:[aeiouyà-öø-ÿ]|(?!\p{Script=Latin})\p{L}))\p{Lu}?[\p{Ll}\p{Lo}\p{M}]{2,}$/u;

const NO_PERSONS = listTable('piper', 'no-persons');
const PERSON_GENDERS = listTable('piper', 'person-genders');
const SPEAKER_LOCALES = listTable('piper', 'speaker-locales');

const ACCENTS = listPatterns('piper', 'accents');
const PROPER_NAMES = listTable('piper', 'proper-names');

const REPOSITORY = '/rhasspy/piper-voices';
/** Maximum number of speakers of a model that become separate voices. The limit prevents a broken record from filling the catalog. */
const MAX_SPEAKERS = 100;
const SAMPLES = `https://huggingface.co${REPOSITORY}/resolve/main`;

export const piper = defineProvider({
  id: 'piper',
  list: {
    baseUrl: () => 'https://huggingface.co',
    // The path contains `raw` instead of `resolve`: Hugging Face redirects `resolve`, and the HTTP client follows no redirect.
    requests: () => [{ path: `${REPOSITORY}/raw/main/voices.json` }],
    // The list is optional, because `PIPER_BASE_URL` may be a Piper server, which synthesizes speech and has no list of all voices.
    isOptional: true,
  },
  // The page is an object that maps each model's key to the model's record: `en_US-arctic-medium` → `{ name: 'arctic', … }`.
  records: (page) => recordsByKey(page, Raw),
  Raw,
  // A model yields one voice per speaker if all keys of `speaker_id_map` state a gender or a locale (`F`, `dsb`), or if all keys are persons' names
  // (`prudence`). Any other model yields one voice, because keys such as `14` do not describe a speaker, and a model may have 904 speakers.
  toVoices: (raw) => {
    const speakers = Object.entries(raw.speaker_id_map ?? {});
    const areAll = (isTelling: (key: string) => boolean) => speakers.every(([key]) => isTelling(key));
    const areFew = speakers.length > 0 && speakers.length <= MAX_SPEAKERS;
    const isDescriptive = (key: string) => SPEAKER_GENDER.test(key) || SPEAKER_LOCALES.has(key);
    if (!areFew || !(areAll(isDescriptive) || areAll(isPerson))) return toModel(raw);
    return speakers.map(([key, id]) => toSpeaker(raw, key, id));
  },
});

/** Reports whether a speaker's key is a person's name: true for `prudence`, false for the code `rms` and the mood `angry`. */
function isPerson(speaker: string): boolean {
  return PERSON.test(speaker) && !NO_PERSONS.has(speaker.toLowerCase()) && !SPEAKER_LOCALES.has(speaker);
}

function toModel(raw: Raw): StatedVoice {
  const { key, name, language, quality, num_speakers: speakers = 1 } = raw;
  const { male, female } = GENDER.exec(name)?.groups ?? {};
  // The speakers of a model such as `thorsten_emotional` are moods of the same person and become styles: `amused`, `angry`.
  const moods = name.endsWith('_emotional') ? Object.keys(raw.speaker_id_map ?? {}) : undefined;
  return {
    nativeId: key,
    name: toTitle(name),
    locale: language.code,
    model: quality,
    gender: (male && 'male') ?? (female && 'female'),
    accent: ACCENTS.find(([names]) => names.test(name))?.[1],
    styles: moods,
    speakers: moods === undefined && speakers > 1 ? speakers : undefined,
    derivedSampleUrl: sampleOf(raw, 0),
    // Gender and accent are derived: from the model's name (`hfc_female`) or from the speaker's key (`F`).
    inferred: { gender: 'derived', accent: 'derived' },
  };
}

/** Returns a speaker as a voice with the id `model#speaker`. The voice gets the speaker's key as its name only if the key is a name. */
function toSpeaker(raw: Raw, speaker: string, id: number): StatedVoice {
  const { styles: _, speakers: __, ...model } = toModel(raw);
  const [, ownName] = /_([^_]+)$/.exec(speaker) ?? [];
  return {
    ...model,
    nativeId: `${raw.key}#${speaker}`,
    name: isPerson(speaker) ? toTitle(speaker) : [model.name, ownName].filter(Boolean).join(' '),
    locale: SPEAKER_LOCALES.get(speaker) ?? model.locale,
    gender: PERSON_GENDERS.get(`${raw.name}#${speaker}`) ?? SPEAKER_GENDER.exec(speaker)?.groups?.letter,
    derivedSampleUrl: sampleOf(raw, id),
  };
}

/** Returns the URL of a speaker's sample. The model's folder contains one sample per speaker. */
function sampleOf({ language, name, quality }: Raw, speaker: number): string {
  const folder = [language.family, language.code, name, quality].map(encodeURIComponent).join('/');
  return `${SAMPLES}/${folder}/samples/speaker_${speaker}.mp3`;
}

function toTitle(name: string): string {
  return name
    .split('_')
    .map((word) => PROPER_NAMES.get(word) ?? capitalize(word))
    .join(' ');
}
