import * as z from 'zod';
import { languagesOfModel } from '../../providers/models.ts';
import { listTable } from '../list-tables.ts';
import { defineProvider } from '../provider.ts';
import { optionalText, optionalTexts, sampleUrl } from '../raw-fields.ts';

const Language = z.object({ locale: z.string(), preview_audio: sampleUrl });

const Raw = z.object({
  id: z.string(),
  type: z.string(),
  display_name: z.string(),
  gender: optionalText,
  // Records of older lists have no field `locale`: they have locales only in `models`.
  locale: optionalText,
  preview_audio: sampleUrl,
  tags: optionalTexts,
  models: z.array(z.object({ name: z.string(), languages: z.array(Language).nullish() })).nullish(),
});

/** Map from a tag that names several use cases to each of them, separated by spaces: `audiobook-and-narration` → `audiobook narration`. */
const JOINED_USE_CASES = listTable('speechify', 'joined-use-cases');

const EMOTIONS = [...listTable('speechify', 'emotions').keys()];
const SUCCESSORS = listTable('speechify', 'successors');

export const speechify = defineProvider({
  id: 'speechify',
  settings: { key: 'SPEECHIFY_API_KEY' },
  list: {
    baseUrl: () => 'https://api.sws.speechify.com',
    requests: ({ key = '' }) => [{ path: '/v1/voices', headers: { Authorization: `Bearer ${key}` } }],
  },
  Raw,
  toVoices: ({ models, tags, ...raw }) => {
    // A voice of any type except `shared` is a cloned voice of the requesting account and excluded.
    if (raw.type !== 'shared') return undefined;
    const languages = (models ?? []).flatMap((each) => each.languages ?? []);
    const [language] = languages;
    const locale = raw.locale || language?.locale || '';
    const listed = (models ?? []).map(({ name }) => name);
    const added = listed
      .flatMap((name) => SUCCESSORS.get(name) ?? [])
      .filter((model) => languagesOfModel('speechify', model).some((tag) => locale.startsWith(`${tag}-`)));
    // Returns the values of tags in a namespace: `accent:british` → `british`. Other tags, such as `real-person`, do not describe the sound.
    const tagged = (namespace: string) =>
      (tags ?? []).flatMap((tag) =>
        tag.startsWith(`${namespace}:`) ? [tag.slice(namespace.length + 1)] : [],
      );
    return {
      nativeId: raw.id,
      name: raw.display_name,
      locale,
      otherLocales: languages.map(({ locale }) => locale),
      // Speechify lists the model for the voice's language first: `simba-english` for English.
      model: added[0] ?? listed[0],
      models: [...new Set([...added, ...listed])],
      gender: raw.gender,
      accent: tagged('accent')[0],
      age: tagged('age')[0],
      // A tag may end with a hyphen (December 2025). The timbre is therefore trimmed: `timbre:calm-or-relaxed-` → "calm or relaxed".
      tags: tagged('timbre').map((timbre) => timbre.replaceAll('-', ' ').trim()),
      useCases: tagged('use-case').flatMap((useCase) =>
        (JOINED_USE_CASES.get(useCase) ?? useCase).split(' '),
      ),
      styles: listed.includes('simba-english') ? EMOTIONS : [],
      sampleUrl: raw.preview_audio ?? language?.preview_audio,
    };
  },
});
