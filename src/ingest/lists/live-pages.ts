import * as z from 'zod';
import { messageOf, UpstreamError } from '../../domain/errors.ts';
import type { Provider, Settings } from '../provider.ts';
import type { ReadBundledPages } from './bundled-pages.ts';
import type { ReadCompiledList } from './compiled-lists.ts';
import type { HttpClient } from './http-client.ts';
import { type ListPage, toListPages } from './list-page.ts';
import type { SourceMode } from './list-source.ts';
import { CommandNotFoundError, runSubprocess } from './subprocess.ts';

/** Settings, readers and time limit for reading providers' lists. */
export interface ListAccess {
  readonly mode: SourceMode;
  /** Settings of each provider, such as its API key, by the provider's slug. */
  readonly settings: Readonly<Record<string, Settings>>;
  readonly httpClient: HttpClient;
  readonly bundledPages: ReadBundledPages;
  /** Reader of the lists that the build has enriched; a bundled list that this reader lacks is read from `bundledPages`. */
  readonly compiledList?: ReadCompiledList;
  /** Longest time for reading the live list of one provider, with all pages and retries, in milliseconds. */
  readonly providerDeadlineMs: number;
}

/**
 * Yields the pages of a provider's live list, fetched over HTTP, by an SDK or from a command.
 * @throws {UpstreamError} with class `timeout` after `providerDeadlineMs`, with class `aborted` when `runSignal`
 * aborts, or with another class, such as `unauthorized`, if a request or a page fails
 * @throws {CommandNotFoundError} if the list's command is not installed
 */
export async function* livePages(
  provider: Provider,
  settings: Settings,
  { httpClient, providerDeadlineMs }: ListAccess,
  runSignal: AbortSignal,
): AsyncIterable<ListPage> {
  const deadline = AbortSignal.timeout(providerDeadlineMs);
  const signal = AbortSignal.any([runSignal, deadline]);
  const { list } = provider;
  try {
    if (list && 'http' in list) yield* httpClient.pages(list.http, settings, signal);
    if (list && 'sdk' in list) yield* toListPages(list.sdk(settings, signal));
    if (list && 'subprocess' in list) yield { page: await runSubprocess(list.subprocess, signal) };
  } catch (error) {
    if (runSignal.aborted) throw new UpstreamError('aborted', 'the run was stopped', { cause: error });
    if (deadline.aborted)
      throw new UpstreamError('timeout', `no complete list within ${providerDeadlineMs} ms`, {
        cause: error,
      });
    const isClassified = error instanceof UpstreamError || error instanceof CommandNotFoundError;
    throw isClassified ? error : classifySdkError(error);
  }
}

const SdkError = z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) });

/** Converts an error of the AWS SDK to an `UpstreamError`: `unauthorized`, `rate_limited`, `http_error` or `unreachable`. */
function classifySdkError(error: unknown): UpstreamError {
  const status = SdkError.safeParse(error).data?.$metadata.httpStatusCode;
  const message = messageOf(error);
  if (status === 401 || status === 403 || /credential/i.test(message))
    return new UpstreamError('unauthorized', message, { cause: error });
  if (error instanceof Error && /throttl/i.test(error.name))
    return new UpstreamError('rate_limited', message, { cause: error });
  return new UpstreamError(status ? 'http_error' : 'unreachable', message, { cause: error });
}
