import type { LedgerEntry } from '../../domain/snapshot.ts';
import type { StoredVoice } from '../../domain/voice.ts';
import { fold } from '../../lib/fold.ts';
import { groupBy } from '../../lib/group-by.ts';
import { lazy } from '../../lib/lazy.ts';
import { memoize } from '../../lib/memoize.ts';
import { type Columns, columnValues, voicesWithAny } from '../columns/columns.ts';
import type { ReadonlyBitset } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import { subtract } from '../structures/voice-set.ts';
import type { FindNearest } from './nearest-voices.ts';
import { BY_PROVIDER, voicesOfSameLanguage } from './similarity.ts';

/** Maximum number of replacements proposed for one missing id. */
export const MAX_REPLACEMENTS = 3;

const OPPOSITES: ReadonlyMap<string, string> = new Map([
  ['Female', 'Male'],
  ['Male', 'Female'],
]);

/** Look-ups of the voices that their providers no longer list. */
export interface RemovedVoices {
  /** Returns the directory id of the removed voice with this directory id or native id, ignoring case. */
  idOf(text: string): string | undefined;
  /** Returns the ids of at most `count` removed voices with this folded name, the most recently removed voice first. */
  idsNamed(name: string, count: number): readonly string[];
  /** Returns the date of the removal: `2026-11-01`. */
  dateOf(id: string): string;
  /** Returns the ranks of the {@link MAX_REPLACEMENTS} voices most similar to a removed voice; none if the ledger lacks its fields. */
  replacementsOf(id: string): readonly number[];
}

/** Structures of a catalog in which replacements of removed voices are found. */
interface RemovedParts {
  readonly columns: Columns;
  /** History of each removed voice, by voice id. */
  readonly removed: ReadonlyMap<string, LedgerEntry>;
  readonly findNearest: FindNearest;
  readonly scratch: Scratch;
}

export function createRemovedVoices({ columns, removed, findNearest, scratch }: RemovedParts): RemovedVoices {
  const byDate = lazy(() => [...removed].sort((a, b) => timeOf(a) - timeOf(b)));
  const byId = lazy(() => indexIds(byDate()));
  const byName = lazy(() => indexNames(byDate()));

  function nearestTo(voice: StoredVoice): number[] {
    return scratch.within(() => {
      const set = voicesOfSameLanguage(columns, voice, scratch);
      // A child never replaces an adult.
      const children = voice.age === 'child' ? [] : columnValues(columns, 'age', ['child']);
      const excluded = children.length > 0 ? voicesWithAny(columns, children, scratch).bits : undefined;
      const page = { offset: 0, limit: MAX_REPLACEMENTS };
      const adults = subtract(set, excluded, scratch);
      const suited = subtract(adults, opposedTo(voice), scratch);
      return findNearest(voice, suited.count > 0 ? suited : adults, page, BY_PROVIDER);
    });
  }

  /** Returns the voices of the opposite stated gender. Such voices are replacements only if the language has no other voices. */
  function opposedTo({ gender, gender_stated }: StoredVoice): ReadonlyBitset | undefined {
    const opposite = gender_stated === false ? undefined : OPPOSITES.get(gender);
    const values = opposite ? columnValues(columns, 'stated_gender', [opposite]) : [];
    return values.length > 0 ? voicesWithAny(columns, values, scratch).bits : undefined;
  }

  return {
    idOf: (text) => (removed.has(text) ? text : byId().get(text.toLowerCase())),
    idsNamed: (name, count) => (byName().get(name) ?? []).slice(0, count).map(({ id }) => id),
    dateOf: (id) => (removed.get(id)?.removed_at ?? '').slice(0, 10),
    replacementsOf: memoize((id: string): readonly number[] => {
      const lastKnown = removed.get(id)?.last_known;
      return lastKnown ? nearestTo(lastKnown) : [];
    }),
  };
}

type Entry = readonly [id: string, entry: LedgerEntry];

function timeOf([, { removed_at }]: Entry): number {
  return Date.parse(removed_at ?? '') || 0;
}

/**
 * Maps each directory id and native id of a removed voice, in lower case, to the directory id. An id that several voices share belongs to
 * the most recently removed voice.
 */
function indexIds(byDate: readonly Entry[]): ReadonlyMap<string, string> {
  const natives = byDate.map(([id, { last_known }]) => [last_known?.provider_voice_id, id] as const);
  const wholes = byDate.flatMap(
    ([id]) =>
      [
        [id.slice(id.indexOf('/') + 1), id],
        [id, id],
      ] as const,
  );
  return new Map(
    [...natives, ...wholes].flatMap(([alias, id]) =>
      alias === undefined ? [] : [[alias.toLowerCase(), id]],
    ),
  );
}

/** Groups the removed voices by folded name, the most recently removed voice of each name first. */
function indexNames(byDate: readonly Entry[]) {
  const named = byDate
    .toReversed()
    .flatMap(([id, { last_known }]) =>
      [...new Set([last_known?.name, last_known?.local_name])].flatMap((name) =>
        name === undefined ? [] : { id, name: fold(name) },
      ),
    );
  return groupBy(named, ({ name }) => name);
}
