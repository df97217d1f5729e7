import { InvalidArgumentError } from 'commander';
import { splitList } from '../lib/list-entries.ts';

/** Collects a list option: `--provider a b`, `--provider a,b` and `--provider a --provider b` are equal. */
export function appendList(value: string, before: readonly string[] = []): string[] {
  return [...before, ...splitList(givenText(value))];
}

/** Refuses an empty value. `--provider "$UNSET"` must fail, because an ingest without that option would refresh all providers. */
export function givenText(value: string): string {
  if (/[^\s,]/.test(value)) return value;
  throw new InvalidArgumentError('It must not be empty.');
}

/** Returns a parser of integers from `minimum` to `maximum`. */
export function integerFrom(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`It must be an integer from ${minimum} to ${maximum}.`);
  };
}

/** Names of the formats of `export`. */
export const EXPORT_FORMATS = ['ndjson', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
