import * as z from 'zod';
import { type DataSet, defineDataSet } from '../lib/data-set.ts';
import { ProviderRow } from './provider-row.ts';

/** Facts about the providers that the directory can list, one file each. */
export const Providers = defineDataSet({ path: 'providers', schema: ProviderRow });

/** Greetings by BCP-47 tag. */
export const Greetings = defineDataSet({ path: 'greetings', schema: z.record(z.string(), z.string()) });

/** Names of vendors of speech synthesis that the directory does not list, by slug. The first name is the one that answers use. */
export const UnlistedVendors = defineDataSet({
  path: 'unlisted-vendors',
  schema: z.record(z.string(), z.tuple([z.string()], z.string())),
});

/** Data sets of what is known about providers beside their lists. */
export const DATA_SETS: readonly DataSet<unknown>[] = [Providers, Greetings, UnlistedVendors];
