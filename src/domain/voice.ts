import * as z from 'zod';
import { AGES, GENDERS, STAGES } from './closed-values.ts';
import { Heard } from './heard.ts';
import { count, optionalDay } from './plain-values.ts';

export const Gender = z.enum(GENDERS).meta({
  id: 'Gender',
  description:
    'Perceived gender of the voice. Neutral if the provider states none; Non-binary only if the provider states it.',
});
export type Gender = z.infer<typeof Gender>;

export const Age = z.enum(AGES).meta({
  id: 'Age',
  description: 'Perceived age of the voice; absent if the provider states none.',
});
export type Age = z.infer<typeof Age>;

export const Stage = z.enum(STAGES).meta({
  id: 'Stage',
  description:
    'preview: the provider may still change or withdraw it; legacy: superseded, and still served; deprecated: the provider is going to withdraw it; retired: the provider has withdrawn it.',
});
export type Stage = z.infer<typeof Stage>;

/** Stage of a voice, as stated by the provider's list or by the page of the voice's model. A current voice has no stage. */
export const VoiceStatus = Stage.exclude(['current']).meta({
  id: 'VoiceStatus',
  description: 'deprecated: going to end; retired: ended. Absent: current.',
});
export type VoiceStatus = z.infer<typeof VoiceStatus>;

/** Maximum length of a voice's published description, in grapheme clusters (characters as users see them). */
export const MAX_DESCRIPTION_CHARACTERS = 90;

/** Lower-case identifier of a provider: `azure`, `espeak-ng`. */
export const ProviderSlug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const text = z.string().min(1);
const optionalWord = text.optional();
const texts = z.array(text).optional();
const rate = z.int().min(1).optional();
/** Id without lone surrogates (halves of a UTF-16 pair). JSON can hold a lone surrogate, but URLs and UTF-8 cannot. */
const identifier = text.refine((value) => !/\p{Surrogate}/u.test(value), 'contains a lone surrogate');

/** Published fields of a voice; a field whose value is unknown is absent. */
const VoiceRecord = z.strictObject({
  id: identifier.meta({
    description:
      'Unique and stable identifier: provider/native-id, then /model or /language if the provider lists the voice under several.',
    examples: ['azure/en-US-JennyNeural', 'polly/Joanna/neural'],
  }),
  name: text.meta({ description: 'Human-readable voice name.', examples: ['Jenny'] }),
  local_name: optionalWord.meta({
    description: "Name as the voice's language writes it, if it differs.",
    examples: ['晓晓'],
  }),
  language: text.meta({
    description: "BCP-47 tag of the voice's own language. It has a region only if one is stated or certain.",
    examples: ['en-US', 'en'],
  }),
  other_languages: texts.meta({
    description: 'BCP-47 tags of the further languages.',
    examples: [['es-MX', 'fr-FR']],
  }),
  provider: ProviderSlug.meta({ description: 'Provider slug.', examples: ['azure'] }),
  model_id: optionalWord.meta({
    description: 'Provider model or tier, when applicable.',
    examples: ['neural'],
  }),
  models: texts.meta({
    description: 'All models of the voice, if several; model_id is one of them.',
    examples: [['simba-english', 'simba-multilingual']],
  }),
  status: VoiceStatus.optional(),
  ends_on: optionalDay.meta({ description: 'UTC day of its end.', examples: ['2027-01-06'] }),
  replaced_by: identifier.optional().meta({
    description: 'Id of the same voice under the model that replaces its model.',
    examples: ['rime/luna/coda/en'],
  }),
  gender: Gender,
  gender_stated: z
    .literal(false)
    .optional()
    .describe('False if gender is Neutral only because the provider states none.'),
  accent: optionalWord.meta({ description: 'Accent classification.', examples: ['American'] }),
  description: optionalWord.describe(`Short description, at most ${MAX_DESCRIPTION_CHARACTERS} characters.`),
  language_name: optionalWord.meta({
    description: 'English name of the language, from CLDR or else the IANA registry.',
    examples: ['English'],
  }),
  country_name: optionalWord.meta({
    description: 'English name of the country, from CLDR, if the locale has one.',
    examples: ['United States'],
  }),
  language_country: optionalWord.meta({
    description: 'The one country where the language is at home, if the locale has none.',
    examples: ['Ghana'],
  }),
  uniqueKey: optionalWord.meta({
    description: 'Key for de-duplication: provider, model, native id and language, in lower case.',
    examples: ['azure|neural|en-us-jennyneural|en-us'],
  }),
  provider_voice_id: identifier.optional().meta({
    description: 'Id that the provider expects in requests, byte for byte.',
    examples: ['en-US-JennyNeural'],
  }),
  age: Age.optional(),
  use_cases: texts.meta({
    description: 'Use cases that the provider recommends.',
    examples: [['narration']],
  }),
  styles: texts.meta({
    description: 'Character and manner of speaking.',
    examples: [['warm', 'calm']],
  }),
  styles_on_request: texts.meta({
    description: 'Styles that a request can ask for.',
    examples: [['cheerful', 'whispering']],
  }),
  accents_on_request: texts.meta({
    description: 'Accents and dialects that a request can ask for, beside its own.',
    examples: [['Southwestern Mandarin']],
  }),
  speakers: count.optional().describe('Number of its speakers, if a request can choose among several.'),
  provider_grade: optionalWord.describe('How its provider grades it: A to F, or flagship.'),
  sample_rate: rate.meta({
    description: 'Native sample rate in Hz, where the list states it.',
    examples: [24_000],
  }),
  words_per_minute: rate.meta({
    description: 'Usual speaking rate, where the list states it.',
    examples: [147],
  }),
  preview: z.boolean().optional().describe('True if a preview plays.'),
  preview_verified: z.boolean().optional().describe('True if its audio was ever found.'),
  first_seen: optionalDay.meta({ description: 'Date of its first list here.', examples: ['2026-11-21'] }),
  preview_on_page: z.literal(false).optional().describe('False if the page does not play it.'),
  heard: Heard.optional(),
});

