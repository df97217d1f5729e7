import * as z from 'zod';
import { VALUE_LISTS, type ValueListName } from './filters.ts';
import { Deployment } from './model.ts';
import { count, names, optionalDay, optionalText, page } from './plain-values.ts';
import { ProviderStatus } from './snapshot.ts';
import { SpeechUsage } from './speech-usage.ts';
import { Age, Gender, ProviderSlug } from './voice.ts';

/** Facts about a provider that apply to all its voices; a fact that no document states is absent. */
export const ProviderDetails = z
  .strictObject({
    provider: ProviderSlug,
    name: z.string(),
    home_page: page,
    documentation: page.optional().describe('Documentation of the voices.'),
    terms: page.optional(),
    deployment: Deployment,
    open_weights: z.boolean().describe('Model and voices can be downloaded.'),
    licence: optionalText.describe('Licence of the model: SPDX id if there is one.'),
    voice_id_field: optionalText.describe(
      'Request field that takes provider_voice_id: in the JSON body, or where its first word says (path, query, SSML, option).',
    ),
    model_field: optionalText.describe('Likewise for model_id; absent if it is not sent.'),
    speech: SpeechUsage.optional(),
    source: page.optional().describe('Page that states the request fields.'),
    checked: optionalDay.describe('Date of the last comparison with it.'),
  })
  .meta({ id: 'ProviderDetails' });
export type ProviderDetails = z.infer<typeof ProviderDetails>;

/** Language or country of the catalog's voices, with the names that a list of choices shows. */
const ValueDetails = z.strictObject({
  code: optionalText.describe('BCP-47 or ISO 3166 code.'),
  name: z.string().describe('English name, as filters take it.'),
  own_name: optionalText.describe(
    'Name in the language itself, or in the most spoken one of the country, if another one is known.',
  ),
  count: count.describe('Number of voices.'),
});

const LanguageDetails = ValueDetails.extend({
  direction: z
    .literal('rtl')
    .optional()
    .describe('rtl if the language is usually written from right to left; absent otherwise.'),
}).meta({ id: 'LanguageDetails' });
export type LanguageDetails = z.infer<typeof LanguageDetails>;

const CountryDetails = ValueDetails.meta({ id: 'CountryDetails' });
export type CountryDetails = z.infer<typeof CountryDetails>;

const Metadata = z.strictObject({
  total_voices: count,
  ...(Object.fromEntries(Object.keys(VALUE_LISTS).map((name) => [name, names])) as Record<
    ValueListName,
    typeof names
  >),
  genders: z.array(Gender),
  languages: names.describe('All languages that voices speak.'),
  ages: z.array(Age),
  catalog_version: z.string(),
  updated_at: z.iso.datetime().describe('When the catalog was built from its sources.'),
  provider_status: z.array(ProviderStatus),
  provider_details: z.array(ProviderDetails),
  language_details: z
    .array(LanguageDetails)
    .describe('By English name. A voice counts for each of its languages.'),
  country_details: z.array(CountryDetails),
  stats: z
    .strictObject({
      total_voices: count,
      total_languages: count,
      total_countries: count,
      total_providers: count,
      total_accents: count,
    })
    .meta({ id: 'CatalogStats' }),
});

/** Response with the catalog's metadata. Responses have all fields, but the schema requires none, because the API specification guarantees none. */
export const MetadataResponse = Metadata.partial().meta({ id: 'MetadataResponse' });
export type MetadataResponse = z.infer<typeof Metadata>;
