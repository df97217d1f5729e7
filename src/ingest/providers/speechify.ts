import * as z from 'zod';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

/** Language of a model, with a sample in that language. */
const Language = z.object({ locale: z.string(), preview_audio: sampleUrl });

const Raw = z.object({
  id: z.string(),
  type: z.string(),
  display_name: z.string(),
  gender: optionalText,
  // The locale is optional, because older lists have it only in the models.
  locale: optionalText,
  preview_audio: sampleUrl,
  tags: optionalTexts,
  models: z.array(z.object({ name: z.string(), languages: z.array(Language).nullish() })).nullish(),
});

/** Use cases by tag, for tags that join several. The tags are split, so that each use case is a value of its own. */
const JOINED_USE_CASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['audiobook-and-narration', ['audiobook', 'narration']],
  ['audiobooks-and-narration', ['audiobook', 'narration']],
  ['movies-acting-and-gaming', ['movies', 'acting', 'gaming']],
]);

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
    // Voices of other types are the account's clones.
    if (raw.type !== 'shared') return [];
    const model = models?.[0];
    const language = model?.languages?.[0];
    // Tags are `namespace:value`; a tag without a namespace (`real-person`, early 2025) does not describe the sound.
    const tagged = (namespace: string) =>
      (tags ?? []).flatMap((tag) =>
        tag.startsWith(`${namespace}:`) ? [tag.slice(namespace.length + 1)] : [],
      );
    return [
      {
        nativeId: raw.id,
        name: raw.display_name,
        locale: raw.locale || language?.locale || '',
        // The first model is taken, because it is made for the voice's language: `simba-english` for English.
        model: model?.name,
        gender: raw.gender,
        accent: tagged('accent')[0],
        age: tagged('age')[0],
        // Values are trimmed, because the list of December 2025 has `calm-or-relaxed-`.
        tags: tagged('timbre').map((timbre) => timbre.replaceAll('-', ' ').trim()),
        useCases: tagged('use-case').flatMap((useCase) => JOINED_USE_CASES.get(useCase) ?? [useCase]),
        sampleUrl: raw.preview_audio ?? language?.preview_audio,
      },
    ];
  },
});
