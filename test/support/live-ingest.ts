import { beforeAll } from '@jest/globals';
import { parseConfig } from '../../src/app/config/config.ts';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { readBundledPages } from '../../src/ingest/lists/bundled-pages.ts';
import { createHttpClient, DEFAULT_LIMITS } from '../../src/ingest/lists/http-client.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import type { IngestEnvironment } from '../../src/ingest/refresh/ingest-environment.ts';
import { type IngestReport, type IngestRequest, runIngest } from '../../src/ingest/run.ts';
import { shortenList } from './list-records.ts';
import { POLLY_CREDENTIALS } from './live-lists.ts';
import { type Replay, useReplay } from './replay.ts';
import { ingestEnvironment } from './snapshot.ts';

/** Six providers whose lists are requested in all ways that exist: with headers, with a query, through an SDK, by page, or not at all. */
const PROVIDERS = 'azure,deepgram,elevenlabs,google,openai,polly';
/** Each list is cut to this number of records, because a run treats a few records like thousands. */
const MAX_RECORDS = 8;
/** The list of OpenAI has a few names by model, and no records to cut. */
const shorten = (slug: string, list: unknown) => {
  if (PROVIDERS.includes(slug) && slug !== 'openai') shortenList(list, slug, MAX_RECORDS);
};
/** Opens an HTTP client with one immediate retry, because the faults of these tests do not pass. */
const openHttpClient = () =>
  createHttpClient('voice-directory-test', {
    ...DEFAULT_LIMITS,
    maxRetries: 1,
    firstRetryMs: 1,
    maxRetryMs: 5,
  });

/** A store with one ingest behind it. */
interface Settled {
  readonly environment: IngestEnvironment;
  /** Ingests again. */
  ingest(request?: IngestRequest, overrides?: Partial<IngestEnvironment>): Promise<IngestReport>;
  latest(): Promise<Snapshot>;
}

/** Ingests from lists that a replay of six providers answers. */
export interface LiveIngest {
  replay(): Replay;
  environment(
    env?: Readonly<Record<string, string>>,
    overrides?: Partial<IngestEnvironment>,
  ): IngestEnvironment;
  settled(env?: Readonly<Record<string, string>>, overrides?: Partial<IngestEnvironment>): Promise<Settled>;
}

/** Starts a replay of short lists for the tests of one file, and mends it after each. The bundled lists are as short. */
export function useLiveIngest(): LiveIngest {
  const replay = useReplay(shorten);
  beforeAll(() => {
    Object.assign(process.env, POLLY_CREDENTIALS);
  });

  const environment: LiveIngest['environment'] = (env = {}, overrides = {}) => {
    const { ingest } = parseConfig({ ...replay().env, PROVIDERS, ...env }, providers);
    return ingestEnvironment({
      providers: providers.filter(({ id }) => ingest.providers.includes(id)),
      mode: ingest.sources,
      settings: ingest.settings,
      openHttpClient,
      bundledPages: shortBundledList,
      ...overrides,
    });
  };
  return {
    replay,
    environment,
    settled: async (env, overrides) => {
      const settled = environment(env, overrides);
      await runIngest(settled, {});
      return {
        environment: settled,
        ingest: (request = {}, others = {}) => runIngest({ ...settled, ...others }, request),
        latest: async () => (await settled.snapshots.readLatest()) as Snapshot,
      };
    },
  };
}

async function* shortBundledList(slug: string): AsyncIterable<unknown> {
  for await (const page of readBundledPages(slug)) {
    shorten(slug, page);
    yield page;
  }
}

/** The voices of one provider in a snapshot. */
export function ofProvider({ voices }: Snapshot, slug: string): Snapshot['voices'] {
  return voices.filter(({ provider }) => provider === slug);
}

/** The outcome of each provider of a run, by slug. */
export function outcomesOf({ providers: reports }: IngestReport): Readonly<Record<string, string>> {
  return Object.fromEntries(reports.map(({ provider, outcome }) => [provider, outcome]));
}
