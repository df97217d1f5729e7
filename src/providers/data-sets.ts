import * as z from 'zod';
import { type DataSet, defineDataSet, loadDataFolder } from '../lib/data-set.ts';
import { fold } from '../lib/fold.ts';
import { ModelRows } from './model-row.ts';
import { ProviderRow } from './provider-row.ts';

export const Providers = defineDataSet({ path: 'providers', schema: ProviderRow });

export const Models = defineDataSet({ path: 'models', schema: ModelRows });

/** Greetings (sentences to speak) for code snippets and recordings, by BCP-47 tag of the language. */
export const Greetings = defineDataSet({ path: 'greetings', schema: z.record(z.string(), z.string()) });

/** Vendors of speech synthesis that the directory does not list as providers, by slug. Responses use the first of a vendor's names. */
export const UnlistedVendors = defineDataSet({
  path: 'unlisted-vendors',
  schema: async () => {
    const listed = new Set(
      Object.entries(loadDataFolder(Providers)).flatMap(([slug, { name }]) => [slug, fold(name)]),
    );
    const isUnlisted = (name: string) => !listed.has(fold(name));
    const Name = z.string().refine(isUnlisted, 'is a provider of data/providers');
    return z.record(Name, z.tuple([Name], Name));
  },
});

/** Data sets with facts about providers. The voice lists of the providers are not among these data sets. */
export const DATA_SETS: readonly DataSet<unknown>[] = [Providers, UnlistedVendors, Models, Greetings];
