import { createParameterReader } from '../../src/domain/parameters.ts';
import { SearchQuery } from '../../src/domain/query.ts';
import type { Voice } from '../../src/domain/voice.ts';
import type { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { isWhole } from './golden-outcome.ts';

/** Test of one field's value: equality ignoring case, one of several values, or a part of the value. */
type FieldTest =
  | string
  | boolean
  | readonly (string | boolean)[]
  | { readonly contains?: string; readonly prefix?: string; readonly matches?: string };

/** Predicate of a voice: every entry holds. Keys are fields of the voice, or one of the five special ones. */
interface Predicate {
  readonly speaks?: string | readonly string[];
  readonly native?: string | readonly string[];
  readonly any?: readonly Predicate[];
  readonly all?: readonly Predicate[];
  readonly not?: Predicate;
  readonly [field: string]: unknown;
}

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
const toList = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

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
  const fitting = (list: readonly Voice[], predicate: Predicate) =>
    list.filter((voice) => fits(voice, predicate)).length;
  // Voices with near values, or that say nothing, stand in bands of their own.
  const whole = page.interpretation?.bands?.all ?? total;
  const told = JSON.stringify({ ...page.interpretation, ...page.suggestions });
  const checks: Record<string, boolean> = {
    first: !first || (voices[0] !== undefined && fits(voices[0], first)),
    top: !top || (head.length > 0 && fitting(head, top.is) >= top.share * head.length - 1e-9),
    some: !some || fitting(voices.slice(0, some.n), some.is) > 0,
    every: !every || everything().every((voice) => fits(voice, every)),
    none: !none || !everything().some((voice) => fits(voice, none)),
    total: !bounds || (total >= (bounds.min ?? 0) && whole <= (bounds.max ?? Number.POSITIVE_INFINITY)),
    tells: tells === undefined || new RegExp(tells, 'i').test(told),
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

/** Returns the test of a voice that the person wants, from the sharpest expectation that a case has; undefined without any. */
export function wantedOf({ expect }: BlindCase): ((voice: Voice) => boolean) | undefined {
  const wanted = expect.first ?? expect.top?.is ?? expect.some?.is ?? expect.every;
  return wanted && ((voice) => fits(voice, wanted));
}

function fits(voice: Voice, predicate: Predicate): boolean {
  const { speaks, native, any, all, not, ...fields } = predicate;
  const isCoded = (tags: readonly string[], codes: string | readonly string[]) =>
    toList(codes).some((code) => tags.some((tag) => hasCode(tag, code)));
  return (
    (speaks === undefined || isCoded([voice.language, ...(voice.other_languages ?? [])], speaks)) &&
    (native === undefined || isCoded([voice.language], native)) &&
    (any === undefined || any.some((each) => fits(voice, each))) &&
    (all === undefined || all.every((each) => fits(voice, each))) &&
    (not === undefined || !fits(voice, not)) &&
    Object.entries(fields).every(([field, test]) =>
      valuesOf(voice, field).some((value) => passes(value, test as FieldTest)),
    )
  );
}

/** Returns the values of a field. The field `model_id` has all models of the voice, and `styles` those that can be asked for too. */
function valuesOf(voice: Voice, field: string): readonly string[] {
  if (field === 'styles') return [...(voice.styles ?? []), ...(voice.styles_on_request ?? [])];
  const value = field === 'model_id' ? (voice.models ?? voice.model_id) : voice[field as keyof Voice];
  return value === undefined ? [] : toList(value).map(String);
}

function passes(value: string, test: FieldTest): boolean {
  if (typeof test === 'boolean' || typeof test === 'string' || Array.isArray(test))
    return toList(test).some((each) => isEqual(value, String(each)));
  const { contains, prefix, matches } = test as Exclude<FieldTest, string | boolean | readonly unknown[]>;
  const lower = value.toLowerCase();
  return (
    (contains === undefined || lower.includes(contains.toLowerCase())) &&
    (prefix === undefined || lower.startsWith(prefix.toLowerCase())) &&
    (matches === undefined || new RegExp(matches, 'iu').test(value))
  );
}

function isEqual(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;
}

function hasCode(tag: string, code: string): boolean {
  return tag.toLowerCase() === code.toLowerCase() || tag.toLowerCase().startsWith(`${code.toLowerCase()}-`);
}
