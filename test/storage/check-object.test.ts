import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as z from 'zod';
import { LedgerEntry } from '../../src/domain/snapshot.ts';
import { StoredVoice } from '../../src/domain/voice.ts';
import { createObjectCheck } from '../../src/storage/check-object.ts';
import { runs } from '../support/long-tests.ts';
import { voice } from '../support/voice.ts';

const VOICE = voice({
  id: 'polly/Ada',
  use_cases: ['narration'],
  provenance: { gender: 'defaulted' },
  sample_url: 'https://cdn.test/bob.wav',
  first_seen: '2026-01-01',
});
const ENTRY = { first_seen: '2026-01-01', removed_at: '2026-11-21T06:00:00.000Z', last_known: VOICE };

/** Every place in a value, as a path of keys. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, part]) => pathsIn(part).map((path) => [key, ...path]))];
}

/** The value with another one at a path; undefined removes the key there. */
function withAt(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const changed = withAt(Reflect.get(copy, key), rest, other);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return JSON.parse(JSON.stringify(copy));
}

describe.each([
  ['voice', StoredVoice, VOICE],
  ['ledger entry', LedgerEntry, ENTRY],
] as const)('the check of a %s', (_, schema: z.ZodObject, valid) => {
  it('accepts a valid object, and every object that the schema with further keys accepts', () => {
    const isValid = createObjectCheck(schema);
    expect(isValid(valid)).toBe(true);
    const other = fc.oneof(
      fc.constantFrom<unknown>(undefined, null, '', 'x', 1, true, [], {}, '2026-01-01', ['x'], { x: 1 }),
      fc.constantFrom<unknown>('Female', 'polly', 'https://cdn.test/x', '["narration"]', ['narration', 1]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(valid)), other, (path, value) => {
        const changed = withAt(valid, path, value);
        expect(isValid(changed)).toBe(schema.loose().safeParse(changed).success);
      }),
      runs(1000),
    );
  });

  it('accepts an unknown key and reports its name', () => {
    const unknown: string[] = [];
    const isValid = createObjectCheck(schema, (name) => unknown.push(name));
    expect(isValid({ ...valid, invented: 1 })).toBe(true);
    expect(unknown).toEqual(['invented']);
  });
});
