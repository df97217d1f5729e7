import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText } from '../raw-fields.ts';

const Raw = z.object({
  voice_id: z.string(),
  name: optionalText,
  language: z.string(),
  gender: optionalText,
});

/**
 * Provider of Telnyx's voices. The provider is ingested only if PROVIDERS names it, because Telnyx is a reseller: most
 * of its list repeats voices of other providers under different ids.
 */
export const telnyx = defineProvider({
  id: 'telnyx',
  settings: { key: 'TELNYX_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  isOptIn: true,
  isBundled: false,
  list: {
    http: {
      baseUrl: () => 'https://api.telnyx.com',
      requests: ({ key = '' }) => [
        { path: '/v2/text-to-speech/voices', headers: { Authorization: `Bearer ${key}` } },
      ],
    },
  },
  // A voice's id contains the language, because Telnyx's list has one record per voice and language.
  idParts: ['language'],
  records: (page) => z.object({ voices: z.array(z.unknown()) }).safeParse(page).data?.voices,
  Raw,
  toVoices: (raw) => {
    // The id is `Provider.Model.Voice`, and the voice may contain dots.
    const [, model, ...voice] = raw.voice_id.split('.');
    return [
      {
        nativeId: raw.voice_id,
        name: raw.name || voice.join('.') || raw.voice_id,
        locale: raw.language,
        model: model?.toLowerCase(),
        gender: raw.gender,
      },
    ];
  },
});
