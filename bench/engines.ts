import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** An engine of the comparison, and what its row has to say. */
interface Entrant {
  readonly id: string;
  readonly name: string;
  /** The npm package whose version is named. */
  readonly package?: string;
  readonly typos: string;
  readonly starts: string;
  readonly filters: string;
  readonly facets: string;
  /** Order of the voices of a page. */
  readonly order: string;
}

export const OURS = 'voice-directory';

export const ENTRANTS: readonly Entrant[] = [
  {
    id: OURS,
    name: 'Voice Directory',
    typos: 'yes, where nothing matches better',
    starts: 'yes',
    filters: 'yes',
    facets: 'yes, each without its own filter',
    order: 'top tier, then fit',
  },
  {
    id: 'minisearch',
    name: 'MiniSearch',
    package: 'minisearch',
    typos: 'yes',
    starts: 'yes',
    filters: 'callback per hit',
    facets: 'no: counted by the caller',
    order: 'fit',
  },
  {
    id: 'orama',
    name: 'Orama',
    package: '@orama/orama',
    typos: 'yes, one edit',
    starts: 'yes',
    filters: 'yes',
    facets: 'of the hits only: no counts beside the chosen value',
    order: 'fit',
  },
  {
    id: 'flexsearch',
    name: 'FlexSearch',
    package: 'flexsearch',
    typos: 'no',
    starts: 'yes',
    filters: 'not exact: filtered by the caller',
    facets: 'no: counted by the caller',
    order: 'place of the word in the text',
  },
  {
    id: 'itemsjs',
    name: 'itemsjs',
    package: 'itemsjs',
    typos: 'not together with starts',
    starts: 'yes',
    filters: 'yes',
    facets: 'yes, and always',
    order: 'fit',
  },
  {
    id: 'sqlite',
    name: 'SQLite FTS5',
    typos: 'no',
    starts: 'yes',
    filters: 'yes',
    facets: 'one query a field',
    order: 'fit',
  },
  {
    id: 'linear',
    name: 'linear scan',
    typos: 'no',
    starts: 'yes',
    filters: 'yes',
    facets: 'yes, in the same pass',
    order: 'as listed',
  },
];

export const ENGINE_IDS: readonly string[] = ENTRANTS.map(({ id }) => id);

export function nameOf(id: string): string {
  return ENTRANTS.find((entrant) => entrant.id === id)?.name ?? id;
}

/** The installed version of the engine's package. */
export function versionOf({ package: name }: Entrant): string {
  if (!name) return '';
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version;
    } catch {}
  }
  return '';
}
