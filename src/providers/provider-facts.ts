import type { ProviderDetails } from '../domain/metadata.ts';
import { GENERAL_CLOUD_FACTS } from './general-cloud-facts.ts';
import { LOCAL_ENGINE_FACTS } from './local-engine-facts.ts';
import type { ProviderFacts, ProviderFactTable } from './provider-fact-table.ts';
import { speechUsageOf } from './speech/speech-usage.ts';
import { SPEECH_SERVICE_FACTS } from './speech-service-facts.ts';
import { UNLISTED_VENDORS } from './unlisted-vendors.ts';

/** Facts that all providers of one table share. */
type SharedFacts = Pick<ProviderDetails, 'deployment' | 'open_weights'>;

const CLOUD: SharedFacts = { deployment: 'cloud', open_weights: false };
const LOCAL: SharedFacts = { deployment: 'local', open_weights: true };

/** Facts about every provider that the directory can list, by slug. */
export const PROVIDER_FACTS: ReadonlyMap<string, ProviderFacts & SharedFacts> = new Map([
  ...factsIn(GENERAL_CLOUD_FACTS, CLOUD),
  ...factsIn(SPEECH_SERVICE_FACTS, CLOUD),
  ...factsIn(LOCAL_ENGINE_FACTS, LOCAL),
]);

function factsIn(table: ProviderFactTable, shared: SharedFacts) {
  return Object.entries(table).map(([slug, facts]) => [slug, { ...facts, ...shared }] as const);
}

/** Returns the facts about a provider as published; undefined for a provider that the tables do not have. */
export function providerDetailsOf(provider: string): ProviderDetails | undefined {
  const known = PROVIDER_FACTS.get(provider);
  if (!known) return undefined;
  const { source: _, checked: __, ...facts } = known;
  const speech = speechUsageOf(provider);
  return { provider, ...facts, ...(speech && { speech }) };
}

/** Providers whose voices are those of another one, by slug: the read-aloud service of Edge speaks with Azure's voices. */
const VOICES_OF: ReadonlyMap<string, string> = new Map([['edge', 'azure']]);

/** Returns a sentence that tells why a known provider or vendor has no voice in a catalog. */
export function noteOnUnlisted(slug: string): string {
  const [vendor] = UNLISTED_VENDORS.get(slug) ?? [];
  if (vendor !== undefined) return `${vendor} is no provider of this directory.`;
  const nameOf = (provider: string) => PROVIDER_FACTS.get(provider)?.name ?? provider;
  const other = VOICES_OF.get(slug);
  if (other !== undefined) return `${nameOf(slug)} has the voices of ${nameOf(other)}: use ${other}.`;
  return `${nameOf(slug)} is a known provider, but its voices are not loaded here.`;
}
