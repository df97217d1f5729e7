import * as z from 'zod';
import { isAccent } from '../../enrich/knowledge/recognize-accent.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: z.string(),
  tags: optionalTexts,
  // The models are optional, because the SDK's schema has them, but the live list no longer does (late 2026).
  model_availability: optionalTexts,
  lang_code: z.string(),
  type: optionalText,
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({ data: z.object({ voices: z.array(z.unknown()) }) });

/**
 * Type of Neuphonic's own voices, "Standard Voice" in older lists. Voices of other types are the account's clones.
 */
const STANDARD = /^standard\b/i;

export const neuphonic = defineProvider({
  id: 'neuphonic',
  name: 'Neuphonic',
  settings: { key: 'NEUPHONIC_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.neuphonic.com',
      requests: ({ key = '' }) => [{ path: '/voices', headers: { 'x-api-key': key } }],
    },
  },
  isBundled: false,
  idParts: ['model'],
  records: (page) => Page.safeParse(page).data?.data.voices,
  Raw,
  toVoices: (raw) => (STANDARD.test(raw.type ?? 'Standard') ? toVoices(raw) : []),
});

function toVoices({ model_availability, ...raw }: Raw) {
  const tags = raw.tags ?? [];
  const models = model_availability?.length ? model_availability : [undefined];
  // The accent is searched for, because tags hold gender and style as well: ["Female", "Scottish Accent", "Casual"].
  const accent = tags.find(isAccent);
  return models.map((model) => ({
    nativeId: raw.voice_id,
    name: raw.name,
    locale: raw.lang_code,
    model,
    accent,
    tags: tags.filter((tag) => tag !== accent),
  }));
}
