import * as z from 'zod';

/** The four values a voice's gender can take. Not stated by the provider means `Neutral`. */
export const Gender = z.enum(['Female', 'Male', 'Neutral', 'Non-binary']).meta({
  id: 'Gender',
  description:
    'Perceived gender of the voice. Neutral where the provider states none; Non-binary only where the provider says so.',
});
export type Gender = z.infer<typeof Gender>;

export const Age = z.enum(['child', 'young', 'adult', 'middle-aged', 'old']).meta({
  id: 'Age',
  description: 'Perceived age of the voice, as far as its provider states one.',
});
export type Age = z.infer<typeof Age>;

/** Longest description that is published, in characters a person sees (grapheme clusters). */
export const MAX_DESCRIPTION_CHARACTERS = 90;

/** Lower-case identifier of a provider: `azure`, `espeak-ng`. */
export const ProviderSlug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const text = z.string().min(1);
/** Half of a character can be said in JSON, but in no address and no UTF-8. */
const identifier = text.refine((value) => !/\p{Surrogate}/u.test(value), 'holds half a character');

/** One voice, as every client sees it. Values that are not known are absent. */
export const Voice = z
  .strictObject({
    id: identifier.meta({
      description:
        'Unique, stable voice identifier: provider/native-id, then /model or /language where the provider lists one voice under several.',
      examples: ['azure/en-US-JennyNeural', 'polly/Joanna/neural'],
    }),
    name: text.meta({ description: 'Human-readable voice name.', examples: ['Jenny'] }),
    language: text.meta({ description: 'BCP-47 language tag.', examples: ['en-US'] }),
    provider: ProviderSlug.meta({ description: 'Provider slug.', examples: ['azure'] }),
    model_id: text.optional().meta({
      description: 'Provider model or tier, when applicable.',
      examples: ['neural'],
    }),
    gender: Gender,
    accent: text.optional().meta({ description: 'Accent classification.', examples: ['American'] }),
    description: text.optional().meta({
      description: `Short description, at most ${MAX_DESCRIPTION_CHARACTERS} characters.`,
    }),
    language_name: text.optional().meta({
      description: 'English name of the language, from CLDR.',
      examples: ['English'],
    }),
    country_name: text.optional().meta({
      description: 'English name of the country, from CLDR; absent where the locale names no country.',
      examples: ['United States'],
    }),
    uniqueKey: text.optional().meta({
      description:
        'Identity of the voice for de-duplication: provider, model, native id and language, lower-cased and joined by |.',
      examples: ['azure|neural|en-us-jennyneural|en-us'],
    }),
    provider_voice_id: identifier.optional().meta({
      description: 'The id to send to the provider, byte for byte.',
      examples: ['en-US-JennyNeural'],
    }),
    age: Age.optional(),
    use_cases: z
      .array(text)
      .optional()
      .meta({ description: 'What the provider recommends the voice for.', examples: [['narration']] }),
    preview: z.boolean().optional().meta({ description: 'Whether a preview of the voice can be played.' }),
    first_seen: z.iso
      .date()
      .optional()
      .meta({ description: 'Date on which the directory first saw the voice.', examples: ['2026-11-21'] }),
  })
  .meta({ id: 'Voice', description: 'One text-to-speech voice of one provider.' });
export type Voice = z.infer<typeof Voice>;

/** Fields that may hold something else than what the provider states in so many words. */
export const InferredField = z.enum([
  'name',
  'language',
  'accent',
  'gender',
  'age',
  'use_cases',
  'description',
]);
export type InferredField = z.infer<typeof InferredField>;

/** stated: the provider says so; derived: worked out from something else it says; defaulted: nothing says it. */
export type Origin = 'stated' | 'derived' | 'defaulted';

/** Where the inferred fields of a voice come from. A field that is not named was stated, or is absent. */
const Provenance = z.partialRecord(InferredField, z.enum(['derived', 'defaulted']));

/** A voice as snapshots keep it: what clients see, where its provider publishes a sample, and what was inferred. */
export const StoredVoice = Voice.extend({
  sample_url: z.url({ protocol: /^https?$/ }).optional(),
  provenance: Provenance.optional(),
});
export type StoredVoice = z.infer<typeof StoredVoice>;
