import type { RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Exchange } from '../../http/server/exchange.ts';
import { type Listening, listen } from '../../http/server/listen.ts';
import type { IngestReport } from '../../ingest/run.ts';
import type { Config } from '../config/config.ts';
import { type MetricSources, type ScrapedMetric, STATE_METRICS } from './scraped-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds of buckets for request times, in seconds. The lowest suits a cached page; the highest suits a request that waited and was refused. */
const REQUEST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SWAP_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Values of the label `method`. Other HTTP methods become `other`, because a client could otherwise create any number of time series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const PREFIX = 'voice_directory_';
const PATH = '/metrics';

/** Creates the Prometheus metrics. Names and labels must not change, because dashboards and alert rules (`deploy/`) rely on them. */
export function createMetrics(address: NonNullable<Config['metrics']>, sources: MetricSources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  for (const metric of STATE_METRICS) addScraped(metric, sources, [register]);
  const { requests, swaps, limited, shed, runs, lists, dropped } = createInstruments([register]);
  return {
    observeExchange: ({ route, method, status, isAborted, ms }: Exchange) => {
      const labels = {
        route,
        method: METHODS.has(method) ? method : 'other',
        status: isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`,
      };
      requests.observe(labels, ms / 1000);
      if (status === 429) limited.inc();
      // A 503 response without a route means overload. A 503 response with a route comes from the readiness check while the service stops.
      else if (status === 503 && route === 'none') shed.inc();
    },
    /** Counts an ingest: `busy` if another process was running one. If a report is given, the outcome of each provider is also counted. */
    countIngest: (outcome: 'done' | 'busy' | 'failed', report?: IngestReport) => {
      runs.inc({ outcome });
      for (const each of report?.providers ?? []) {
        lists.inc({ provider: each.provider, outcome: each.outcome });
        dropped.inc({ provider: each.provider }, each.dropped);
      }
    },
    /** Adds a metric that reads its values from `source` at each scrape. */
    watch: <Source>(metric: ScrapedMetric<Source>, source: Source) => addScraped(metric, source, [register]),
    /** Records the time that loading and replacing the catalog of voices took. */
    observeSwap: (seconds: number) => swaps.observe(seconds),
    /** Opens the port at which the metrics are served. @throws {OperatorError} if the port cannot be used */
    listen: () => serveMetrics(register, address),
  };
}

function addScraped<Source>(metric: ScrapedMetric<Source>, source: Source, registers: Registry[]): void {
  const { name, help, labels = [], read } = metric;
  const Type = name.endsWith('_total') ? Counter : Gauge;
  new Type({
    name: PREFIX + name,
    help,
    registers,
    labelNames: labels,
    collect() {
      this.reset();
      for (const [values, value] of read(source)) this.inc(values, value);
    },
  });
}

function createInstruments(registers: Registry[]) {
  const count = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: PREFIX + name, help, registers, labelNames });
  const time = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name: PREFIX + name, help, registers, buckets, labelNames });
  return {
    requests: time(
      'request_duration_seconds',
      'Time from the head of a request to the end of its response.',
      REQUEST_BUCKETS,
      ...['route', 'method', 'status'],
    ),
    swaps: time('swap_duration_seconds', 'Time of the load and swap of a catalog.', SWAP_BUCKETS),
    limited: count('limited_requests_total', 'Requests of clients over their limit, refused with 429.'),
    shed: count('shed_requests_total', 'Requests refused with 503, because the process was overloaded.'),
    runs: count('ingest_runs_total', 'Ingests of this process.', 'outcome'),
    lists: count('ingest_lists_total', "Providers' lists in ingests.", 'provider', 'outcome'),
    dropped: count('ingest_dropped_records_total', 'Records that gave no voice.', 'provider'),
  };
}

/** Serves the metrics on a separate port, because they are not meant for the public. @throws {OperatorError} */
async function serveMetrics(
  register: Registry,
  { port, host }: NonNullable<Config['metrics']>,
): Promise<Listening> {
  const listening = await listen(port, host, { prefix: 'METRICS_' });
  const answer: RequestListener = async ({ method, url = '' }, response) => {
    if (url.split('?')[0] !== PATH || method !== 'GET') return void response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  };
  listening.serve(answer);
  return listening;
}
