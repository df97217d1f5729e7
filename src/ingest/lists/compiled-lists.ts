import { readFile } from 'node:fs/promises';
import type { StoredVoice } from '../../domain/voice.ts';
import { hashBundledPages } from './bundled-pages.ts';
import type { ListedVoices } from './read-records.ts';
import type { UnresolvedCount } from './unresolved.ts';

/** A bundled list after enrichment, as JSON. The file is not validated when read, because the same build wrote it. */
export interface CompiledList {
  /** Hash of the bundled list that was compiled. */
  readonly source: string;
  readonly voices: readonly StoredVoice[];
  readonly records: number;
  readonly dropped: readonly (readonly [reason: string, count: number])[];
  readonly unresolved: readonly UnresolvedCount[];
}

/** Reads the compiled form of a provider's bundled list; undefined if there is none. */
export type ReadCompiledList = (providerId: string) => Promise<ListedVoices | undefined>;

/** Returns the URL of a compiled list. A checkout has no such file, because only the build writes it. */
export function compiledListUrl(providerId: string): URL {
  return new URL(`../../compiled-lists/${providerId}.json`, import.meta.url);
}

/**
 * Reads a compiled list. Returns undefined if there is none, or if the bundled list has changed since it was
 * compiled.
 */
export async function readCompiledList(
  providerId: string,
  hashOf = hashBundledPages,
): Promise<ListedVoices | undefined> {
  const compiled = await readFile(compiledListUrl(providerId), 'utf8').then(
    (text) => JSON.parse(text) as CompiledList,
    () => undefined,
  );
  if (!compiled || compiled.source !== (await hashOf(providerId))) return undefined;
  const { source: _, dropped, ...list } = compiled;
  return { ...list, dropped: new Map(dropped) };
}
