import * as z from 'zod';
import { isAccent } from '../../enrich/steps/accent.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts } from '../raw-fields.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: z.string(),
  tags: optionalTexts,
  // Gone from the live list by late 2026, when the voice chooses the model; still in the SDK's schema.
  model_availability: optionalTexts,
  lang_code: z.string(),
  type: optionalText,
});
type Raw = z.infer<typeof Raw>;

const Page = z.object({ data: z.object({ voices: z.array(z.unknown()) }) });

/** "Standard", or "Standard Voice" in older lists. All else is cloned by the account. */
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
  // A voice may be listed twice; deduplication keeps one.
  records: (page) => Page.safeParse(page).data?.data.voices,
  Raw,
  toVoices: (raw) => (STANDARD.test(raw.type ?? 'Standard') ? toVoices(raw) : []),
});

function toVoices({ model_availability, ...raw }: Raw) {
  const tags = raw.tags ?? [];
  const models = model_availability?.length ? model_availability : [undefined];
  // Gender, accent and style are tags alike: ["Female", "Scottish Accent", "Casual"].
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
