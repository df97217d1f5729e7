import { once } from 'node:events';
import { pino } from 'pino';
import { createService } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import { listVariables } from '../../app/describe-settings.ts';
import type { Started } from '../../app/lifecycle.ts';
import { findMisnamed } from '../../app/misnamed-variables.ts';
import { API_VERSION, MCP_PATH } from '../../domain/protocol.ts';
import { providers } from '../../ingest/providers/index.ts';
import { groupBy } from '../../lib/group-by.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { tellNotice } from '../stored-voices.ts';

const STDERR = 2;
/** Limit of the log buffer, in bytes. The buffer holds log lines that stderr cannot take at the moment. */
const MAX_LOG_BYTES = 1024 * 1024;
const count = new Intl.NumberFormat('en');

/** Serves until the process is asked to stop, which may happen before the start is complete. */
export async function serve(config: Config, io: CliIo): Promise<ExitCode> {
  const logger = createLogger(config, io);
  const known = listVariables(providers).map(({ variable }) => variable);
  for (const { variable, resembles } of findMisnamed(io.env, known))
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
}

/** Options of the readable log: one line per entry, without the fields that only collectors need. */
const READABLE = { destination: STDERR, singleLine: true, ignore: 'pid,hostname,reasons' };

/**
 * Creates the log on stderr: JSON lines for collectors, readable lines for a person. Log calls never pass a provider's
 * key; `redact` and the hook, which cuts known secrets out of each line, are further safeguards.
 */
function createLogger({ logLevel }: Config, { isErrTerminal, redact }: CliIo) {
  const destination = isErrTerminal
    ? pino.transport({ target: 'pino-pretty', options: READABLE })
    : toStderr();
  return pino(
    {
      level: logLevel,
      redact: ['*.headers', '*.authorization', '*.key', '*.settings', '*.*.settings'],
      hooks: { streamWrite: redact },
    },
    destination,
  );
}

/** Creates a log destination that ignores write errors, such as a full disk. Writes are synchronous, so that none is pending at exit. */
function toStderr() {
  const destination = pino.destination({ dest: STDERR, sync: true, maxLength: MAX_LOG_BYTES });
  destination.on('error', () => {});
  return destination;
}

/** Returns the lines that say where the service is, how much it has and where to look. The ages of the lists are told by `providers`. */
function banner({ url, catalog }: Started): string {
  const { total_voices, provider_status, stats } = catalog.metadata;
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
