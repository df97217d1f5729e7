import type { Logger } from '../domain/logger.ts';
import type { CatalogName, Chores } from './chores.ts';

/** What a thread is started for. */
export type Chore =
  | { readonly name: 'ingest'; readonly current?: undefined }
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
  | { readonly failure: string; readonly isBusy: boolean };

/** The buffers of all typed arrays in a value: they change hands without being copied. */
export function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null || value instanceof Map) return [];
  return Object.values(value).flatMap(buffersIn);
}
