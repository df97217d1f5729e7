import { afterAll, beforeAll } from '@jest/globals';
import { parseConfig } from '../../src/app/config/config.ts';
import { fetchVoices } from '../../src/ingest/lists/fetch-voices.ts';
import { createHttpClient, DEFAULT_LIMITS, type HttpClient } from '../../src/ingest/lists/http-client.ts';
import type { ListAccess, ListDeadlines } from '../../src/ingest/lists/live-pages.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import type { AnyList } from './contracts/contract.ts';
import { type Replay, useReplay } from './replay.ts';
import { ingestEnvironment } from './snapshot.ts';

/** A signal that is never aborted. */
export const NEVER = new AbortController().signal;

/** Credentials for the contract of Polly, because the AWS SDK looks for them in the environment of the process and nowhere else. */
export const POLLY_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'polly-key',
  AWS_SECRET_ACCESS_KEY: 'polly-secret',
  AWS_MAX_ATTEMPTS: '1',
};

/** The slugs of all providers, also of those that only an operator who names them gets. */
const ALL = providers.map(({ id }) => id).join();

type Variables = Readonly<Record<string, string>>;

/** Access to the live lists of all providers, as their contracts answer them over loopback. */
export interface LiveLists {
  replay(): Replay;
  /** Returns access to the lists with these variables beside those of the replay. */
  access(env?: Variables, limits?: ListLimits): ListAccess;
  /** Returns the voices of a provider's live list. */
  ask(provider: Provider, env?: Variables, limits?: ListLimits): ReturnType<typeof fetchVoices>;
}

/** Limits on the lists of one provider. */
export interface ListLimits extends ListDeadlines {
  readonly httpClient: HttpClient;
}

/** Limits that only an endless answer exceeds, on however slow a machine. Retries are off, because they would only repeat a fault. */
const PATIENT = { ...DEFAULT_LIMITS, maxRetries: 0, answerTimeoutMs: 300_000, maxPageBytes: 5_000_000 };
/** Limits for answers that never end. */
const IMPATIENT_MS = 300;

/** Starts a replay for the tests of one file and mends it after each. `prepare` changes lists as that of `useReplay` does. */
export function useLiveLists(prepare?: (slug: string, list: AnyList) => void): LiveLists {
  const httpClient = createHttpClient('test', PATIENT);
  const replay = useReplay(prepare);
  beforeAll(() => {
    Object.assign(process.env, POLLY_CREDENTIALS);
  });
  afterAll(() => httpClient.close());
  const patient: ListLimits = {
    httpClient,
    pageDeadlineMs: PATIENT.answerTimeoutMs,
    providerDeadlineMs: PATIENT.answerTimeoutMs,
  };
  const access = (env: Variables = {}, limits = patient): ListAccess => {
    const { settings } = parseConfig({ ...replay().env, PROVIDERS: ALL, ...env }, providers).ingest;
    return { ...ingestEnvironment({ mode: 'live', settings }), ...limits };
  };
  return {
    replay,
    access,
    ask: (provider, env, limits) => fetchVoices(provider, access(env, limits), NEVER),
  };
}

/** Opens limits that give up on silence, and on a page without end, at once. */
export function impatientLimits(): ListLimits {
  const httpClient = createHttpClient('test', { ...PATIENT, answerTimeoutMs: IMPATIENT_MS });
  afterAll(() => httpClient.close());
  return {
    httpClient,
    pageDeadlineMs: 2 * IMPATIENT_MS,
    providerDeadlineMs: PATIENT.answerTimeoutMs,
  };
}
