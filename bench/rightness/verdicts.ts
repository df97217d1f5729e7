import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import { blind } from '../../test/ranking/blind.ts';
import { type BlindCase, failuresOf, wantedOf } from '../../test/ranking/blind-case.ts';
import { type Golden, golden } from '../../test/ranking/golden.ts';
import { type Answer, judge } from '../../test/ranking/golden-outcome.ts';

/** Hits that a person looks at. */
const LOOKED_AT = 10;

/** Judgement of one engine's answer to one case. */
export interface Verdict {
  readonly set: 'golden' | 'blind';
  /** 1/place of the first voice that fits, 0 if none of the first ten does; absent if the case has no test of a voice. */
  readonly reciprocalRank?: number;
  readonly isMet: boolean;
  /** True if the case expects to be told something, as only ours can. */
  readonly hasTells: boolean;
}

const readQuery = createParameterReader(SearchQuery);

/** Returns the judgement of every case of both sets; `everything` has all voices of the engine. */
export function verdictsOn(answer: Answer, everything: readonly Voice[]): Verdict[] {
  return [
    ...Object.values(golden)
      .flat()
      .map((each) => ofGolden(each, answer, everything)),
    ...Object.values(blind)
      .flat()
      .map((each) => ofBlind(each, answer)),
  ];
}

function ofGolden(golden: Golden, answer: Answer, everything: readonly Voice[]): Verdict {
  const { reciprocalRank, recall, violations } = judge(golden, answer, everything);
  return {
    set: 'golden',
    reciprocalRank: reciprocalRank < 1 / LOOKED_AT ? 0 : reciprocalRank,
    isMet: reciprocalRank === 1 && recall === 1 && violations.length === 0,
    hasTells: false,
  };
}

function ofBlind(blind: BlindCase, answer: Answer): Verdict {
  const wanted = wantedOf(blind);
  const { voices } = answer(readQuery({ ...blind.query, limit: String(LOOKED_AT) }));
  const place = wanted ? voices.findIndex(wanted) : -1;
  return {
    set: 'blind',
    ...(wanted && { reciprocalRank: place < 0 ? 0 : 1 / (place + 1) }),
    isMet: failuresOf(blind, answer).length === 0,
    hasTells: blind.expect.tells !== undefined,
  };
}
