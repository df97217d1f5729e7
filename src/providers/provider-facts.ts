import type { ProviderDetails } from '../domain/metadata.ts';
import { loadDataFolder } from '../lib/data-set.ts';
import { Providers } from './data-sets.ts';
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
