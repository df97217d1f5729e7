import { UpstreamError } from '../../domain/errors.ts';
import type { ProviderPart } from '../../domain/snapshot.ts';
import type { Attempt } from '../judge/judgement.ts';
import { maxListed } from '../judge/list-gates.ts';
import { fetchVoices, readBundledVoices } from '../lists/fetch-voices.ts';
import { plannedSource } from '../lists/list-source.ts';
import type { ListAccess } from '../lists/live-pages.ts';
import type { Provider } from '../provider.ts';

/** Access to providers' lists, and a clock that gives the start and end of an attempt. */
export interface FetchContext extends ListAccess {
  readonly now: () => Date;
  /** True if the maintainer has accepted the list in advance. Only MAX_VOICES limits the length of an accepted list. */
  readonly isAccepted?: boolean;
}

/** Stored data that decides what is requested from the provider next. */
export type StoredFacts = Pick<ProviderPart, 'status' | 'memory'>;

/**
 * Attempts to read a provider's list. An `UpstreamError` is returned in the attempt and not thrown, so that the run continues with the other providers. No
 * request is sent before the time of the provider's last `Retry-After`. Records beyond {@link maxListed} voices are only counted.
 * @throws the reason of `signal` if the run is aborted
 */
export async function fetchProvider(
  provider: Provider,
  context: FetchContext,
  part: StoredFacts | undefined,
  signal: AbortSignal,
): Promise<Attempt> {
  const startedAt = context.now();
  const { mode, settings, maxVoices, isAccepted = false } = context;
  const source = plannedSource(provider, mode, settings[provider.id] ?? {});
  const stored = part?.status.voices ?? 0;
  const isFirst = stored === 0 && source !== 'bundled';
  // An unusable bundled list counts as none, because a run with a live list does not report errors of the bundled list.
  const first = isFirst ? await asValue(() => readBundledVoices(provider, context)) : undefined;
  const bundled = first instanceof UpstreamError ? undefined : first;
  const facts = {
    provider: provider.id,
    before: part,
    bundled,
    at: startedAt.toISOString(),
    // `room` is only an upper bound here. `judgeInTurn` later subtracts the voices of other providers.
    room: maxVoices + stored,
    isAccepted,
  };
  const access = { ...context, maxVoices: maxListed(facts) };
  const fetched =
    (source === 'live' && openRetryAfter(provider, part, startedAt)) ||
    (await asValue(() => fetchVoices(provider, access, signal)));
  if (fetched instanceof UpstreamError) signal.throwIfAborted();
  return { provider, fetched, startedAt, endedAt: context.now(), ...(bundled && { bundled }) };
}

/** Returns the error for a provider whose last `Retry-After` has not expired; undefined if a request may be sent. */
function openRetryAfter(
  { name }: Provider,
  part: StoredFacts | undefined,
  now: Date,
): UpstreamError | undefined {
  const until = part?.memory.not_before;
  if (!until || until <= now.toISOString()) return undefined;
  const message = `${name} asked not to be asked again before ${until}`;
  return new UpstreamError('rate_limited', message, { notBefore: new Date(until) });
}

/** Returns the value of a promise, or the `UpstreamError` with which the promise was rejected. */
export async function asValue<T>(read: () => Promise<T>): Promise<T | UpstreamError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}
