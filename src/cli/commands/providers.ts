import { createContext, staleRuleOf } from '../../app/compose.ts';
import { type Config, settingsOf } from '../../app/config.ts';
import { setVariables } from '../../app/environment.ts';
import type { ProviderStatus, VoiceSource } from '../../domain/snapshot.ts';
import { type StaleRule, statusNow } from '../../domain/staleness.ts';
import { acceptCommand } from '../../ingest/judge/list-gates.ts';
import { baseUrlVariable, missingVariables, plannedSource } from '../../ingest/lists/list-source.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';
import { readSnapshot } from '../stored-voices.ts';

/** Provider in the JSON output of `voice-directory providers`. Every field is always present; null represents an absent value. */
interface ProviderListing {
  readonly provider: string;
  readonly name: string;
  /** True if the setting PROVIDERS includes the provider. The value `all` excludes providers that must be named explicitly. */
  readonly listed: boolean;
  readonly voices: number;
  /** Source of the provider's voices; null if the provider has no stored status. */
  readonly source: VoiceSource | null;
  /**
   * Source of the voice list in the next ingest; null if the provider is not listed, or has neither complete settings nor a bundled list.
   */
  readonly next_ingest: 'live' | 'bundled' | null;
  /** Variables that must still be set before the live list can be requested. */
  readonly set_to_ask: readonly string[];
  /** True if the settings suffice to request the live list. */
  readonly configured: boolean;
  readonly variables: readonly string[];
  readonly base_url: string;
  /** Time of the last live list that was read, ISO 8601 in UTC. */
  readonly last_success: string | null;
  /** Time of the last attempt to read the live list, ISO 8601 in UTC. */
  readonly last_attempt: string | null;
  /** Day on which the bundled list was recorded, ISO 8601. */
  readonly listed_on: string | null;
  readonly stale: boolean;
  readonly error: string | null;
  /** Command that uses the provider's list although it was held; null if the last list was not held. */
  readonly accept_with: string | null;
}

/** Classes of errors with which a list is held. A list is also malformed if it cannot be read at all, and then the command says so. */
const HELD: ReadonlySet<string | undefined> = new Set(['malformed', 'degraded', 'shrunk', 'grown']);

/**
 * Prints every provider with its settings, the variables still to be set, and its last successful ingest. Providers that PROVIDERS excludes
 * are printed too, so that an operator can discover them.
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
  else {
    printRows(io, listings.map(toRow), ['set_to_ask']);
    for (const { provider, error, accept_with: command } of listings)
      if (command)
        io.out(`${provider}: the last list was held (${error}); if it is right, accept it with: ${command}`);
  }
  return 0;
}

function freshnessOf(stored: ProviderStatus | undefined, rule: StaleRule) {
  const status = stored && statusNow(stored, rule);
  return {
    voices: status?.voices ?? 0,
    source: status?.source ?? null,
    last_success: status?.last_success ?? null,
    last_attempt: status?.last_attempt ?? null,
    listed_on: status?.listed_on ?? null,
    stale: status?.stale ?? false,
    error: status?.error ?? null,
    accept_with: stored && HELD.has(stored.error) ? acceptCommand(stored.provider) : null,
  };
}

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
    // The table shows two variables at most, because its width is limited; the JSON output contains all.
    keys: listing.variables.slice(0, 2).join(' '),
    base_url: listing.base_url,
    last_success: listing.last_success ?? '',
    listed_on: listing.listed_on ?? '',
    error: listing.error ?? '',
  };
}
