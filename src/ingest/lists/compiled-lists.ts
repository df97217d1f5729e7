import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import type { ListedVoices } from './read-records.ts';

type DatedList = ListedVoices & { readonly listedOn?: string };

/** Stored form of an enriched bundled list. The reader validates nothing, because writer and reader always come from the same build. */
export interface CompiledList extends Omit<DatedList, 'dropped'> {
  readonly dropped: readonly (readonly [reason: string, count: number])[];
}

export type ReadCompiledList = (providerId: string) => Promise<DatedList | undefined>;

/** Returns the URL of the file with a provider's enriched list, which `npm run build` writes. */
export function compiledListUrl(providerId: string): URL {
  return distUrl(`compiled-lists/${providerId}.json`);
}

/** Reads a bundled list that the build has enriched; undefined if the file cannot be read. */
export async function readCompiledList(providerId: string): Promise<DatedList | undefined> {
  try {
    const { dropped, ...list } = JSON.parse(
      await readFile(compiledListUrl(providerId), 'utf8'),
    ) as CompiledList;
    return { ...list, dropped: new Map(dropped) };
  } catch {
    return undefined;
  }
}
