import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { isWhole } from './golden-outcome.ts';
import { type Predicate, toTest, type VoiceTest } from './predicate.ts';

/** Query of a person who had seen the description of the API only, and the person's expectations. */
export interface BlindCase {
  readonly id: string;
  readonly persona: string;
  readonly query: Readonly<Record<string, string>>;
  readonly expect: {
    readonly first?: Predicate;
    readonly top?: { readonly n: number; readonly share: number; readonly is: Predicate };
    readonly some?: { readonly n: number; readonly is: Predicate };
    readonly every?: Predicate;
    readonly none?: Predicate;
    readonly total?: { readonly min?: number; readonly max?: number };
    readonly tells?: string;
  };
}

const readQuery = createParameterReader(SearchQuery);

/** Returns the expectations of a case that an answer misses; `answer` gives pages of the search. */
export function failuresOf(
  { query, expect }: BlindCase,
  answer: (query: SearchQuery) => VoiceListResponse,
): string[] {
  const ask = (more: object) => answer(readQuery({ ...query, ...more }));
  const page = ask({ limit: '200' });
  const { voices, total } = page;
  const everything = () => {
    const all = [...voices];
    for (let at = 200; at < total; at += 200) all.push(...ask({ limit: '200', offset: String(at) }).voices);
    return all.filter(isWhole);
  };
  const { first, top, some, every, none, total: bounds, tells } = expect;
  const all = voices.filter(isWhole);
  const head = top ? (all.length > 0 ? all : voices).slice(0, top.n) : [];
  const fitting = (list: readonly Voice[], predicate: Predicate) => list.filter(toTest(predicate)).length;
  // Voices with near values, or that say nothing, stand in bands of their own.
  const whole = page.interpretation?.bands?.all ?? total;
  const told = JSON.stringify({ ...page.interpretation, ...page.suggestions });
  const checks: Record<string, boolean> = {
    first: !first || (voices[0] !== undefined && toTest(first)(voices[0])),
    top: !top || (head.length > 0 && fitting(head, top.is) >= top.share * head.length - 1e-9),
    some: !some || fitting(voices.slice(0, some.n), some.is) > 0,
    every: !every || everything().every(toTest(every)),
    none: !none || !everything().some(toTest(none)),
    total: !bounds || (total >= (bounds.min ?? 0) && whole <= (bounds.max ?? Number.POSITIVE_INFINITY)),
    tells: tells === undefined || new RegExp(tells, 'i').test(told),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** Returns the test of a voice that the person wants, from the sharpest expectation that a case has; undefined without any. */
export function wantedOf({ expect }: BlindCase): VoiceTest | undefined {
  const wanted = expect.first ?? expect.top?.is ?? expect.some?.is ?? expect.every;
  return wanted && toTest(wanted);
}
