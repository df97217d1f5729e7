import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';

/** An entry of the bundled list, and those of servers: objects, or bare ids in the older form. */
const Raw = z.union([
  z.string().transform((id) => ({ id, name: undefined, model: undefined })),
  z.object({ id: z.string(), name: optionalText, model: optionalText }),
]);

/** The bundled list, after OpenAI's published OpenAPI: which voices each model has. */
const ByModel = z.object({ models: z.record(z.string(), z.array(z.string())) });
/** `/v1/audio/voices` of OpenAI-compatible servers. */
const Served = z.object({ voices: z.array(z.unknown()) });

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
      return Object.entries(byModel.models).flatMap(([model, voices]) => voices.map((id) => ({ id, model })));
    return Served.safeParse(page).data?.voices;
  },
  Raw,
  toVoices: ({ id, name, model }) => [
    {
      nativeId: id,
      name: name || id.charAt(0).toUpperCase() + id.slice(1),
      // All voices speak many languages and are tuned for English; no region is stated.
      locale: 'en',
      inferred: { language: 'defaulted' },
      model,
    },
  ],
});
