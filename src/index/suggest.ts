import type { Suggestions } from '../domain/voice-list.ts';
import type { AliasLookup } from './aliases.ts';
import { type Bitset, createFullBitset, intersect, size } from './bitset.ts';
import type { ColumnName, Columns } from './columns.ts';
import { FILTERS, looseKey } from './filters.ts';
import type { Vocabulary } from './vocabulary.ts';
import { buildWordIndex } from './word-index.ts';

/** Words or values that are proposed for one that no voice has. */
const MAX_NEAREST = 3;
/** Words and values that proposals are looked up for. */
const MAX_UNKNOWN = 5;
/** From this length on a value may be misspelled more. */
const LONG_VALUE_CHARACTERS = 8;
/** Longest value that is taken for a misspelling of something. */
const MAX_VALUE_CHARACTERS = 60;

/** One parameter of a query: the voices that fulfil it, and what of it no voice has. */
interface Condition {
  readonly parameter: string;
  readonly bits: Bitset;
  readonly unknown: readonly string[];
}

/** What to try instead, for conditions that no voice fulfils together. */
export type Suggest = (conditions: readonly Condition[]) => Suggestions | undefined;

export async function buildSuggest(
  columns: Columns,
  aliasesOf: AliasLookup,
  vocabulary: Vocabulary,
  voiceCount: number,
): Promise<Suggest> {
  const values = new Map<string, (value: string) => readonly string[]>();
  for (const [parameter, column] of Object.entries(FILTERS))
    values.set(parameter, await buildNearestValues(column, columns, aliasesOf));

  function nearest(parameter: string, value: string): readonly string[] {
    if (value.length > MAX_VALUE_CHARACTERS) return [];
    return parameter === 'search' ? vocabulary.guess(value) : (values.get(parameter)?.(value) ?? []);
  }

  return (conditions) => {
    const did_you_mean = conditions
      .flatMap(({ parameter, unknown }) => unknown.map((value) => ({ parameter, value })))
      .slice(0, MAX_UNKNOWN)
      .map(({ parameter, value }) => ({
        parameter,
        value,
        nearest: nearest(parameter, value).slice(0, MAX_NEAREST),
      }))
      .filter((each) => each.nearest.length > 0);
    const without = conditions
      .map(({ parameter }) => ({
        parameter,
        total: countVoices(
          conditions.filter((other) => other.parameter !== parameter),
          voiceCount,
        ),
      }))
      .filter(({ total }) => total > 0);
    if (did_you_mean.length + without.length === 0) return undefined;
    return {
      ...(did_you_mean.length > 0 && { did_you_mean }),
      ...(without.length > 0 && { without }),
    };
  };
}

/** How many voices fulfil all of some conditions. */
function countVoices(conditions: readonly Condition[], voiceCount: number): number {
  const bits = createFullBitset(voiceCount);
  for (const condition of conditions) intersect(bits, condition.bits);
  return size(bits);
}

/** Finds the values of a filter by what they are called, misspelled or only begun. */
async function buildNearestValues(column: ColumnName, columns: Columns, aliasesOf: AliasLookup) {
  const { values } = columns[column];
  const index = await buildWordIndex(
    values.map((text, id) => {
      const { names, codes } = aliasesOf(column, text);
      return { id, open: [text, ...names, ...codes].map(looseKey).join(' '), code: '', choice: '' };
    }),
  );
  return (value: string): readonly string[] => {
    const key = looseKey(value);
    const hits = [
      ...index.startingWith(key, 'open'),
      ...index.nearest(key, key.length < LONG_VALUE_CHARACTERS ? 2 : 3, 'open'),
    ];
    return [...new Set(hits.flatMap(({ id }) => values[id] ?? []))];
  };
}
