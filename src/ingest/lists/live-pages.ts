import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, messageOf, UpstreamError } from '../../domain/errors.ts';
import { toAwsError } from '../../domain/upstream-errors.ts';
import type { ListPage, Provider, Settings, SubprocessList } from '../provider.ts';
import { type ReadBundledPages, toListPages } from './bundled-pages.ts';
import type { ReadCompiledList } from './compiled-lists.ts';
import type { HttpClient } from './http-client.ts';
import type { SourceMode } from './list-source.ts';

/** Time limits that no real list reaches. A page takes seconds, or longer after a `Retry-After`. A list of 50,000 voices takes ten minutes. */
export const DEFAULT_DEADLINES = {
  /** Time limit for one page with all its retries, or for the whole output of a subprocess, in ms. */
  pageDeadlineMs: 120_000,
  /** Time limit for all lists of one provider, in ms. */
  providerDeadlineMs: 30 * 60_000,
};
export type ListDeadlines = Readonly<typeof DEFAULT_DEADLINES>;

/** Maximum size of a command's output, in bytes; the voice lists of real commands have a few hundred lines. */
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

export interface ListAccess extends ListDeadlines {
  readonly mode: SourceMode;
  /** Maximum number of voices kept from each live list of a provider; records beyond this number are only counted. */
  readonly maxVoices: number;
  /** Settings of each provider, such as its API key, by the provider's slug. */
  readonly settings: Readonly<Record<string, Settings>>;
  readonly httpClient: HttpClient;
  readonly bundledPages: ReadBundledPages;
  /** Reader of the bundled lists that the build has enriched. If the reader returns undefined, the list is read from `bundledPages`. */
  readonly compiledList?: ReadCompiledList;
}

export type LiveList = ReturnType<typeof liveLists>[number];

type OpenPages = (signal: AbortSignal) => AsyncIterable<ListPage>;

/** Returns the live lists of a provider. The time limit `providerDeadlineMs` starts with this call and applies to all lists together. */
export function liveLists(
  provider: Provider,
  settings: Settings,
  access: ListAccess,
  runSignal: AbortSignal,
) {
  const { pageDeadlineMs, providerDeadlineMs } = access;
  const providerSignal = AbortSignal.timeout(providerDeadlineMs);
  /**
   * Yields the pages of a list.
   * @throws {UpstreamError} of class `timeout` after a time limit, `aborted` if the run stops, or the class of any other failure
   */
  async function* boundedPages(open: OpenPages): AsyncIterable<ListPage> {
    const stalled = new AbortController();
    const signal = AbortSignal.any([runSignal, providerSignal, stalled.signal]);
    try {
      yield* watchPages(open(signal), stalled, pageDeadlineMs);
    } catch (cause) {
      if (runSignal.aborted) throw new UpstreamError('aborted', 'the run was stopped', { cause });
      if (providerSignal.aborted)
        throw new UpstreamError('timeout', `no complete list within ${providerDeadlineMs} ms`, { cause });
      if (stalled.signal.aborted)
        throw new UpstreamError('timeout', `no complete page within ${pageDeadlineMs} ms`, { cause });
      throw cause instanceof UpstreamError ? cause : toAwsError(cause);
    }
  }
  const toLiveList = (open: OpenPages, name?: string) => ({
    name,
    /** Requests the pages of the list from the first page on. If the host lacks a list whose request has `ifNotFound: 'skip'`, no page is yielded. */
    pages: () => boundedPages(open),
  });
  const { list } = provider;
  if (!list) return [];
  if ('sdk' in list) {
    const names = list.names?.(settings) ?? [];
    return (names.length > 0 ? names : [undefined]).map((name) =>
      toLiveList((signal) => toListPages(list.sdk(settings, signal, name)), name),
    );
  }
  if ('command' in list) return [toLiveList((signal) => subprocessPages(list, signal))];
  return list
    .requests(settings)
    .map((first) =>
      toLiveList((signal) => access.httpClient.pages(list, first, settings, signal), first.list),
    );
}

/**
 * Yields the output of a command, in UTF-8, as the only page.
 * @throws {UpstreamError} if the command fails; the error's cause has the code ENOENT if the command is not installed
 */
async function* subprocessPages(
  { command, args }: SubprocessList,
  signal: AbortSignal,
): AsyncIterable<ListPage> {
  // The environment of the command has only PATH and LC_ALL, so that no API key of this process reaches the command.
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };
  const options = { signal, maxBuffer: MAX_OUTPUT_BYTES, env };
  const { stdout } = await promisify(execFile)(command, [...args], options).catch((error) => {
    const fault = codeOf(error) === 'ENOENT' ? 'is not installed' : `failed: ${messageOf(error)}`;
    throw new UpstreamError('unreachable', `${command} ${fault}`, { cause: error });
  });
  yield { page: stdout };
}

/** Yields the pages of a list. If a page takes longer than `pageDeadlineMs`, the controller `stalled` is aborted and stops the request. */
async function* watchPages(
  pages: AsyncIterable<ListPage>,
  stalled: AbortController,
  pageDeadlineMs: number,
): AsyncIterable<ListPage> {
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => stalled.abort(), pageDeadlineMs);
      const result = await iterator.next().finally(() => clearTimeout(timer));
      if (result.done) return;
      yield result.value;
    }
  } finally {
    await iterator.return?.();
  }
}
