/** What a table says of a text that anybody may have written: `constructor` is in every object, and in no table. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
