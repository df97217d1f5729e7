import { afterAll, describe, expect, it } from '@jest/globals';
import { bundledCatalog } from '../support/bundled-catalog.ts';
import { blind } from './blind.ts';
import { failuresOf } from './blind-case.ts';

/** Least share of the cases of each set that is met, by the end of its files' names: some below the last figure, because lists of voices change. */
const SHARES = [0.97, 0.91, 0.95, 0.97, 0.96, 0.92, 0.95, 0.9, 0.94, 0.95, 0.94, 0.92].map(
  (share, at) => [at === 0 ? '' : `-${at + 1}`, share] as const,
);

const catalog = await bundledCatalog();

describe.each(SHARES)('of the blind set %s', (set, share) => {
  const cases = Object.entries(blind).flatMap(([file, each]) =>
    /-\d+$|$/.exec(file)?.[0] === set ? each : [],
  );
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
    expect(cases.length).toBeGreaterThan(110);
    expect(1 - failures.size / cases.length).toBeGreaterThan(share);
  });
});
