import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { OperatorError } from '../../src/domain/errors.ts';
import { runIngest } from '../../src/ingest/run.ts';
import { createSnapshots } from '../../src/storage/snapshots.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { createUpstream, upstreamEnvironment } from '../support/upstream.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

it('a lease that the store refuses to renew and to release does not keep an ingest from its end, and the report warns of it', async () => {
  const store = createMemoryStore();
  let refusals = 0;
  const put: typeof store.put = (key, body, condition) => {
    const isFirst = condition !== undefined && 'ifAbsent' in condition;
    if (key !== 'ingest.lock' || isFirst) return store.put(key, body, condition);
    refusals++;
    return Promise.reject(new OperatorError('The store answered 503'));
  };
  const upstream = createUpstream('one', 3);
  const slow = {
    ...upstream.provider,
    list: {
      sdk: async function* () {
        // Two renewals of the lease are due within this time.
        await jest.advanceTimersByTimeAsync(25_000);
        yield { voices: [{ id: 'a', name: 'A' }] };
      },
    },
  };
  const environment = upstreamEnvironment([upstream], {
    providers: [slow],
    store: { ...store, put },
    snapshots: createSnapshots(store),
  });
  const report = await runIngest(environment, {});
  expect(refusals).toBe(3);
  expect(report).toMatchObject({
    written: true,
    voices: 1,
    warnings: ['The ingest lease could not be released and expires by itself: The store answered 503'],
  });
  expect((await createSnapshots(store).readLatest())?.version).toBe(report.version);
});
