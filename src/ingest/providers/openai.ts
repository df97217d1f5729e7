import * as z from 'zod';
import { defineProvider } from '../provider.ts';

const Raw = z.object({ voice: z.string(), name: z.string().optional(), model: z.string().optional() });
type Raw = z.infer<typeof Raw>;

/** The bundled list, after OpenAI's published OpenAPI: which voices each model has. */
const ByModel = z.object({ models: z.record(z.string(), z.array(z.string())) });
/** `/v1/audio/voices` of OpenAI-compatible servers: objects, or bare ids in the older form. */
const Served = z.object({
  voices: z.array(z.union([z.string(), z.object({ id: z.string(), name: z.string().optional() })])),
});

/** OpenAI publishes no list of its voices. Another server does, so only a set base address is asked. */
export const openai = defineProvider({
  id: 'openai',
  name: 'OpenAI',
  settings: { key: 'OPENAI_API_KEY' },
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    http: {
      baseUrl: () => 'https://api.openai.com',
      requests: ({ key }) => [
        {
          path: '/v1/audio/voices',
          headers: key ? { Authorization: `Bearer ${key}` } : {},
        },
      ],
      isOptional: true,
    },
  },
  idParts: ['model'],
  records: (page) => {
    const { data: byModel } = ByModel.safeParse(page);
    if (byModel)
      return Object.entries(byModel.models).flatMap(([model, voices]) =>
        voices.map((voice): Raw => ({ model, voice })),
      );
    return Served.safeParse(page).data?.voices.map(
      (entry): Raw =>
        typeof entry === 'string'
          ? { voice: entry }
          : { voice: entry.id, ...(entry.name && { name: entry.name }) },
    );
  },
  Raw,
  toVoices: ({ voice, name, model }) => [
    {
      nativeId: voice,
      name: name ?? voice.charAt(0).toUpperCase() + voice.slice(1),
      // All voices speak many languages and are tuned for English; no region is stated.
      locale: 'en',
      model,
    },
  ],
});
