import type { ProviderDetails } from '../domain/metadata.ts';
import { loadDataFile, loadDataFolder } from '../lib/data-set.ts';
import { Providers, UnlistedVendors } from './data-sets.ts';
import type { ProviderRow } from './provider-row.ts';
import { speechUsageOf } from './speech/speech-declaration.ts';

export const PROVIDER_FACTS: ReadonlyMap<string, ProviderRow> = new Map(
  Object.entries(loadDataFolder(Providers)),
);

export function providerDetailsOf(provider: string): ProviderDetails | undefined {
  const facts = PROVIDER_FACTS.get(provider);
  if (!facts) return undefined;
  const { pricing, coverage, voices_of, tiers, scripts, speech, deployment, ...published } = facts;
  const usage = speechUsageOf(speech?.program, speech?.request);
  const open_weights = deployment === 'local';
  return { provider, ...published, deployment, open_weights, ...(usage && { speech: usage }) };
}

/** Returns a message that explains why a known provider or vendor has no voice in a catalog. */
export function noteOnUnlisted(slug: string): string {
  const [vendor] = UNLISTED_VENDORS.get(slug) ?? [];
  if (vendor !== undefined) return `${vendor} is no provider of this directory.`;
  const nameOf = (provider: string) => PROVIDER_FACTS.get(provider)?.name ?? provider;
  const other = PROVIDER_FACTS.get(slug)?.voices_of;
  if (other !== undefined) return `${nameOf(slug)} has the voices of ${nameOf(other)}: use ${other}.`;
  return `${nameOf(slug)} is a known provider, but its voices are not loaded here.`;
}

/** Names of vendors that are not listed as providers, by slug. A search for an unlisted vendor gets an explanation. */
export const UNLISTED_VENDORS = new Map(Object.entries(loadDataFile(UnlistedVendors)));
