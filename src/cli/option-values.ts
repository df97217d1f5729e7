import { InvalidArgumentError, Option } from 'commander';
import type { Config } from '../app/config/config.ts';
import { assertKnown } from '../ingest/unknown-provider.ts';
import { splitList } from '../lib/list-entries.ts';

export const jsonOption = () => new Option('--json', 'print JSON');

/** Collects the values of a list option: `--provider a b`, `--provider a,b` and `--provider a --provider b` are equivalent. */
export function appendList(value: string, before: readonly string[] = []): string[] {
  return [...before, ...splitList(givenText(value))];
}

/** Rejects an empty value. Otherwise, `--provider "$UNSET"` would act like a missing option and refresh all providers. */
export function givenText(value: string): string {
  if (/[^\s,]/.test(value)) return value;
  throw new InvalidArgumentError('It must not be empty.');
}

export function integerFrom(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`It must be an integer from ${minimum} to ${maximum}.`);
  };
}

/** Returns the provider slugs of a command's option, or of the setting PROVIDERS if the option is absent. @throws {OperatorError} for unknown slugs */
export function knownSlugs({ ingest }: Config, given: readonly string[] | undefined): readonly string[] {
  assertKnown(given ?? [], ingest.providers);
  return given ?? ingest.providers;
}

export const EXPORT_FORMATS = ['ndjson', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
