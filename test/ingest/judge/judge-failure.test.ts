import { describe, expect, it } from '@jest/globals';
import { UpstreamError } from '../../../src/domain/errors.ts';
import { NO_EVENTS } from '../../../src/ingest/ledger/change-log.ts';
import {
  bundledList,
  createHistory,
  liveList,
  named,
  notConfigured,
  timeout,
} from '../../support/judgement.ts';

const a = named('a');
const b = named('b');

it('the voices of the last live list are kept, with the time of that list', () => {
  const { step } = createHistory();
  step(liveList([a, b]));
  const { part, report, events } = step(timeout);
  expect(part?.status).toEqual({
    provider: 'fictional',
    voices: 2,
    source: 'kept',
    last_success: '2026-11-01T01:00:00.000Z',
    last_attempt: '2026-11-01T02:00:00.000Z',
    stale: true,
    error: 'timeout',
  });
  expect(report).toMatchObject({
    outcome: 'kept',
    source: 'kept',
    kept: 2,
    last_success: '2026-11-01T01:00:00.000Z',
    error: 'timeout',
    message: 'no answer',
  });
  expect(events).toEqual(NO_EVENTS);
});

it.each(['stored', 'read for the attempt'])(
  'the bundled list of a provider that was never live is called bundled, not kept, when %s',
  (where) => {
    const { step } = createHistory();
    if (where === 'stored') step(bundledList([a, b]));
    const { part, report, events } = step(
      timeout,
      where === 'stored' ? {} : { bundled: bundledList([a, b]) },
    );
    expect(part?.status).toMatchObject({
      voices: 2,
      source: 'bundled',
      listed_on: '2026-05-01',
      stale: true,
      error: 'timeout',
    });
    expect(part?.status).not.toHaveProperty('last_success');
    expect(part?.ledger['fictional/a']?.first_seen).toBe('2026-05-01');
    expect(report).toMatchObject({
      outcome: 'bundled',
      source: 'bundled',
      added: 0,
      listed_on: '2026-05-01',
    });
    const added_by_directory = where === 'stored' ? [] : ['fictional/a', 'fictional/b'];
    expect(events).toEqual({ ...NO_EVENTS, added_by_directory });
  },
);

it('a provider without any voices has failed', () => {
  const { step } = createHistory();
  const { part, report } = step(timeout);
  expect(report).toMatchObject({ outcome: 'failed', voices: 0, error: 'timeout' });
  expect(part?.status).toMatchObject({ voices: 0, stale: true, error: 'timeout' });
  expect(step(liveList([a])).report).toMatchObject({ outcome: 'fresh', first_live_list: true });
});

it('a provider is remembered as one that asked to be left alone', () => {
  const { step, part } = createHistory();
  step(liveList([a]));
  const notBefore = new Date('2026-11-01T12:00:00.000Z');
  const error = new UpstreamError('rate_limited', 'later', { notBefore });
  step(error);
  expect(part().memory.not_before).toBe('2026-11-01T12:00:00.000Z');
  expect(step(error).part?.status.last_attempt).toBe('2026-11-01T02:00:00.000Z');
  expect(step(timeout, { hours: 12 }).part?.memory).not.toHaveProperty('not_before');
});

describe('a provider that is not configured', () => {
  it('a provider with neither key nor list is skipped, and nothing is stored', () => {
    const { part, report } = createHistory().step(notConfigured);
    expect(part).toBeUndefined();
    expect(report).toMatchObject({ outcome: 'skipped', voices: 0 });
  });

  it('the live voices of a provider without a key any more are kept instead of the bundled list', () => {
    const { step, served } = createHistory();
    step(liveList([a, b]));
    const { part, report, events } = step(bundledList([named('old')]));
    expect(report).toMatchObject({ outcome: 'kept', error: 'not_configured', removed: 0 });
    expect(part?.status).toMatchObject({
      source: 'kept',
      stale: true,
      error: 'not_configured',
      last_attempt: '2026-11-01T01:00:00.000Z',
    });
    expect(events).toEqual(NO_EVENTS);
    expect(served()).toEqual(['a', 'b']);
  });

  it.each([{ mode: 'bundled' }, { isAccepted: true }] as const)(
    'the bundled list replaces live voices by events of the directory alone where it is asked for by %o',
    (options) => {
      const { step, served, part } = createHistory();
      step(liveList([a, b]));
      const { report, events } = step(bundledList([b, named('old')]), options);
      expect(report).toMatchObject({ outcome: 'fresh', source: 'bundled', added: 1, removed: 1 });
      expect(events).toEqual({
        ...NO_EVENTS,
        added_by_directory: ['fictional/old'],
        removed_by_directory: ['fictional/a'],
        changed_by_directory: { 'fictional/b': ['first_seen'] },
      });
      expect(served()).toEqual(['b', 'old']);
      expect(part().ledger['fictional/a']).not.toHaveProperty('removed_at');
      expect(part().status).toEqual({
        provider: 'fictional',
        voices: 2,
        source: 'bundled',
        last_attempt: '2026-11-01T01:00:00.000Z',
        listed_on: '2026-05-01',
        stale: false,
      });
    },
  );
});

describe('a bundled list', () => {
  it('a voice of a bundled list was first seen on the day of the earliest list that has it', () => {
    const { step, part } = createHistory();
    step(bundledList([a], '2026-05-01'));
    step(bundledList([a, b], '2026-08-01'));
    expect(part().ledger).toEqual({
      'fictional/a': { first_seen: '2026-05-01' },
      'fictional/b': { first_seen: '2026-08-01' },
    });
    expect(part().status.listed_on).toBe('2026-08-01');
    step(bundledList([a, b], '2026-04-01'));
    expect(part().ledger['fictional/b']?.first_seen).toBe('2026-04-01');
  });

  it('a list without date leaves the first sight of its voices undated, and withdraws the date of an earlier release', () => {
    const { listedOn: _, ...undated } = bundledList([a, b]);
    const { step, part } = createHistory();
    step(bundledList([a], '2026-05-01'));
    expect(step(undated).events).toMatchObject({ changed_by_directory: { 'fictional/a': ['first_seen'] } });
    expect(part().ledger).toEqual({
      'fictional/a': { first_seen: '2026-05-01', evidence: 'undated' },
      'fictional/b': { first_seen: '2026-11-01T02:00:00.000Z', evidence: 'undated' },
    });
    step(liveList([a, b]));
    expect(part().ledger['fictional/a']).toMatchObject({ evidence: 'undated' });
  });

  it('all differences between two bundled lists are events of the directory', () => {
    const { step } = createHistory();
    const added = { ...NO_EVENTS, added_by_directory: ['fictional/a', 'fictional/b'] };
    expect(step(bundledList([a, b])).events).toEqual(added);
    const { events } = step(bundledList([named('b', { accent: 'Irish' }), named('c')]));
    expect(events).toEqual({
      ...NO_EVENTS,
      added_by_directory: ['fictional/c'],
      removed_by_directory: ['fictional/a'],
      changed_by_directory: { 'fictional/b': ['accent'] },
    });
  });
});
