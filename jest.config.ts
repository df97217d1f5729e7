/**
 * @jest-config-loader esbuild-register
 *
 * Node 20 cannot load a TypeScript config by itself; the loader above can go with it.
 */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

/** Folders whose tests take minutes, because each starts processes, a browser or other servers. */
const SLOW = ['browser', 'e2e', 'operation'];
/** Folders of slow tests that a long run includes; `npm run check:operation` runs the others. */
const LONG: readonly string[] = process.env.LONG_TESTS ? ['browser', 'e2e'] : [];
/** Slow tests also run where the command line names their folder: `npm test -- test/e2e`. */
const isLeftOut = (folder: string) =>
  !LONG.includes(folder) && !process.argv.some((argument) => argument.includes(`test/${folder}`));

const config: Config = {
  testEnvironment: '<rootDir>/test/runner/environment.mjs',
  testRunner: '<rootDir>/test/runner/run-test-file.mjs',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: SLOW.filter(isLeftOut).map((folder) => `/test/${folder}/`),
  globalSetup: '<rootDir>/test/runner/global-setup.mjs',
  globalTeardown: '<rootDir>/test/runner/global-teardown.mjs',
  transform: {},
  // Node's own streams and files need these, which they share with tests.
  fakeTimers: { doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] },
  // A process that has grown to the limit ends, and a new one evaluates all modules again. With a single worker, jest would run all
  // files in its own process.
  // Long tests wait for browsers, servers and clocks half of the time.
  maxWorkers: Math.max(process.env.LONG_TESTS ? 4 : 2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1.5GB',
  // A limit only has to find a test that hangs, because a busy machine takes many times as long as an idle one.
  testTimeout: 900_000,
};

export default config;
