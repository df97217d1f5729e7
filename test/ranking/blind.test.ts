import { afterAll, describe, expect, it } from '@jest/globals';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { blind } from './blind.ts';
import { failuresOf } from './blind-case.ts';

/** Least number of cases of each set, and least share that is met: some below the last figure, because lists of voices change. */
const CASES = [400, 400, 250, 230, 230, 110, 140, 390, 230, 230, 510, 390, 230];
const SHARES = [0.97, 0.91, 0.95, 0.97, 0.96, 0.92, 0.95, 0.9, 0.94, 0.95, 0.94, 0.92, 0.94];
const SETS = SHARES.map((share, at) => [at + 1, share, CASES[at] ?? 0] as const);

const catalog = await bundledCatalog();

describe.each(SETS)('of the blind set %i', (set, share, least) => {
  const isOf = set === 1 ? /[a-z]$/ : new RegExp(`-${set}$`);
  const cases = Object.entries(blind).flatMap(([file, each]) => (isOf.test(file) ? each : []));
  const failures = new Map<string, string[]>();
  afterAll(() => {
    const lines = [...failures].map(([id, missed]) => `${id}: ${missed.join(', ')}`);
    const met = `${cases.length - failures.size} of ${cases.length}`;
    process.stdout.write(`blind set ${set} met: ${met}\nmissed: ${lines.join('; ')}\n`);
  });

  it('nearly all cases are met', () => {
    for (const each of cases) {
      const missed = failuresOf(each, catalog.search);
      if (missed.length > 0) failures.set(each.id, missed);
    }
    expect(cases.length).toBeGreaterThan(least);
    expect(1 - failures.size / cases.length).toBeGreaterThan(share);
  });
});
