import type { Voice } from '../../src/domain/voice.ts';
import { memoize } from '../../src/lib/memoize.ts';

/** Test of one field's value: equality ignoring case, one of several values, or a part of the value; `word` is a whole word of it. */
type FieldTest = string | boolean | readonly (string | boolean)[] | PartTest;
type PartTest = Partial<Readonly<Record<'contains' | 'prefix' | 'matches' | 'word', string>>>;

/** Predicate of a voice: every entry holds. Keys are fields of the voice, or one of the six special ones. */
export interface Predicate {
  readonly speaks?: string | readonly string[];
  readonly native?: string | readonly string[];
  /** A country and its adjective, because people say the nation for the country and for the accent. */
  readonly nation?: readonly [country: string, accent: string];
  readonly any?: readonly Predicate[];
  readonly all?: readonly Predicate[];
  readonly not?: Predicate;
  readonly [field: string]: unknown;
}

/** Number of a field's values whose test is remembered, because a test is asked of thousands of voices with few values. */
const MAX_VALUES = 10_000;

/** Test of a voice: true if a person meant it. */
export type VoiceTest = (voice: Voice) => boolean;

const toList = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

/** Returns the test that a predicate states. */
export function toTest({ speaks, native, nation, any, all, not, ...fields }: Predicate): VoiceTest {
  const tests: VoiceTest[] = Object.entries(fields).map(([field, test]) => {
    const passes = memoize(toValueTest(test as FieldTest), MAX_VALUES);
    return (voice) => valuesOf(voice, field).some(passes);
  });
  if (speaks) {
    const isSpoken = toCodeTest(speaks);
    tests.push(({ language, other_languages = [] }) => isSpoken(language) || other_languages.some(isSpoken));
  }
  if (native) {
    const isNative = toCodeTest(native);
    tests.push(({ language }) => isNative(language));
  }
  if (nation) tests.push(({ country_name, accent }) => country_name === nation[0] || accent === nation[1]);
  if (any) {
    const some = any.map(toTest);
    tests.push((voice) => some.some((test) => test(voice)));
  }
  tests.push(...(all ?? []).map(toTest));
  if (not) {
    const isNot = toTest(not);
    tests.push((voice) => !isNot(voice));
  }
  return (voice) => tests.every((test) => test(voice));
}

/** Returns the values of a field. The field `model_id` has all models of the voice, and `styles` those that can be asked for too. */
function valuesOf(voice: Voice, field: string): readonly string[] {
  if (field === 'styles') return [...(voice.styles ?? []), ...(voice.styles_on_request ?? [])];
  const value = field === 'model_id' ? (voice.models ?? voice.model_id) : voice[field as keyof Voice];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : [value].flat().map(String);
}

function toValueTest(test: FieldTest): (value: string) => boolean {
  if (typeof test === 'boolean' || typeof test === 'string' || Array.isArray(test)) {
    const wanted = new Set(toList(test).map((each) => String(each).toLowerCase()));
    return (value) => wanted.has(value.toLowerCase());
  }
  const { contains = '', prefix = '', matches = '', word } = test as PartTest;
  const patterns = [matches, word === undefined ? '' : `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`];
  const all = patterns.filter(Boolean).map((pattern) => new RegExp(pattern, 'iu'));
  return (value) => {
    const lower = value.toLowerCase();
    return (
      lower.includes(contains.toLowerCase()) &&
      lower.startsWith(prefix.toLowerCase()) &&
      all.every((pattern) => pattern.test(value))
    );
  };
}

/** Returns a test of a language's tag by codes of which it has one, or begins with one. */
function toCodeTest(codes: string | readonly string[]): (tag: string) => boolean {
  const lower = toList(codes).map((code) => code.toLowerCase());
  return memoize((tag) => lower.some((code) => `${tag.toLowerCase()}-`.startsWith(`${code}-`)), MAX_VALUES);
}
