import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Snapshot } from '../../src/domain/snapshot.ts';
import { isSnapshot } from '../../src/storage/check-snapshot.ts';
import { snapshotOf } from '../support/snapshot.ts';
import { voice } from '../support/voice.ts';

const day = { first_seen: '2026-01-01', last_seen: '2026-11-21' };
const valid = () =>
  structuredClone(
    snapshotOf(
      [
        voice({ id: 'polly/Ada', use_cases: ['narration'], provenance: { gender: 'defaulted' } }),
        voice({ id: 'polly/Bob', sample_url: 'https://cdn.test/bob.wav', first_seen: '2026-01-01' }),
      ],
      {
        providers: [{ provider: 'polly', voices: 2, source: 'bundled', stale: false }],
        ledger: {
          'polly/Ada': day,
          'polly/Gone': { ...day, removed_at: '2026-11-21', last_known: voice({ id: 'polly/Gone' }) },
        },
      },
    ),
  );

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

describe('the check of a snapshot', () => {
  it('a valid snapshot passes', () => {
    expect(isSnapshot(valid())).toBe(true);
  });

  it('a value passes exactly if the schema accepts it', () => {
    const paths = pathsIn(valid());
    const other = fc.oneof(
      fc.constantFrom<unknown>(undefined, null, '', 'x', 1, true, [], {}, '2026-01-01', ['x'], { x: 1 }),
      fc.constantFrom<unknown>('Female', 'polly', 'https://cdn.test/x', '["narration"]', ['narration', 1]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), other, (path, value) => {
        const changed = withAt(valid(), path, value);
        expect(isSnapshot(changed)).toBe(Snapshot.safeParse(changed).success);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['voices.0', 'ledger.polly/Ada', 'providers.0'])('an unknown key in %s is refused', (place) => {
    const path = place.split('.');
    expect(isSnapshot(withAt(valid(), [...path, 'invented'], 1))).toBe(false);
  });
});
