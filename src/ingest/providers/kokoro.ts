import * as z from 'zod';
import { derivedSample, listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { capitalize, listIn } from '../raw-fields.ts';

/** Record of a voice in the list of Kokoro-FastAPI: an object, or a plain id in older versions. */
const Raw = z.union([z.string(), z.object({ id: z.string() })]);

/** Pattern of an id (`bf_v0emma`): language, gender, `v0` for Kokoro's first version, name or number. Source: VOICES.md of Kokoro-82M, 2025. */
export const KOKORO_ID =
  /^(?<language>[abefhijpz])(?<gender>[fm])_(?<first>v0(?=[a-z]))?(?<name>[a-z]+|\d{3})$/;

const LOCALES = listTable('kokoro', 'locales');
const GRADES = listTable('kokoro', 'grades');

/** Pattern of the voice ids of the model v1.1-zh. The model is read from the id, because the server's voice list states no models. */
const CHINESE_MODEL = /^(?:z[fm]_\d{3}|af_maple|af_sol|bf_vale)$/;

/** Provider of Kokoro's voices. The live list needs a configured base URL, because Kokoro is a model without a hosted service. */
export const kokoro = defineProvider({
  id: 'kokoro',
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    baseUrl: () => 'http://localhost:8880',
    requests: () => [{ path: '/v1/audio/voices' }],
    isOptional: true,
  },
  records: (page) => listIn(page, 'voices'),
  Raw,
  toVoices: (raw) => {
    const id = typeof raw === 'string' ? raw : raw.id;
    const { language = '', gender, first, name = '' } = KOKORO_ID.exec(id)?.groups ?? {};
    const locale = LOCALES.get(language);
    // A voice whose id does not match the pattern is excluded, because it is a blend of voices, or was added by the server's operator.
    if (!locale) return undefined;
    return {
      nativeId: id,
      name: nameOf(name, gender),
      locale,
      model: modelOf(id, first),
      gender,
      grade: GRADES.get(id),
      derivedSampleUrl: derivedSample('kokoro', id),
      // Name, language and gender are derived: all three are parsed from the id.
      inferred: { name: 'derived', language: 'derived', gender: 'derived' },
    };
  },
});

/** Returns the name of a voice. A numbered voice is named like "Female 001", because a number alone is not a name. */
function nameOf(name: string, gender: string | undefined): string {
  if (/^\d/.test(name)) return `${gender === 'f' ? 'Female' : 'Male'} ${name}`;
  return capitalize(name);
}

function modelOf(id: string, first: string | undefined): string {
  if (first) return 'kokoro-82m-v0.19';
  return CHINESE_MODEL.test(id) ? 'kokoro-82m-v1.1-zh' : 'kokoro-82m-v1.0';
}
