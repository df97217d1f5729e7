import type { MetadataResponse } from '../src/domain/metadata.ts';

/** Requests of one row of the table. */
export interface Row {
  readonly name: string;
  /** One path: always the same request. Many: each is asked once, as far as they last. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: 200 | 304;
}

/** Three times as many as are asked in a round, so that the service can remember none of them. */
const DISTINCT = 60_000;

/** All rows, made of values that the catalog really has. Deterministic. */
export function buildRows({ providers, languages }: MetadataResponse): readonly Row[] {
  const random = createRandom(1);
  const one = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? '';
  const two = (values: readonly string[]) => `${one(values)},${one(values)}`;
  const distinct = (make: () => string) => [...new Set(Array.from({ length: DISTINCT }, make))];
  const path = (parameters: Record<string, string>) => `/v1/voices?${new URLSearchParams(parameters)}`;
  const gender = () => one(['Female', 'Male']);
  const limit = () => String(40 + Math.floor(random() * 16));

  const filters = () => path({ language: two(languages), genders: gender(), limit: limit() });
  const searches = () =>
    path({ search: one(languages), providers: two(providers), genders: gender(), limit: limit() });
  const repeated = '/v1/voices?search=english&providers=azure%2Cgoogle&genders=Female&limit=48';
  return [
    { name: 'filter, never the same', paths: distinct(filters), status: 200 },
    { name: 'search and filter, never the same', paths: distinct(searches), status: 200 },
    { name: 'the same search and filter', paths: [repeated], status: 200 },
    { name: 'browse', paths: ['/v1/voices'], status: 200 },
    { name: 'not modified', paths: ['/v1/voices'], headers: { 'If-None-Match': '*' }, status: 304 },
  ];
}

/** mulberry32: the same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
