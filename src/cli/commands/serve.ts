import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { createService } from '../../app/compose/compose.ts';
import { findMisnamed } from '../../app/config/describe-settings.ts';
import type { Started } from '../../app/service/lifecycle.ts';
import { API_VERSION, MCP_PATH } from '../../domain/protocol.ts';
import { providers } from '../../ingest/providers/index.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { Action } from '../io.ts';
import { createLogger } from '../log.ts';
import { tellNotice } from '../stored-voices.ts';

/** Heap growth in percent after which V8 collects garbage. The value saves memory: after 20 new catalogs, 240 MiB are used (V8's default: 340). */
const HEAP_GROWTH_PERCENT = 40;

const count = new Intl.NumberFormat('en');

/** Runs the service until the process is asked to stop. A service that is still starting is stopped, too. */
export const serve: Action<[]> = async (config, io) => {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  const logger = await createLogger(config, io);
  for (const { variable, resembles } of findMisnamed(io.env, providers))
    logger.warn({ variable, resembles }, `${variable} is set, and no setting has this name`);
  const service = await createService(config, { logger });
  io.onHangup(() => {
    logger.info({ signal: 'SIGHUP' }, 'server goes on, and reads a newer snapshot');
    void service.reload();
  });
  try {
    const started = await service.start(io.signal);
    tellNotice(started, io);
    io.out(banner(started));
    if (!io.signal.aborted) await once(io.signal, 'abort');
  } catch (error) {
    if (!io.signal.aborted) throw error;
  } finally {
    await service.stop();
  }
  return 0;
};

/** Returns the lines printed after the start: version, URL, counts (voices, providers, languages), and the URLs of the endpoints. */
function banner({ url, counts }: Started): string {
  const { total_voices, provider_status, stats } = counts;
  const sources = [...groupBy(provider_status, ({ source }) => source)].map(
    ([source, lists]) => `${count.format(lists.length)} ${source}`,
  );
  return [
    `Voice Directory ${API_VERSION}: ${url}`,
    `  ${count.format(total_voices)} voices, ${count.format(stats.total_providers)} providers (lists: ${sources.join(', ')}), ${count.format(stats.total_languages)} languages`,
    `  page  ${url}/`,
    `  docs  ${url}/docs`,
    `  API   ${url}/v1/voices`,
    `  MCP   ${url}${MCP_PATH}`,
  ].join('\n');
}
