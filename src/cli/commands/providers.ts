import { createDirectory } from '../compose.ts';
import { baseUrlVariable, type Config } from '../config.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows } from '../table.ts';

/** Lists every provider: what its key is called, whether it is set, and how fresh its voices are. */
export async function listProviders(
  config: Config,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const directory = createDirectory(config);
  const { snapshot, notice } = await directory.load().finally(directory.close);
  if (notice) io.err(notice);
  const rows = config.ingest.providers.map((provider) => {
    const status = snapshot.providers.find((entry) => entry.provider === provider.id);
    return {
      provider: provider.id,
      name: provider.name,
      voices: status?.voices ?? 0,
      source: status?.source ?? 'none',
      next_ingest: willAsk(config, provider) ? 'live' : 'bundled',
      configured: provider.isConfigured(config.ingest.settingsOf(provider)) ? 'yes' : 'no',
      keys: Object.values(provider.settings).slice(0, 2).join(' '),
      base_url: baseUrlVariable(provider),
      last_success: status?.last_success ?? '',
      error: status?.error ?? '',
    };
  });
  if (json) io.out(JSON.stringify(rows, undefined, 2));
  else printRows(io, rows);
  return 0;
}

function willAsk({ ingest }: Config, provider: Config['ingest']['providers'][number]): boolean {
  if (ingest.sources !== 'auto') return ingest.sources === 'live';
  return provider.isConfigured(ingest.settingsOf(provider));
}
