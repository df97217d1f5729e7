import * as z from 'zod';
import { ProviderStatus } from './snapshot.ts';

const count = z.int().min(0);
const names = z.array(z.string());

/** Metadata of the catalog: distinct values of the voices' fields (`genders`, `languages`…), totals, and the status of each provider. */
export const MetadataResponse = z
  .strictObject({
    total_voices: count,
    providers: names.meta({ description: 'Distinct provider slugs.' }),
    genders: names,
    languages: names.meta({ description: 'Distinct names of all languages that voices speak.' }),
    countries: names.meta({ description: 'Distinct country names.' }),
    accents: names,
    models: names,
    ages: names,
    use_cases: names,
    styles: names,
    catalog_version: z.string(),
    updated_at: z.iso.datetime().meta({ description: 'When the catalog was built from its sources.' }),
    provider_status: z.array(ProviderStatus),
    stats: z
      .strictObject({
        total_voices: count,
        total_languages: count,
        total_countries: count,
        total_providers: count,
        total_accents: count,
      })
      .meta({ id: 'CatalogStats' }),
  })
  .meta({ id: 'MetadataResponse' });
export type MetadataResponse = z.infer<typeof MetadataResponse>;
