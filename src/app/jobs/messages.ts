import { BusyError, messageOf, OperatorError } from '../../domain/errors.ts';
import type { Logger } from '../../domain/logger.ts';
import type { CatalogName, Chores } from './jobs.ts';

/** What a thread is started for. */
export type Chore =
  | { readonly name: 'load' | 'ingest'; readonly current?: undefined }
  | { readonly name: 'loadNewer'; readonly current: CatalogName };

export interface ThreadData {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly chore: Chore;
}

export type ChoreResult = Awaited<ReturnType<Chores[keyof Chores]>>;

/** What a thread says: lines for the log, then one of the others. */
export type FromThread =
  | { readonly log: keyof Logger; readonly details: object; readonly message: string }
  | { readonly result: ChoreResult }
  | { readonly failure: Failure };

/** What remains of an error between threads. */
interface Failure {
  readonly kind: 'busy' | 'operator' | 'fault';
  readonly message: string;
  readonly stack: string | undefined;
}

export function toFailure(error: unknown): Failure {
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: kindOf(error), message: messageOf(error), stack };
}

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof BusyError) return 'busy';
  return error instanceof OperatorError ? 'operator' : 'fault';
}

/** The error as it was thrown, as far as a service tells one from another. */
export function toError({ kind, message, stack }: Failure): Error {
  if (kind === 'busy') return new BusyError(message);
  if (kind === 'operator') return new OperatorError(message);
  const error = new Error(message);
  error.stack = stack ?? message;
  return error;
}

/** The buffers of all typed arrays in a value: they change hands without being copied. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  return Object.values(value).flatMap(buffersIn);
}
