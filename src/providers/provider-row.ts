import * as z from 'zod';
import { ProviderDetails } from '../domain/metadata.ts';
import { ProviderSlug } from '../domain/voice.ts';
import { SpeechApi, SpeechCommand } from './speech/speech-declaration.ts';

/** Tier (quality) of a model: 1 best of its provider, 2 good neural, 3 older, faster or smaller neural, 4 concatenative, formant or poor neural. */
const QualityTier = z.literal([1, 2, 3, 4]);
export type QualityTier = z.infer<typeof QualityTier>;

/** Field of a request: a path in the JSON body (`voice.id`), or kind and name of another field (`query voice`, `option --model`). */
const RequestField = z.string().regex(/^(?:(?:path|query) \w+|SSML voice name|option --?\w+|[\w.[\]]+)$/);

/** Facts about one provider that a document states, such as the page `source` for the fields of a request; unstated facts are absent. */
export const ProviderRow = ProviderDetails.omit({ provider: true, open_weights: true, speech: true })
  .extend({
    voice_id_field: RequestField.optional(),
    model_field: RequestField.optional(),
    /** URL of the provider's page with the prices of speech synthesis; absent if no page could be confirmed. */
    pricing: SpeechApi.shape.source.optional(),
    /** Noun phrase that says which voices the provider lists and which it does not; absent if no page states it. */
    coverage: z
      .strictObject({ text: z.string(), source: SpeechApi.shape.source, checked: SpeechApi.shape.checked })
      .optional(),
    /** Other provider whose voices this provider also offers. */
    voices_of: ProviderSlug.optional(),
    /** Tiers by `model_id`, from the provider's documentation; one tier if voices name no model, because the current one speaks them all. */
    tiers: z.union([QualityTier, z.record(z.string(), QualityTier)]),
    /** ISO 15924 codes of the scripts that the engine reads, by language: `ja: Hira`; any other language is read in its likeliest script. */
    scripts: z.record(z.string(), z.string().regex(/^[A-Z][a-z]{3}$/)).optional(),
    /** Request or program that synthesizes a sentence; the program is preferred if a provider has both. */
    speech: z.strictObject({ request: SpeechApi.optional(), program: SpeechCommand.optional() }).optional(),
    source: SpeechApi.shape.source,
    checked: SpeechApi.shape.checked,
  })
  .refine(({ voice_id_field, model_field }) => voice_id_field !== undefined || model_field === undefined, {
    path: ['model_field'],
    message: 'a request that takes a model takes a voice_id_field too',
  })
  .refine(({ deployment, licence }) => deployment === 'cloud' || licence !== undefined, {
    path: ['licence'],
    message: 'the model of a local engine has a licence',
  })
  .refine(({ deployment, pricing }) => deployment === 'cloud' || pricing === undefined, {
    path: ['pricing'],
    message: 'an engine that runs on one’s own machine costs nothing',
  });
export type ProviderRow = z.infer<typeof ProviderRow>;
