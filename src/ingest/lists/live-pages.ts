import * as z from 'zod';
import { messageOf, UpstreamError } from '../../domain/errors.ts';
import type { ListRequest, Provider, Settings } from '../provider.ts';
import type { BundledLists } from './bundled-pages.ts';
import type { CompiledLists } from './compiled-lists.ts';
import type { Transport } from './http-client.ts';
import type { SourceMode } from './list-source.ts';
import { ProgramMissingError, runProgram } from './subprocess.ts';

/** What reading one provider's list needs. */
export interface ListAccess {
  readonly mode: SourceMode;
  /** Slug → settings of the provider. */
  readonly settings: Readonly<Record<string, Settings>>;
  readonly transport: Transport;
  readonly bundled: BundledLists;
  /** Bundled lists that the build has enriched; a list that it has not is read from `bundled`. */
  readonly compiled?: CompiledLists;
  /** All of one provider's pages and retries have to fit in. */
  readonly providerDeadlineMs: number;
}

/** A page in the provider's shape, and what was asked for it, if it was asked for. */
export interface Page {
  readonly page: unknown;
  readonly request?: ListRequest;
}

/** The provider's pages, given up at its deadline. */
export async function* livePages(
  provider: Provider,
  settings: Settings,
  { transport, providerDeadlineMs }: ListAccess,
  runSignal: AbortSignal,
): AsyncIterable<Page> {
  const deadline = AbortSignal.timeout(providerDeadlineMs);
  const signal = AbortSignal.any([runSignal, deadline]);
  const { list } = provider;
  try {
    if (list && 'http' in list) yield* transport.pages(list.http, settings, signal);
    if (list && 'sdk' in list) yield* asPages(list.sdk(settings, signal));
    if (list && 'program' in list) yield { page: await runProgram(list.program, signal) };
  } catch (error) {
    if (runSignal.aborted) throw new UpstreamError('aborted', 'the run was stopped', { cause: error });
    if (deadline.aborted)
      throw new UpstreamError('timeout', `no complete list within ${providerDeadlineMs} ms`, {
        cause: error,
      });
    throw error instanceof UpstreamError || error instanceof ProgramMissingError ? error : fromSdk(error);
  }
}

/** Pages that were asked for in one piece. */
export async function* asPages(pages: AsyncIterable<unknown>): AsyncIterable<Page> {
  for await (const page of pages) yield { page };
}

function fromSdk(error: unknown): UpstreamError {
  const { $metadata } =
    z.object({ $metadata: z.object({ httpStatusCode: z.number().optional() }) }).safeParse(error).data ?? {};
  const status = $metadata?.httpStatusCode;
  const message = messageOf(error);
  if (status === 401 || status === 403 || /credential/i.test(message))
    return new UpstreamError('unauthorized', message, { cause: error });
  if (error instanceof Error && /throttl/i.test(error.name))
    return new UpstreamError('rate_limited', message, { cause: error });
  return new UpstreamError(status ? 'http_error' : 'unreachable', message, { cause: error });
}
