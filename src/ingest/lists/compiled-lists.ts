import { readFile } from 'node:fs/promises';
import { distUrl } from '../../lib/dist-url.ts';
import type { ListedVoices } from './read-records.ts';

/** Bundled list that the build has enriched. The reader validates nothing, because writer and reader always come from the same build. */
export type CompiledList = ListedVoices & { readonly listedOn?: string };

export type ReadCompiledList = (providerId: string) => Promise<CompiledList | undefined>;

export function compiledListUrl(providerId: string): URL {
  return distUrl(`compiled-lists/${providerId}.json`);
}

/** Reads a bundled list that the build has enriched; undefined if the file cannot be read. */
export function readCompiledList(providerId: string): Promise<CompiledList | undefined> {
  const reading = readFile(compiledListUrl(providerId), 'utf8');
  return reading.then((text) => JSON.parse(text)).catch(() => undefined);
}
