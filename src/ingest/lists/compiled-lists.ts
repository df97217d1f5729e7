import { readFile } from 'node:fs/promises';
import type { StoredVoice } from '../../domain/voice.ts';
import { hashBundledList } from './bundled-pages.ts';
import type { VoicesOfList } from './read-records.ts';
import type { UnresolvedCount } from './unresolved.ts';

/** A bundled list after enrichment, as JSON. It is not validated when read, because the same build wrote it. */
export interface CompiledList {
  /** Hash of the bundled list that it was made of. */
  readonly source: string;
  readonly voices: readonly StoredVoice[];
  readonly records: number;
  readonly dropped: readonly (readonly [reason: string, count: number])[];
  readonly unresolved: readonly UnresolvedCount[];
}

/** Reads the compiled form of a bundled list, if there is one. */
export type CompiledLists = (providerId: string) => Promise<VoicesOfList | undefined>;

/** Address of a compiled list, beside the compiled sources: the build makes it, a checkout has none. */
export function compiledListUrl(providerId: string): URL {
  return new URL(`../../compiled-lists/${providerId}.json`, import.meta.url);
}

/** Reads a compiled list. Undefined if there is none, or if the bundled list has changed since it was compiled. */
export async function readCompiledList(
  providerId: string,
  hashOf = hashBundledList,
): Promise<VoicesOfList | undefined> {
  const compiled = await readFile(compiledListUrl(providerId), 'utf8').then(
    (text) => JSON.parse(text) as CompiledList,
    () => undefined,
  );
  if (!compiled || compiled.source !== (await hashOf(providerId))) return undefined;
  const { source: _, dropped, ...list } = compiled;
  return { ...list, dropped: new Map(dropped) };
}
