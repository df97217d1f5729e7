import { BusyError, messageOf, OperatorError } from '../../domain/errors.ts';
import type { Logger } from '../../lib/logger.ts';
import type { KnownRecordings } from '../../previews/recording-sources.ts';
import { BrokenSnapshotError } from '../../storage/broken-snapshot-error.ts';
import type { Config } from '../config/config.ts';
import type { Generation } from '../snapshot/load-snapshot.ts';
import type { Jobs } from './jobs.ts';

/** Job of a worker (thread or process), named after the method of {@link Jobs} that it runs. */
export type Job =
  | { readonly name: 'load' | 'ingest' | 'checkPreviews'; readonly current?: undefined }
  | { readonly name: 'loadNewer'; readonly current: Generation };

/** Data that a worker receives at its start. */
export interface WorkerInput {
  readonly config: Config;
  readonly job: Job;
  /** List of the preview recordings, which the main thread has read from the manifests. */
  readonly recordings: KnownRecordings;
}

export type JobResult = Awaited<ReturnType<Jobs[keyof Jobs]>>;

/** Result of a job. The search index is in a separate field, so that its buffer can be transferred to the main thread without a copy. */
export interface ResultMessage {
  readonly result: JobResult;
  readonly image?: { readonly key: string; readonly file: Uint8Array<ArrayBuffer> } | undefined;
}

/** Message of a worker thread. A worker sends any number of log lines, then a result or a failure. */
export type WorkerMessage =
  | { readonly log: keyof Logger; readonly details: object; readonly message: string }
  | ResultMessage
  | { readonly failure: Failure };

/** Fields of an error that survive the structured clone between threads or processes. */
interface Failure {
  readonly kind: 'busy' | 'operator' | 'broken' | 'fault';
  readonly message: string;
  readonly stack: string | undefined;
}

/** Converts a thrown value into an object that `postMessage` can clone. */
export function toFailure(error: unknown): Failure {
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: kindOf(error), message: messageOf(error), stack };
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof BusyError) return 'busy';
  if (error instanceof BrokenSnapshotError) return 'broken';
  return error instanceof OperatorError ? 'operator' : 'fault';
}

/** Converts a failure to an error of the class that the worker threw, because callers test the class with `instanceof`. */
export function toError({ kind, message, stack }: Failure): Error {
  if (kind === 'busy') return new BusyError(message);
  if (kind === 'broken') return BrokenSnapshotError.withMessage(message);
  if (kind === 'operator') return new OperatorError(message);
  const error = new Error(message);
  error.stack = stack ?? message;
  return error;
}
