import * as z from 'zod';
import { ProviderDetails } from '../domain/metadata.ts';
import { ProviderSlug } from '../domain/voice.ts';
import { SpeechApi, SpeechCommand } from './speech/speech-declaration.ts';

/** Quality level of a model: 1 is a provider's best, 2 is good neural, 3 is older or smaller neural, 4 is concatenative, formant or poor neural. */
const QualityTier = z.literal([1, 2, 3, 4]);
export type QualityTier = z.infer<typeof QualityTier>;

/** Place of a value in a request: a path in the JSON body (`voice.id`), or the kind and name of another parameter (`query voice`). */
const RequestField = z.string().regex(/^(?:(?:path|query) \w+|SSML voice name|option --?\w+|[\w.[\]]+)$/);

/** Facts about one provider, each stated by a document; unstated facts are absent. `source` is the page that documents the fields of a request. */
export const ProviderRow = ProviderDetails.omit({ provider: true, open_weights: true, speech: true })
  .extend({
    voice_id_field: RequestField.optional(),
    model_field: RequestField.optional(),
    /** URL of the provider's page with the prices of speech synthesis; absent if no such page is known. */
    pricing: SpeechApi.shape.source.optional(),
    /** Noun phrase that tells which of the provider's voices are listed; absent if no page states this. */
    coverage: z
      .strictObject({ text: z.string(), source: SpeechApi.shape.source, checked: SpeechApi.shape.checked })
      .optional(),
    /** Slug of another provider whose voices this provider also offers. */
    voices_of: ProviderSlug.optional(),
    /** Quality levels by `model_id`, from the provider's documentation. If voices name no model, one level stands for the current model. */
    tiers: z.union([QualityTier, z.record(z.string(), QualityTier)]),
    /** ISO 15924 codes of the scripts that the engine reads, by language: `ja: Hira`. Languages without entry are read in their likeliest script. */
    scripts: z.record(z.string(), z.string().regex(/^[A-Z][a-z]{3}$/)).optional(),
    /** Request or program that synthesizes a sentence. If a provider has a request and a program, the program is preferred. */
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
