import * as z from 'zod';
import { count, optionalDay, optionalFlag, optionalNames, optionalText, page } from './plain-values.ts';
import { SearchQuery } from './query.ts';
import { ProviderSlug, Stage } from './voice.ts';

const Commercial = z.enum(['yes', 'no', 'by plan']).meta({
  id: 'Commercial',
  description: 'Whether recordings may be used commercially; by plan: as the plan of the customer says.',
});

export const Deployment = z.enum(['cloud', 'local']).meta({ id: 'Deployment' });

/** Facts about a model, as public web pages state them; a fact that no web page states is absent. */
export const ModelFacts = z.strictObject({
  status: Stage.optional(),
  ends_on: optionalDay.describe('UTC day on which the provider withdraws it, or has withdrawn it.'),
  replaced_by: optionalText.describe('Model of the same provider that replaces it, by model_id.'),
  languages: optionalNames.meta({
    description: 'BCP-47 tags of the languages that it speaks.',
    examples: [['en', 'fr']],
  }),
  licence: optionalText.describe('Licence of its weights: SPDX id if there is one.'),
  commercial: Commercial.optional(),
  deployment: Deployment.optional(),
  sample_rate: z.int().positive().optional().describe('Native sample rate in Hz.'),
  streaming: optionalFlag.describe('It sends audio while it synthesizes.'),
  ssml: optionalFlag.describe('It takes SSML.'),
  styles_on_request: optionalFlag.describe('Requests can ask for styles or emotions.'),
  word_timings: optionalFlag.describe('It tells when each word is spoken.'),
  cloning: optionalFlag.describe('It speaks with cloned voices.'),
  documentation: page.optional(),
  prices: page.optional().describe('Page with the prices.'),
});
export type ModelFacts = z.infer<typeof ModelFacts>;

export const ModelFact = ModelFacts.keyof().meta({ id: 'ModelFact', description: 'Field with a fact.' });
export type ModelFact = z.infer<typeof ModelFact>;

const name = z.string().min(1);
const sources = z.array(
  z.strictObject({
    fields: z.array(ModelFact),
    source: page,
    checked: z.iso.date().describe('Date of the last comparison with the page.'),
  }),
);

/** Facts about the model of a voice. The model's languages are left out, because a voice may speak only some of them. */
export const VoiceModel = ModelFacts.omit({ languages: true })
  .extend({ name, family: name.optional(), sources })
  .meta({ id: 'VoiceModel', description: 'Model of a voice. An unknown fact is absent.' });
export type VoiceModel = z.infer<typeof VoiceModel>;

/** Model of a provider, with the web pages that state the facts about the model. */
export const Model = z
  .strictObject({
    provider: ProviderSlug,
    model_id: name.meta({ description: 'Model, as voices have it.', examples: ['aura-2'] }),
    name,
    family: name.optional(),
    tier: z
      .int()
      .min(1)
      .max(4)
      .describe(
        'Quality: 1: best current model of the provider; 2: good neural model; 3: older, faster or smaller one; 4: concatenative or formant synthesis, or of low quality.',
      ),
    ...ModelFacts.shape,
    voices: count.describe('Voices of the catalog that work with it.'),
    sources,
  })
  .meta({ id: 'Model', description: 'Speech model of a provider. An unknown fact is absent.' });
export type Model = z.infer<typeof Model>;

export const ModelsQuery = SearchQuery.pick({ providers: true, status: true }).meta({ id: 'ModelsQuery' });
export type ModelsQuery = z.infer<typeof ModelsQuery>;

export const ModelListResponse = z
  .strictObject({ models: z.array(Model).describe('By provider and model_id.') })
  .meta({ id: 'ModelListResponse' });
export type ModelListResponse = z.infer<typeof ModelListResponse>;
