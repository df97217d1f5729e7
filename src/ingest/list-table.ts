import { loadDataFolder } from '../lib/data-set.ts';
import { ListTables } from './data-sets.ts';

const TABLES = loadDataFolder(ListTables);

/** Returns a table from a provider's file in `data/list-tables/`. @throws {Error} if the file has no table of this name */
export function listTable(provider: string, name: string): ReadonlyMap<string, string> {
  const table = TABLES[provider]?.[name];
  if (!table) throw new Error(`data/list-tables/${provider}.yaml has no ${name}`);
  return new Map(Object.entries(table));
}
