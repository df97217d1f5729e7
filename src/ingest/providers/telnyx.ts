import * as z from 'zod';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { listIn, optionalText } from '../raw-fields.ts';
import { KOKORO_ID } from './kokoro.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: optionalText,
  language: z.string(),
  gender: optionalText,
});
type Raw = z.infer<typeof Raw>;

/** Pattern of a Polly voice's id at Telnyx: `AWS.Polly.Joanna-Neural`. An id without an engine belongs to the standard engine. */
const POLLY = /^AWS\.Polly\.(?<speaker>.+?)(?:-(?<engine>Standard|Neural|Generative|Long-?Form))?$/i;

/** Genders of Polly's voices by id: `Joanna` → female. Telnyx does not state the genders of Polly's voices. */
export const POLLY_GENDERS = new Map(
  ['female', 'male'].flatMap((gender) =>
    [...listTable('polly', gender).keys()].map((id) => [id, gender] as const),
  ),
);

/** Provider of Telnyx's voices, ingested only if PROVIDERS names `telnyx`. Telnyx resells other providers' voices under different ids. */
export const telnyx = defineProvider({
  id: 'telnyx',
  settings: { key: 'TELNYX_API_KEY' },
  isOptIn: true,
  isBundled: false,
  list: {
    baseUrl: () => 'https://api.telnyx.com',
    requests: ({ key = '' }) => [
      { path: '/v2/text-to-speech/voices', headers: { Authorization: `Bearer ${key}` } },
    ],
  },
  // A voice's id contains the language, because Telnyx's list has one record per voice and language.
  idParts: ['language'],
  records: (page) => listIn(page, 'voices'),
  Raw,
  toVoices: (raw) => {
    const { voice, speaker, model, gender } = partsOf(raw);
    // A name that only repeats the id ("Bf Emma" for `bf_emma`) is replaced by the speaker's name in the id.
    const isId = speaker && raw.name !== speaker && lettersOf(raw.name ?? '') === lettersOf(voice);
    const name = isId ? undefined : raw.name;
    return {
      nativeId: raw.voice_id,
      name: name ?? speaker ?? (voice || raw.voice_id),
      locale: raw.language,
      model,
      gender: raw.gender || gender,
      inferred: { ...(!name && { name: 'derived' }), ...(!raw.gender && { gender: 'derived' }) },
    };
  },
});

/** Returns the parts of an id `Provider.Model.Voice`. Ids of Polly and Kokoro have a known format and yield speaker and gender too. */
function partsOf({ voice_id }: Raw) {
  const [, engineName, ...rest] = voice_id.split('.');
  const voice = rest.join('.');
  const model = engineName?.toLowerCase();
  const polly = POLLY.exec(voice_id)?.groups;
  if (polly) {
    const engine = polly.engine?.toLowerCase().replace('longform', 'long-form') ?? 'standard';
    const gender = POLLY_GENDERS.get(polly.speaker ?? '');
    return { voice, speaker: polly.speaker, model: `polly-${engine}`, gender };
  }
  const kokoro = model?.startsWith('kokoro') ? KOKORO_ID.exec(voice)?.groups : undefined;
  return { voice, model, speaker: kokoro?.name, gender: kokoro?.gender };
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
