import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Predicate, toTest, type VoiceTest } from './predicate.ts';

/** A query and what a person expects of its answer. */
export interface Golden {
  /** Words, or a whole query. */
  readonly query: string | Readonly<Record<string, unknown>>;
  /** Test of the first voice. */
  readonly first: VoiceTest;
  /** Test of the voices that must all be found. */
  readonly finds: VoiceTest;
  /** Test of every voice that is found: one that does not pass is a violation. */
  readonly only?: VoiceTest;
}

/** Row of a file: queries with one meaning that is found whole and alone, with a core that is found whole, or with a voice that leads. */
type Row = { readonly queries: readonly Golden['query'][] } & (
  | { readonly means: Predicate }
  | { readonly finds: Predicate; readonly only: Predicate }
  | { readonly leads: Predicate }
);

const TOPICS = ['places', 'languages', 'people', 'names', 'misspellings', 'combinations'];

/** Every query of the set, by what it is about. */
export const golden: Readonly<Record<string, readonly Golden[]>> = Object.fromEntries(
  TOPICS.map((topic) => [topic, readRows(topic).flatMap(toCases)]),
);

function readRows(topic: string): readonly Row[] {
  return parse(readFileSync(new URL(`golden/${topic}.yaml`, import.meta.url), 'utf8'));
}

function toCases(row: Row): Golden[] {
  const [first, finds, only] = testsOf(row);
  return row.queries.map((query) => ({ query, first, finds, ...(only && { only }) }));
}

function testsOf(row: Row): readonly [first: VoiceTest, finds: VoiceTest, only?: VoiceTest] {
  const fits = toTest('means' in row ? row.means : 'leads' in row ? row.leads : row.only);
  if ('leads' in row) return [fits, fits];
  return [fits, 'means' in row ? fits : toTest(row.finds), fits];
}
