import { loadDataFolder } from '../lib/data-set.ts';
import { ListTables, Samples } from './data-sets.ts';

const SAMPLES = new Map(
  Object.entries(loadDataFolder(Samples)).map(([provider, { url, voices }]) => [
    provider,
    new Map(Object.entries(voices).map(([id, file]) => [id, url.replace('{file}', () => file)])),
  ]),
);
const TABLES = loadDataFolder(ListTables);

/** Returns a table of `data/list-tables/`. A comment in the table's file explains the table. @throws {Error} if the file lacks the table */
export function listTable(provider: string, name: string): ReadonlyMap<string, string> {
  const table = TABLES[provider]?.[name];
  if (!table) throw new Error(`data/list-tables/${provider}.yaml has no ${name}`);
  return new Map(Object.entries(table));
}

/** Returns a table whose keys are regular expressions, which match without regard to case: `:DragonHD` → `dragon-hd`. */
export function listPatterns(
  provider: string,
  name: string,
): readonly (readonly [pattern: RegExp, value: string])[] {
  return Array.from(listTable(provider, name), ([pattern, value]) => [new RegExp(pattern, 'i'), value]);
}

/** Returns the URL of a voice's sample recording, by the provider's id of the voice; undefined if `data/samples/` has no recording. */
export function derivedSample(provider: string, voiceId: string): string | undefined {
  return SAMPLES.get(provider)?.get(voiceId);
}
