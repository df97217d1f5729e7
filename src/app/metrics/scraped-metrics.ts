import type { HealthDependencies } from '../../http/health.ts';

export interface MetricSources extends Pick<HealthDependencies, 'catalog' | 'storeHealth' | 'previewState'> {
  /** Returns the number of preview links that could not be signed. */
  readonly countUnsigned: () => number;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

/** Metric that reads its values at each scrape, so that no other code has to update the metric. */
export interface ScrapedMetric<Source> {
  /** Name of the metric, without the prefix that all metrics of the service share. The name of a counter ends in `_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: (source: Source) => readonly Sample[];
}

const NO_LABELS = {};
const secondsOf = (time: string) => Date.parse(time) / 1000;
const statusesIn = ({ catalog }: MetricSources) => catalog.current.metadata.provider_status;
const placesIn = ({ previewState }: MetricSources) => Object.entries(previewState().previews ?? {});

/** Metrics of the state of the service. Times are in Unix seconds: in Prometheus, `time() - value` is the age. */
export const STATE_METRICS: readonly ScrapedMetric<MetricSources>[] = [
  {
    name: 'catalog_info',
    help: 'Version of the catalog in service, as X-Catalog-Version tells it.',
    labels: ['version'],
    read: ({ catalog }) => [[{ version: catalog.current.version }, 1]],
  },
  {
    name: 'catalog_built_timestamp_seconds',
    help: 'Time at which the snapshot of the catalog was built.',
    read: ({ catalog }) => [[NO_LABELS, secondsOf(catalog.current.builtAt)]],
  },
  {
    name: 'voices',
    help: 'Voices of the catalog by provider and source of its list (live, kept, bundled).',
    labels: ['provider', 'source'],
    read: (sources) =>
      statusesIn(sources).map(({ provider, source, voices }) => [{ provider, source }, voices]),
  },
  {
    name: 'provider_list_timestamp_seconds',
    help: "Time of the list of a provider's voices: of its last live list, else of the bundled one.",
    labels: ['provider'],
    read: (sources) =>
      statusesIn(sources).flatMap(({ provider, last_success, listed_on }): Sample[] => {
        const time = last_success ?? listed_on;
        return time === undefined ? [] : [[{ provider }, secondsOf(time)]];
      }),
  },
  {
    name: 'provider_stale',
    help: "1 if a provider's voices are stale, else 0.",
    labels: ['provider'],
    read: (sources) => statusesIn(sources).map(({ provider, stale }) => [{ provider }, Number(stale)]),
  },
  {
    name: 'provider_error',
    help: '1 for a provider whose last list was not used, with the class of the error.',
    labels: ['provider', 'error'],
    read: (sources) =>
      statusesIn(sources).flatMap(({ provider, error }): Sample[] =>
        error === undefined ? [] : [[{ provider, error }, 1]],
      ),
  },
  {
    name: 'store_reachable',
    help: '1 if the snapshot store has answered the last request in time, else 0.',
    read: ({ storeHealth }) => [[NO_LABELS, Number(storeHealth.readState().store === 'reachable')]],
  },
  {
    name: 'store_last_answer_timestamp_seconds',
    help: 'Time of the last answer of the snapshot store.',
    read: ({ storeHealth }) => {
      const { store_last_answer: time } = storeHealth.readState();
      return time === undefined ? [] : [[NO_LABELS, secondsOf(time)]];
    },
  },
  {
    name: 'snapshot_oversized',
    help: '1 if the latest snapshot needs more memory than Node allows, so that an older one is served, else 0.',
    read: ({ storeHealth }) => [
      [NO_LABELS, Number(storeHealth.readState().oversized_snapshot !== undefined)],
    ],
  },
  {
    name: 'preview_place_reachable',
    help: '1 if the manifest of a place of recordings (bucket, folder, cdn) was read at the last try, else 0.',
    labels: ['place'],
    read: (sources) =>
      placesIn(sources).map(([place, { state }]) => [{ place }, Number(state === 'reachable')]),
  },
  {
    name: 'preview_recordings',
    help: 'Recordings of a place.',
    labels: ['place'],
    read: (sources) => placesIn(sources).map(([place, { recordings }]) => [{ place }, recordings]),
  },
  {
    name: 'store_errors_total',
    help: 'Requests to the snapshot store without an answer in time.',
    read: ({ storeHealth }) => [[NO_LABELS, storeHealth.countFailures()]],
  },
  {
    name: 'preview_failures_total',
    help: 'Links to previews that could not be signed.',
    read: ({ countUnsigned }) => [[NO_LABELS, countUnsigned()]],
  },
];

export const REDIS_METRIC: ScrapedMetric<() => boolean> = {
  name: 'redis_reachable',
  help: '1 if Redis counts the requests of clients for all processes, 0 if this process counts for itself.',
  read: (isReachable) => [[NO_LABELS, Number(isReachable())]],
};

export const CONNECTIONS_METRIC: ScrapedMetric<() => number> = {
  name: 'refused_connections_total',
  help: 'Connections reset because there were too many, in all or of one client.',
  read: (countRefused) => [[NO_LABELS, countRefused()]],
};
