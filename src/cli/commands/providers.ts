import { createContext, staleRuleOf } from '../../app/compose/compose.ts';
import { type Config, settingsOf } from '../../app/config/config.ts';
import { type Env, setVariables } from '../../app/config/environment.ts';
import type { ProviderStatus } from '../../domain/snapshot.ts';
import { type StaleRule, statusNow } from '../../index/catalog/staleness.ts';
import { acceptCommand } from '../../ingest/judge/list-gates.ts';
import { baseUrlVariable, hasHost, missingVariables, plannedSource } from '../../ingest/lists/list-source.ts';
import type { Provider } from '../../ingest/provider.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { Action, JsonOption } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';
import { readSnapshot } from '../stored-voices.ts';

/** Error classes of rejected voice lists that an operator may accept. An unreadable list is also `malformed`, but fails again when accepted. */
const HELD: ReadonlySet<string | undefined> = new Set(['malformed', 'degraded', 'shrunk', 'grown']);

/** Prints every provider with its settings, unset variables and last success. Excluded providers are printed, too. */
export const listProviders: Action<[JsonOption]> = async (config, io, { json }) => {
  const context = await createContext(config);
  const snapshot = await readSnapshot(context, io).finally(context.close);
  const rule = staleRuleOf(config, context);
  const env = setVariables(io.env);
  const listings = providers.map((provider) => {
    const stored = snapshot.providers.find((entry) => entry.provider === provider.id);
    return { ...describeProvider(provider, config, env), ...freshnessOf(stored, rule) };
  });
  if (json) io.out(JSON.stringify(listings, undefined, 2));
  else {
    printRows(io, listings.map(toRow));
    // On a terminal, the variables are printed again below the table, because the terminal may cut the table before them.
    for (const { provider, set_to_ask: variables } of io.isTerminal ? listings : [])
      if (variables.length > 0) io.out(`${provider}: set ${variables.join(' ')} to ask it`);
    for (const { provider, error, accept_with: command } of listings)
      if (command)
        io.out(`${provider}: the last list was held (${error}); if it is right, accept it with: ${command}`);
  }
  return 0;
};

/** Describes a provider and its settings. An unknown value is null, because the JSON output must contain every field. */
function describeProvider(provider: Provider, config: Config, env: Env) {
  const settings = settingsOf(provider, env);
  const listed = config.ingest.providers.includes(provider.id);
  return {
    provider: provider.id,
    name: provider.name,
    /** True if PROVIDERS includes the provider. The value `all` excludes some providers, such as resellers. */
    listed,
    /** Voice list that the next ingest will use: `live` or `bundled`; null for an excluded provider, or if neither list can be used. */
    next_ingest: (listed && plannedSource(provider, config.ingest.sources, settings)) || null,
    set_to_ask: missingVariables(provider, settings),
    configured: provider.isConfigured(settings),
    variables: Object.values(provider.settings),
    base_url: hasHost(provider) ? baseUrlVariable(provider) : null,
  };
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

function toRow(listing: ReturnType<typeof describeProvider> & ReturnType<typeof freshnessOf>): Row {
  return {
    provider: listing.provider,
    name: listing.name,
    listed: listing.listed ? 'yes' : 'no',
    voices: listing.voices,
    source: listing.source ?? 'none',
    next_ingest: listing.next_ingest ?? 'not asked',
    set_to_ask: listing.set_to_ask.join(' '),
    configured: listing.configured ? 'yes' : 'no',
    // The table shows two variables at most, because the width is limited. The JSON output contains all variables.
    keys: listing.variables.slice(0, 2).join(' '),
    base_url: listing.base_url ?? '',
    last_success: listing.last_success ?? '',
    listed_on: listing.listed_on ?? '',
    error: listing.error ?? '',
  };
}
