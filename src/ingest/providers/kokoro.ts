import * as z from 'zod';
import { defineProvider } from '../provider.ts';

/** Voice of Kokoro-FastAPI: an object, or a bare id in older versions. */
const Raw = z.union([z.string(), z.object({ id: z.string() })]);

/** Answer of Kokoro-FastAPI to `/v1/audio/voices`. */
const Served = z.object({ voices: z.array(z.unknown()) });

/** Locales by the first letter of an id, after VOICES.md of Kokoro-82M. Spanish has no stated region. */
const LOCALES: ReadonlyMap<string, string> = new Map([
  ['a', 'en-US'],
  ['b', 'en-GB'],
  ['e', 'es'],
  ['f', 'fr-FR'],
  ['h', 'hi-IN'],
  ['i', 'it-IT'],
  ['j', 'ja-JP'],
  ['p', 'pt-BR'],
  ['z', 'zh-CN'],
]);

/**
 * Pattern of an id: language, gender, `v0` for voices of the first version, name. Examples: `af_heart`, `bf_v0emma`.
 */
const ID = /^(?<language>[abefhijpz])(?<gender>[fm])_(?<first>v0(?=[a-z]))?(?<name>[a-z]+|\d{3})$/;
/** Pattern of the ids of v1.1-zh: numbers, and three names. The id tells the model, because the server does not state it. */
const CHINESE_MODEL = /^(?:z[fm]_\d{3}|af_maple|af_sol|bf_vale)$/;

/**
 * Provider of Kokoro's voices. The list is requested only from a configured base URL, because Kokoro is a model without
 * a hosted service.
 */
export const kokoro = defineProvider({
  id: 'kokoro',
  name: 'Kokoro',
  settings: {},
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    http: {
      baseUrl: () => 'http://localhost:8880',
      requests: () => [{ path: '/v1/audio/voices' }],
      isOptional: true,
    },
  },
  idParts: [],
  records: (page) => Served.safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    const id = typeof raw === 'string' ? raw : raw.id;
    const { language = '', gender, first, name = '' } = ID.exec(id)?.groups ?? {};
    const locale = LOCALES.get(language);
    // An id that ID does not match is skipped, because it names a blend or a voice of the server's owner.
    if (!locale) return [];
    return [
      {
        nativeId: id,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        locale,
        model: modelOf(id, first),
        gender,
        // Name, language and gender are derived, because they are parsed from the id.
        inferred: { name: 'derived', language: 'derived', gender: 'derived' },
      },
    ];
  },
});

function modelOf(id: string, first: string | undefined): string {
  if (first) return 'kokoro-82m-v0.19';
  return CHINESE_MODEL.test(id) ? 'kokoro-82m-v1.1-zh' : 'kokoro-82m-v1.0';
}
