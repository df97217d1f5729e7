import type { Suggestions } from '../../domain/voice-list.ts';
import { FILTERS } from '../columns/filter-names.ts';
import { type Bitset, intersect, size } from '../structures/bitset.ts';
import type { Scratch } from '../structures/scratch.ts';
import type { AllProposals } from '../terms/build-did-you-mean.ts';
import { type FindNearest, openProposals } from '../terms/did-you-mean.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';

/** Words or values that are proposed for one that no voice has. */
const MAX_NEAREST = 3;
/** Words and values that proposals are looked up for. */
const MAX_UNKNOWN = 5;
/** Longest value that is taken for a misspelling of something. */
const MAX_VALUE_CHARACTERS = 60;

/** One parameter of a query: the voices that fulfil it, and what of it no voice has. */
interface Condition {
  readonly parameter: string;
  readonly bits: Bitset;
  readonly unknown: readonly string[];
  /** The voices that would fulfil it if that other parameter were left out, where this depends on it. */
  readonly bitsWithout?: (parameter: string) => Bitset | undefined;
}

/** What to try instead, for conditions that no voice fulfils together. */
export type Suggest = (conditions: readonly Condition[]) => Suggestions | undefined;

export function buildSuggest(proposals: AllProposals, vocabulary: Vocabulary, scratch: Scratch): Suggest {
  const values = new Map<string, FindNearest>();
  for (const [parameter, column] of Object.entries(FILTERS)) {
    const own = proposals[column];
    if (own) values.set(parameter, openProposals(own));
  }

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
          parameter,
          scratch,
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

/** How many voices fulfil all of some conditions where another parameter is left out. */
function countVoices(conditions: readonly Condition[], leftOut: string, scratch: Scratch): number {
  return scratch.within(() => {
    const bits = scratch.full();
    for (const condition of conditions) intersect(bits, condition.bitsWithout?.(leftOut) ?? condition.bits);
    return size(bits);
  });
}
