import { expect } from '@jest/globals';
import { ChangeListResponse, ChangesQuery } from '../../src/domain/changes.ts';
import { HistoryGoneError } from '../../src/domain/errors.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { Catalog } from '../../src/index/catalog.ts';

/** Copy of a catalog: its voices by id. */
type Copy = Map<string, Voice>;

/** Client that keeps a copy of the catalog by the changes alone. */
export interface Follower {
  /** Asks for one page of at most `limit` changes. Returns true if the copy has to equal the catalog now. */
  ask(catalog: Catalog, limit: number): boolean;
  /** Voices of the copy, by id. */
  voices(): readonly Voice[];
  /** Times that the copy was read whole, because the changes were not known. */
  readonly reads: number;
}

/** Reads all voices of a catalog, by id. */
export function readWhole(catalog: Catalog): Copy {
  const copy: Copy = new Map();
  for (let offset = 0, hasMore = true; hasMore; offset += 200) {
    const page = catalog.search(SearchQuery.parse({ limit: 200, offset }));
    for (const voice of page.voices) copy.set(voice.id, voice);
    hasMore = page.hasMore;
  }
  return copy;
}

/** Returns voices in the order of their ids. */
export function byId(copy: Copy): readonly Voice[] {
  return [...copy.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Asks a catalog for changes. */
function askChanges(catalog: Catalog, query: Partial<ChangesQuery> = {}): ChangeListResponse {
  const json = catalog.changesJson(ChangesQuery.parse(query)).toString();
  return ChangeListResponse.parse(JSON.parse(json));
}

/** Creates a follower that begins with a whole catalog, and takes the cursor before it, so that a change between the two is told again. */
export function createFollower(catalog: Catalog): Follower {
  let { next } = askChanges(catalog);
  let copy = readWhole(catalog);
  let isFirstPage = true;
  let reads = 0;

  function apply({ kind, id, voice, fields }: ChangeListResponse['changes'][number]): void {
    const was = copy.get(id);
    // A first page tells the net change of the copy. Later ones may tell a change again, or one that came and went.
    if (isFirstPage) {
      expect([id, kind, was !== undefined]).toEqual([id, kind, kind === 'removed' || kind === 'changed']);
      if (was && voice && fields) expect(fields).toEqual(expect.arrayContaining(differences(was, voice)));
    }
    expect([id, kind, voice !== undefined]).toEqual([id, kind, kind !== 'removed']);
    if (voice) copy.set(id, voice);
    else copy.delete(id);
  }

  return {
    get reads() {
      return reads;
    },
    voices: () => byId(copy),
    ask: (current, limit) => {
      try {
        const page = askChanges(current, { since: next, limit });
        expect(page.changes.length).toBeLessThanOrEqual(limit);
        for (const change of page.changes) apply(change);
        next = page.next;
        isFirstPage = !page.has_more;
        return !page.has_more;
      } catch (error) {
        if (!(error instanceof HistoryGoneError)) throw error;
        reads++;
        next = askChanges(current).next;
        copy = readWhole(current);
        isFirstPage = true;
        return true;
      }
    },
  };
}

/** Returns the names of the fields that differ between two states of a voice. */
function differences(a: Voice, b: Voice): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof Voice>;
  return [...names].filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}
