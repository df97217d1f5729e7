import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { listIn, optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

const Raw = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string(),
  style: optionalText,
  gender: optionalText,
  locale: optionalText,
  language: optionalText,
  accent_type: optionalText,
  characteristics: optionalTexts,
  preview_audio: sampleUrl,
});

/** Pattern of the country or region in the field `accent_type`: "English (United States)". Some records have the region alone, without brackets. */
const PLACE = /\(([^()]+)\)$/;

/** Pattern of the field `style` of a voice that was made for one customer. */
const CUSTOM = /^custom$/i;

export const wellsaid = defineProvider({
  id: 'wellsaid',
  settings: { key: 'WELLSAID_API_KEY' },
  list: {
    baseUrl: () => 'https://api.wellsaidlabs.com',
    requests: ({ key = '' }) => [{ path: '/v1/tts/avatars', headers: { 'X-Api-Key': key } }],
  },
  isBundled: false,
  records: (page) => listIn(page, 'avatars'),
  Raw,
  toVoices: (raw) => {
    if (CUSTOM.test(raw.style ?? '')) return undefined;
    return {
      // The numeric id is the parameter `speaker_id` of a speech request.
      nativeId: String(raw.id),
      name: raw.name,
      locale: raw.locale ?? raw.language ?? '',
      gender: raw.gender,
      accent: PLACE.exec(raw.accent_type ?? '')?.[1] ?? raw.accent_type,
      tags: raw.characteristics,
      // A voice has one style, because the list has a separate record, with a separate id, for each style of a speaker.
      useCases: raw.style ? [raw.style] : undefined,
      sampleUrl: raw.preview_audio,
    };
  },
});
