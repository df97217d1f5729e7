import { expect, it } from '@jest/globals';
import { checkOf, isDead, type SampleCheck } from '../../src/domain/sample-check.ts';

const checked = (state: SampleCheck['state']): SampleCheck => ({ checked_at: '2026-11-22T12:00:00Z', state });

it.each([
  ['dead', true],
  ['doubtful', false],
  ['playable', false],
] as const)('a sample that a check found %s is dead: %p', (state, expected) => {
  expect(isDead(checkOf({ 'https://host.test/a': checked(state) }, 'https://host.test/a'))).toBe(expected);
});

it.each([['https://host.test/b'], ['constructor'], [undefined]])('a sample at %p has no check', (address) => {
  expect(checkOf({ 'https://host.test/a': checked('dead') }, address)).toBeUndefined();
  expect(isDead(undefined)).toBe(false);
});
