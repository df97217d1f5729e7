/**
 * Serves mixed traffic for minutes, with an ingest and a swap every 30 s, beside hostile clients. Its rate is a share of the least capacity
 * that a cycle of ingest and swap leaves, so that other work of the machine counts. Prints Markdown, and ends with 1 if a well-behaved
 * client's request failed, memory or descriptors grew, or too few catalogs were swapped.
 *
 *     npm run soak -- --minutes 15 --share 0.7
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { baseUrlVariable, hasHost } from '../../src/ingest/lists/list-source.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { SERVER } from '../product.ts';
import { format } from '../statistics.ts';
import { table } from '../table.ts';
import { withServer } from '../with-server.ts';
import { serveChangingList } from './changing-list.ts';
import { brokenBounds, slopesOf } from './judge.ts';
import { runSoak, type Soaked } from './run-soak.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '15' }, share: { type: 'string', default: '0.7' } },
});
const [minutes, share] = [Number(values.minutes), Number(values.share)];
if (!(minutes > 0 && share > 0)) throw new Error('--minutes and --share take numbers above 0');

/** Providers that are asked at this host in place of their own: one whose list changes, and those that are asked without a key and get 404. */
const asked = providers.filter(
  (provider) => provider.id === 'cartesia' || (hasHost(provider) && provider.isConfigured({})),
);
const print = (text: string) => void process.stdout.write(`${text}\n`);
const list = await serveChangingList();
try {
  const settings = {
    RATE_LIMIT_MAX: '300',
    SOURCES: 'auto',
    CARTESIA_API_KEY: 'none',
    INGEST_CRON: '*/30 * * * * *',
    LOG_LEVEL: 'error',
    ...Object.fromEntries(asked.map((provider) => [baseUrlVariable(provider), list.url])),
  };
  const preload = fileURLToPath(new URL('memory-probe.mjs', import.meta.url));
  const program = { node: process.execPath, program: SERVER, preload };
  const soaked = await withServer(program, settings, (server) => runSoak(server, { minutes, share }, print));
  process.exitCode = report(soaked) ? 0 : 1;
} finally {
  list.close();
}

/** Prints the figures of a run. Returns whether it has kept its bounds. */
function report({ whole, samples, swaps, hostile }: Soaked): boolean {
  const slopes = slopesOf(samples);
  const rows = slopes.map(({ figure, mean, perMinute, growth }) => [
    figure,
    format(mean),
    perMinute.toFixed(3),
    `${(growth * 100).toFixed(2)} %`,
  ]);
  const { count, p50, p99, max } = whole.latencyMs;
  const failed = Object.values(whole.failures).reduce((sum, each) => sum + each, 0);
  const broken = brokenBounds(slopes, whole.failures, swaps, Math.floor(minutes) - 2);
  print(`\n${table(['second half', 'mean', 'per minute', 'growth'], rows)}\n`);
  print(
    `${failed} of ${count} requests failed, ${whole.notModified} not modified; p50 ${format(p50)}, p99 ${format(p99)}, max ${format(max)} ms; ${swaps} swaps; load average ${format(loadavg()[1] ?? 0)} over 5 minutes.`,
  );
  print(`Hostile clients: ${JSON.stringify(hostile)}.\n`);
  print(broken.length === 0 ? 'All bounds are kept.' : `Broken bounds:\n- ${broken.join('\n- ')}`);
  return broken.length === 0;
}
