/**
 * @jest-config-loader esbuild-register
 *
 * Node 20 cannot load a TypeScript config by itself; the loader above can go with it.
 */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: '<rootDir>/test/support/environment.ts',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      },
    ],
    '\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'preact' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // A process keeps memory and promise hooks of each file that it has run, so that each next file costs more. Workers that end
  // at a limit begin anew; with a single worker, jest would run all files in its own process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '700MB',
  // A limit only has to find a test that hangs, because a busy machine takes many times as long as an idle one.
  testTimeout: 300_000,
};

export default config;
