import * as z from 'zod';
import { isAccent } from '../../enrich/knowledge/recognize-accent.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: z.string(),
  tags: optionalTexts,
  // `model_availability` is in the schema of Neuphonic's SDK, but no longer in the live list (late 2026).
  model_availability: optionalTexts,
  lang_code: z.string(),
  type: optionalText,
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({ data: z.object({ voices: z.array(z.unknown()) }) });

/** Pattern of the field `type` of Neuphonic's own voices: "Standard", or "Standard Voice" in older lists. Other types mark clones. */
const STANDARD = /^standard\b/i;

export const neuphonic = defineProvider({
  id: 'neuphonic',
  settings: { key: 'NEUPHONIC_API_KEY' },
  list: {
    baseUrl: () => 'https://api.neuphonic.com',
    requests: ({ key = '' }) => [{ path: '/voices', headers: { 'x-api-key': key } }],
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
  // The tags mix gender, accent and style: ["Female", "Scottish Accent", "Casual"]. The first tag that names an accent becomes the voice's accent.
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