/**
 * Band (class) of a search hit: how well the voice matches the search words for uses, styles and ages. Best first: a voice of `all` matches all words; one
 * of `near` has similar values; for one of `without`, the provider states no value for some words; one of `also` matches all words, but has the requested
 * language only as a further one.
 */
export const MatchedBand = z.enum(['all', 'near', 'without', 'also']).meta({
  id: 'MatchedBand',
  description: 'How the voice matches uses, styles, ages and languages.',
});
export type MatchedBand = z.infer<typeof MatchedBand>;

/** One voice in the form that the API publishes. */
export const Voice = VoiceRecord.extend({ matched: MatchedBand.optional() }).meta({
  id: 'Voice',
  description: 'One text-to-speech voice of one provider.',
});
export type Voice = z.infer<typeof Voice>;

export const VoiceField = VoiceRecord.keyof().meta({ id: 'VoiceField' });
export type VoiceField = z.infer<typeof VoiceField>;

/** Voice fields that enrichment can fill with a derived or default value if the provider states none. */
export const InferredField = z.enum([
  'name',
  'language',
  'accent',
  'gender',
  'age',
  'use_cases',
  'styles',
  'description',
]);
export type InferredField = z.infer<typeof InferredField>;

/** Origin of a field's value: stated by the provider, derived from the provider's other values, or a default for lack of such values. */
export type Origin = 'stated' | 'derived' | 'defaulted';

/** Origins of a voice's derived and default values. An {@link InferredField} without an entry was stated by the provider or is absent. */
const Provenance = z.partialRecord(InferredField, z.enum(['derived', 'defaulted']));

/** Voice as snapshots store it, with sample URL and origins of fields. `sample_derived` marks a URL that was derived: there may be no file. */
export const StoredVoice = VoiceRecord.extend({
  sample_url: z.url({ protocol: /^https?$/ }).optional(),
  sample_derived: z.literal(true).optional(),
  provenance: Provenance.optional(),
});
export type StoredVoice = z.infer<typeof StoredVoice>;

const fields: readonly (readonly [name: string, schema: z.ZodType])[] = Object.entries(VoiceRecord.shape);

/** Names of all fields of a voice, in the order in which responses have them. */
export const VOICE_FIELDS: readonly string[] = fields.map(([name]) => name);

/** Names of the fields that every voice has. The API specification requires these fields in every response. */
export const REQUIRED_FIELDS: readonly string[] = fields
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);
