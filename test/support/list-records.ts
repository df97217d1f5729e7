import type { Provider } from '../../src/ingest/provider.ts';
import { providerOf } from './providers.ts';

/**
 * Replaces the records of a list in place, wherever its provider keeps them: an array, or an object whose values they are.
 * @throws {Error} where the list has no such place, so that no test passes over a list that it did not change
 */
export function changeRecords(
  list: unknown,
  provider: Provider,
  change: (records: unknown[]) => unknown[],
): void {
  const holder = holderOf(list, provider.records(list) ?? []);
  if (!holder) throw new Error(`the records of ${provider.id} are nowhere in its list`);
  const entries = Object.entries(holder);
  const changed = change(entries.map(([, record]) => record));
  for (const [key] of entries) Reflect.deleteProperty(holder, key);
  if (Array.isArray(holder)) holder.length = 0;
  for (const [index, record] of changed.entries())
    Object.assign(holder, { [entries[index]?.[0] ?? index]: record });
}

/** Cuts a list to at most `maxRecords` records from all over it, because the first ones are often alike. */
export function shortenList(list: unknown, slug: string, maxRecords: number): void {
  const provider = providerOf(slug);
  if ((provider.records(list)?.length ?? 0) <= maxRecords) return;
  changeRecords(list, provider, (records) =>
    records.filter((_, index) => index % Math.ceil(records.length / maxRecords) === 0),
  );
}

/** Finds the array or object whose values are the records. */
function holderOf(value: unknown, records: readonly unknown[]): object | undefined {
  if (!isObject(value)) return undefined;
  const values = Object.values(value);
  if (values.length === records.length && values.every((each, at) => isMadeInto(each, records[at])))
    return value;
  for (const inner of values) {
    const holder = holderOf(inner, records);
    if (holder) return holder;
  }
  return undefined;
}

/** Reports whether an adapter made the value into the record: some add a field that the page or its request states. */
function isMadeInto(value: unknown, record: unknown): boolean {
  if (value === record) return true;
  if (!isObject(value) || !isObject(record)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, inner]) => record[key] === inner);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
