import { once } from 'node:events';
import { pino } from 'pino';
import { createService } from '../../app/compose.ts';
import type { Config } from '../../app/config.ts';
import { createThreadedChores } from '../../app/jobs/worker-jobs.ts';
import type { Started } from '../../app/lifecycle.ts';
import { API_VERSION } from '../../domain/api-version.ts';
import type { CliIo, ExitCode } from '../io.ts';

const STDERR = 2;
/** Run from source, this thread does everything: Node 20 reads no TypeScript in others. */
const IS_BUILT = import.meta.url.endsWith('.js');
/** Lines of the log that are kept while it cannot be written. */
const MAX_LOG_BYTES = 1024 * 1024;
const count = new Intl.NumberFormat('en');

/** Serves until the process is asked to end, which may be before it has begun. */
export async function serve(config: Config, io: CliIo): Promise<ExitCode> {
  const logger = createLogger(config, io.isTerminal);
  const service = createService(
    config,
    logger,
    IS_BUILT ? { chores: createThreadedChores(io.env, logger) } : {},
  );
  try {
    const started = await service.start(io.signal);
    if (started.notice) io.err(started.notice);
    io.out(banner(started));
    if (!io.signal.aborted) await once(io.signal, 'abort');
  } catch (error) {
    if (!io.signal.aborted) throw error;
  } finally {
    await service.stop();
  }
  return 0;
}

/** JSON lines for collectors, readable ones for a person. Keys are never among what is logged; this is the second lock. */
function createLogger({ logLevel }: Config, isTerminal: boolean) {
  const destination = isTerminal
    ? pino.transport({ target: 'pino-pretty', options: { destination: STDERR, ignore: 'pid,hostname' } })
    : toStderr();
  return pino({ level: logLevel, redact: ['*.headers', '*.authorization', '*.key'] }, destination);
}

/** A disk that is full is no reason to stop serving; written at once, nothing of it is left to be tried at the end for ever. */
function toStderr() {
  const destination = pino.destination({ dest: STDERR, sync: true, maxLength: MAX_LOG_BYTES });
  destination.on('error', () => {});
  return destination;
}

function banner({ url, catalog }: Started): string {
  const { total_voices, provider_status, stats } = catalog.metadata;
  const sources = provider_status.map(
    ({ provider, voices, source }) => `${provider} ${count.format(voices)} (${source})`,
  );
  return [
    `Voice Directory ${API_VERSION}`,
    `  ${count.format(total_voices)} voices, ${stats.total_providers} providers, ${stats.total_languages} languages; catalog ${catalog.version}`,
    `  sources   ${sources.join(', ')}`,
    `  search    ${url}/v1/voices`,
    `  MCP       ${url}/api/mcp`,
    `  OpenAPI   ${url}/openapi.json`,
  ].join('\n');
}
