import { FILTERS, isListFilter } from '../../domain/filters.ts';
import type { SearchParameter } from '../../domain/query.ts';
import type { Suggestions } from '../../domain/voice-list.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import { type ColumnName, SPARSE } from '../columns/schema.ts';
import type { ActiveFilter } from '../conditions.ts';
import type { CatalogParts } from '../parts.ts';
import { intersectAll } from '../structures/voice-set.ts';

/** Maximum number of proposals for one unknown word or value. */
const MAX_PROPOSALS = 3;
/** Maximum number of unknown words and values that get proposals. The number is limited, because a proposal may need a scan of the dictionary. */
const MAX_UNKNOWN = 5;
/** Maximum number of parameters that form pairs. For each pair of parameters, the hits of the query without both are counted. */
const MAX_PAIRED = 6;
/** Maximum length of a value that is looked up, in UTF-16 code units. A longer value is no misspelling. */
const MAX_VALUE_CHARACTERS = 60;

/** One parameter of a query. `unknown` lists the parameter's words or values that no voice has. */
export type Condition = Pick<ActiveFilter, 'parameter' | 'unknown'>;

type CountWithout = (parameters: readonly SearchParameter[]) => number;

/** Creates the function that suggests changes to a query without hits. The function returns undefined if it has no suggestion. */
export function createSuggest({
  didYouMean,
  findNeighbours,
  vocabulary,
  columns,
  lifecycle,
  scratch,
}: CatalogParts) {
  /** Reports whether a text may be proposed. A value that only retired voices have is not proposed. */
  function isCurrent(column: ColumnName, text: string): boolean {
    const values = columnValues(columns, column, [text]);
    return (
      values.length === 0 ||
      intersectAll([voicesWithAny(columns, values, scratch), lifecycle.current], scratch).count > 0
    );
  }

  function propose(parameter: string, value: string): readonly string[] {
    if (value.length > MAX_VALUE_CHARACTERS) return [];
    if (parameter === 'search')
      return [
        ...new Set([...SPARSE].flatMap((column) => findNeighbours(column, value))),
        ...vocabulary.guess(value),
      ];
    if (!isListFilter(parameter)) return [];
    const { column } = FILTERS[parameter];
    return [...new Set([...findNeighbours(column, value), ...didYouMean(column, value)])].filter((text) =>
      isCurrent(column, text),
    );
  }

  /** Returns each group of parameters without which the query finds some voices, but not all voices, with the number of voices found. */
  function helpful(groups: readonly (readonly SearchParameter[])[], countWithout: CountWithout) {
    return groups
      .map((group) => ({ parameter: group.join(','), total: countWithout(group) }))
      .filter(({ total }) => total > 0 && total < lifecycle.current.count);
  }

  return (conditions: readonly Condition[], countWithout: CountWithout): Suggestions | undefined => {
    const did_you_mean = conditions
      .flatMap(({ parameter, unknown }) => unknown.map((value) => ({ parameter, value })))
      .slice(0, MAX_UNKNOWN)
      .map((each) => ({ ...each, nearest: propose(each.parameter, each.value).slice(0, MAX_PROPOSALS) }))
      .filter(({ nearest }) => nearest.length > 0);
    const without = helpful(
      conditions.map(({ parameter }) => [parameter]),
      countWithout,
    );
    if (without.length === 0) without.push(...helpful(pairsOf(conditions), countWithout));
    if (did_you_mean.length + without.length === 0) return undefined;
    return {
      ...(did_you_mean.length > 0 && { did_you_mean }),
      ...(without.length > 0 && { without }),
    };
  };
}

function pairsOf(conditions: readonly Condition[]): SearchParameter[][] {
  const parameters = conditions.slice(0, MAX_PAIRED).map(({ parameter }) => parameter);
  return parameters.flatMap((first, at) => parameters.slice(at + 1).map((second) => [first, second]));
}
