import * as z from 'zod';
import { derivedSample, listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { capitalize, listIn, optionalText } from '../raw-fields.ts';

/** Record of a voice, in the bundled list or the list of an OpenAI-compatible server. Older servers send a plain id in place of an object. */
const Raw = z.union([
  z.string().transform((id) => ({ id, name: undefined, model: undefined })),
  z.object({ id: z.string(), name: optionalText, model: optionalText }),
]);

/** Page of the bundled list, with voice ids by model: `tts-1` → `alloy`, `ash` (source: the OpenAPI description that OpenAI publishes). */
const ByModel = z.object({ models: z.record(z.string(), z.array(z.string())) });
/** Pattern of the models of OpenAI itself: `tts-1-hd`, `gpt-4o-mini-tts`. */
const OPENAI_MODEL = /^(?:tts-1|gpt-4o-mini-tts)/;
/** Pattern of the models that made the recordings in OpenAI's guide. `gpt-4o-mini-tts` is excluded, because it is newer than the recordings. */
const SAMPLED_MODEL = /^tts-1/;

const LANGUAGES = [...listTable('openai', 'languages').keys()];

/** Provider of OpenAI's voices. OpenAI itself publishes no live list. A live list is requested only from a configured compatible server. */
export const openai = defineProvider({
  id: 'openai',
  settings: { key: 'OPENAI_API_KEY' },
  isConfigured: ({ baseUrl }) => Boolean(baseUrl),
  list: {
    baseUrl: () => 'https://api.openai.com',
    requests: ({ key }) => [
      {
        path: '/v1/audio/voices',
        headers: key ? { Authorization: `Bearer ${key}` } : {},
      },
    ],
    isOptional: true,
  },
  idParts: ['model'],
  records: (page) => {
    const { data: byModel } = ByModel.safeParse(page);
    if (byModel)
      return Object.entries(byModel.models).flatMap(([model, voices]) => voices.map((id) => ({ id, model })));
    return listIn(page, 'voices');
  },
  Raw,
  toVoices: ({ id, name, model }) => ({
    nativeId: id,
    name: name || capitalize(id),
    // OpenAI's voices speak many languages and are optimized for English. OpenAI states no region of English.
    locale: 'en',
    inferred: { language: 'defaulted' },
    // Only OpenAI's models get the languages in `LANGUAGES`, because voices of a compatible server may lack these languages.
    otherLocales: OPENAI_MODEL.test(model ?? '') ? LANGUAGES : undefined,
    model,
    derivedSampleUrl: SAMPLED_MODEL.test(model ?? '') ? derivedSample('openai', id) : undefined,
  }),
});
