import { createContext } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import { loadSnapshot } from '../../app/context.ts';
import { baseUrlVariable, missingVariables, plannedSource } from '../../ingest/lists/list-source.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows } from '../rows.ts';

/** Lists every provider with the variables of its API key, the variables still to be set, and the time of its last successful ingest. */
export async function listProviders(
  config: Config,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const context = await createContext(config);
  const { snapshot, notice } = await loadSnapshot(context).finally(context.close);
  if (notice) io.err(notice);
  const rows = context.ingestEnvironment.providers.map((provider) => {
    const settings = config.ingest.settings[provider.id] ?? {};
    const status = snapshot.providers.find((entry) => entry.provider === provider.id);
    return {
      provider: provider.id,
      name: provider.name,
      voices: status?.voices ?? 0,
      source: status?.source ?? 'none',
      next_ingest: plannedSource(provider, config.ingest.sources, settings) ?? 'not asked',
      set_to_ask: missingVariables(provider, settings).join(' '),
      configured: provider.isConfigured(settings) ? 'yes' : 'no',
      keys: Object.values(provider.settings).slice(0, 2).join(' '),
      base_url: baseUrlVariable(provider),
      last_success: status?.last_success ?? '',
      error: status?.error ?? '',
    };
  });
  if (json) io.out(JSON.stringify(rows, undefined, 2));
  else await printRows(io, rows, ['set_to_ask']);
  return 0;
}
