import { loadDataFile } from '../lib/data-set.ts';
import { UnlistedVendors } from './data-sets.ts';
import { modelsOfProvider } from './models.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';

/** Names of vendors that are not listed as providers, by slug. A search for an unlisted vendor gets an explanation. */
export const UNLISTED_VENDORS = new Map(Object.entries(loadDataFile(UnlistedVendors)));

/** Returns a message that explains why a known provider or vendor has no voice in a catalog. */
export function noteOnUnlisted(slug: string): string {
  const [vendor] = UNLISTED_VENDORS.get(slug) ?? [];
  if (vendor !== undefined) return `${vendor} is no provider of this directory.`;
  const nameOf = (provider: string) => PROVIDER_FACTS.get(provider)?.name ?? provider;
  const other = PROVIDER_FACTS.get(slug)?.voices_of;
  if (other !== undefined) return `${nameOf(slug)} has the voices of ${nameOf(other)}: use ${other}.`;
  const models = modelsOfProvider(slug);
  if (models.length > 0 && models.every(({ status }) => status === 'retired'))
    return `${nameOf(slug)} has ended: its models ${models.map(({ name }) => name).join(', ')} are retired.`;
  return `${nameOf(slug)} is a known provider, but its voices are not loaded here.`;
}
