import * as z from 'zod';
import { ownValue } from '../../domain/own-value.ts';
import { defineProvider } from '../provider.ts';

/** Bare ids in the older form. */
const Raw = z.union([z.string(), z.object({ id: z.string() })]);

/** `/v1/audio/voices` of Kokoro-FastAPI. */
const Served = z.object({ voices: z.array(z.unknown()) });

/** What the first letter of an id stands for. Of Spanish no region is stated. */
const LOCALES: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
};

/** Language, gender, version if it is the first one, name: `af_heart`, `bf_v0emma`. */
const ID = /^(?<language>[abefhijpz])(?<gender>[fm])_(?<first>v0(?=[a-z]))?(?<name>[a-z]+|\d{3})$/;
/** Voices of v1.1-zh: numbers, and three beside them. */
const CHINESE_MODEL = /^(?:z[fm]_\d{3}|af_maple|af_sol|bf_vale)$/;

/** Kokoro is a model and has no service. A server that runs it lists its voices, so only a set address is asked. */
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
    const locale = ownValue(LOCALES, language);
    // Ids of another form are blends and voices of the server's owner.
    if (!locale) return [];
    return [
      {
        nativeId: id,
        name: name.charAt(0).toUpperCase() + name.slice(1),
        locale,
        model: modelOf(id, first),
        gender,
        // All are parts of the id.
        inferred: { name: 'derived', language: 'derived', gender: 'derived' },
      },
    ];
  },
});

function modelOf(id: string, first: string | undefined): string {
  if (first) return 'kokoro-82m-v0.19';
  return CHINESE_MODEL.test(id) ? 'kokoro-82m-v1.1-zh' : 'kokoro-82m-v1.0';
}
