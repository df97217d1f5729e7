import { createContext, staleRuleOf } from '../../app/compose.ts';
import { type Config, settingsOf } from '../../app/config.ts';
import { setVariables } from '../../app/environment.ts';
import type { ProviderStatus, VoiceSource } from '../../domain/snapshot.ts';
import { type StaleRule, statusNow } from '../../domain/staleness.ts';
import { baseUrlVariable, missingVariables, plannedSource } from '../../ingest/lists/list-source.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';
import { readSnapshot } from '../stored-voices.ts';

/** A provider in the JSON of `voice-directory providers`. Every field is always present; null stands for an absent value. */
interface ProviderListing {
  /** Slug. */
  readonly provider: string;
  readonly name: string;
  /** True if PROVIDERS names the provider or is `all`; false leaves it out. Some providers are listed only if they are named. */
  readonly listed: boolean;
  /** Number of voices in the catalog. */
  readonly voices: number;
  /** Source of these voices; null without any. */
  readonly source: VoiceSource | null;
  /** Source of the next ingest's list; null if the provider is not listed, or will not be asked and has no bundled list. */
  readonly next_ingest: 'live' | 'bundled' | null;
  /** Variables that are still to be set, so that the provider can be asked. */
  readonly set_to_ask: readonly string[];
  /** True if the settings suffice to ask the provider. */
  readonly configured: boolean;
  /** Variables of the provider's settings. */
  readonly variables: readonly string[];
  /** Variable that replaces the provider's host. */
  readonly base_url: string;
  /** ISO 8601, UTC; so is `last_attempt`. */
  readonly last_success: string | null;
  readonly last_attempt: string | null;
  /** Date of the bundled list, ISO 8601. */
  readonly listed_on: string | null;
  readonly stale: boolean;
  /** Class of the last failure. */
  readonly error: string | null;
}

/**
 * Lists every provider with the variables of its API key, the variables still to be set, and the time of its last successful ingest. Those that
 * PROVIDERS leaves out are in the list too, because an operator has to learn of them before naming them.
 */
export async function listProviders(
  config: Config,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const context = await createContext(config);
  const snapshot = await readSnapshot(context, io).finally(context.close);
  const rule = staleRuleOf(config, context);
  const env = setVariables(io.env);
  const listings = providers.map((provider): ProviderListing => {
    const settings = settingsOf(provider, env);
    const listed = config.ingest.providers.includes(provider.id);
    const next = listed ? plannedSource(provider, config.ingest.sources, settings) : undefined;
    const stored = snapshot.providers.find((entry) => entry.provider === provider.id);
    return {
      provider: provider.id,
      name: provider.name,
      listed,
      next_ingest: next ?? null,
      set_to_ask: missingVariables(provider, settings),
      configured: provider.isConfigured(settings),
      variables: Object.values(provider.settings),
      base_url: baseUrlVariable(provider),
      ...freshnessOf(stored, rule),
    };
  });
  if (json) io.out(JSON.stringify(listings, undefined, 2));
  else printRows(io, listings.map(toRow), ['set_to_ask']);
  return 0;
}

function freshnessOf(stored: ProviderStatus | undefined, rule: StaleRule | undefined) {
  const status = stored && statusNow(stored, rule);
  return {
    voices: status?.voices ?? 0,
    source: status?.source ?? null,
    last_success: status?.last_success ?? null,
    last_attempt: status?.last_attempt ?? null,
    listed_on: status?.listed_on ?? null,
    stale: status?.stale ?? false,
    error: status?.error ?? null,
  };
}

/** Returns a listing as a row of the table, whose cells are texts and numbers. */
function toRow(listing: ProviderListing): Row {
  return {
    provider: listing.provider,
    name: listing.name,
    listed: listing.listed ? 'yes' : 'no',
    voices: listing.voices,
    source: listing.source ?? 'none',
    next_ingest: listing.next_ingest ?? 'not asked',
    set_to_ask: listing.set_to_ask.join(' '),
    configured: listing.configured ? 'yes' : 'no',
    // The table has room for two variables; the JSON has all.
    keys: listing.variables.slice(0, 2).join(' '),
    base_url: listing.base_url,
    last_success: listing.last_success ?? '',
    listed_on: listing.listed_on ?? '',
    error: listing.error ?? '',
  };
}
