import * as z from 'zod';
import { ownValue } from '../../domain/own-value.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleAddress } from '../raw-fields.ts';

/** A language of a model, with a sample in it. */
const Language = z.object({ locale: z.string(), preview_audio: sampleAddress });

const Raw = z.object({
  id: z.string(),
  type: z.string(),
  display_name: z.string(),
  gender: optionalText,
  // Older lists have it in the models only.
  locale: optionalText,
  preview_audio: sampleAddress,
  tags: optionalTexts,
  models: z.array(z.object({ name: z.string(), languages: z.array(Language).nullish() })).nullish(),
});

/** Use cases that are several in one. */
const JOINED_USE_CASES: Readonly<Record<string, readonly string[]>> = {
  'audiobook-and-narration': ['audiobook', 'narration'],
  'audiobooks-and-narration': ['audiobook', 'narration'],
  'movies-acting-and-gaming': ['movies', 'acting', 'gaming'],
};

export const speechify = defineProvider({
  id: 'speechify',
  name: 'Speechify',
  settings: { key: 'SPEECHIFY_API_KEY' },
  isConfigured: ({ key }) => Boolean(key),
  list: {
    http: {
      baseUrl: () => 'https://api.sws.speechify.com',
      requests: ({ key = '' }) => [{ path: '/v1/voices', headers: { Authorization: `Bearer ${key}` } }],
    },
  },
  idParts: [],
  records: (page) => (Array.isArray(page) ? page : undefined),
  Raw,
  toVoices: ({ models, tags, ...raw }) => {
    // The others are the account's own clones.
    if (raw.type !== 'shared') return [];
    const model = models?.[0];
    const language = model?.languages?.[0];
    // Tags are `namespace:value`; what has no namespace (`real-person` in early 2025) says nothing of the sound.
    const tagged = (namespace: string) =>
      (tags ?? []).flatMap((tag) =>
        tag.startsWith(`${namespace}:`) ? [tag.slice(namespace.length + 1)] : [],
      );
    return [
      {
        nativeId: raw.id,
        name: raw.display_name,
        locale: raw.locale || language?.locale || '',
        // The first is for the language of the voice; it speaks with the others too.
        model: model?.name,
        gender: raw.gender,
        accent: tagged('accent')[0],
        age: tagged('age')[0],
        // `calm-or-relaxed-` is how the live list of December 2025 writes it.
        tags: tagged('timbre').map((timbre) => timbre.replaceAll('-', ' ').trim()),
        useCases: tagged('use-case').flatMap((useCase) => ownValue(JOINED_USE_CASES, useCase) ?? [useCase]),
        sampleUrl: raw.preview_audio ?? language?.preview_audio,
      },
    ];
  },
});
