import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import { hashBundledPages } from './bundled-pages.ts';
import type { ListedVoices } from './read-records.ts';

type DatedList = ListedVoices & { readonly listedOn?: string };

/** Stored form of an enriched bundled list. It is not validated, because writer and reader always come from the same build. */
export interface CompiledList extends Omit<DatedList, 'dropped'> {
  /** SHA-256 hash of the bundled list's files at the time of the build. */
  readonly source: string;
  readonly dropped: readonly (readonly [reason: string, count: number])[];
}

export type ReadCompiledList = (providerId: string) => Promise<DatedList | undefined>;

/** Returns the URL of the file with a provider's enriched list, which `npm run build` writes. */
export function compiledListUrl(providerId: string): URL {
  return distUrl(`compiled-lists/${providerId}.json`);
}

/** Reads a bundled list in the form enriched by the build; undefined if it cannot be read, or the list has changed since the build. */
export async function readCompiledList(
  providerId: string,
  hashOf = hashBundledPages,
): Promise<DatedList | undefined> {
  const compiled = await readFile(compiledListUrl(providerId), 'utf8').then(
    (text) => JSON.parse(text) as CompiledList,
    () => undefined,
  );
  if (!compiled || compiled.source !== (await hashOf(providerId))) return undefined;
  const { source: _, dropped, ...list } = compiled;
  return { ...list, dropped: new Map(dropped) };
}
