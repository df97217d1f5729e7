import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import './typescript.mjs';
import { setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks');
/** Property of jest's `AsyncLocalStorage`: a value, in Node 24.21 a getter. */
const STORAGE = Object.getOwnPropertyDescriptor(asyncHooks, 'AsyncLocalStorage');

/**
 * Storage of the running test. It replaces jest's `AsyncLocalStorage`, to which Node 20 and 22 report every promise, and of which
 * the process would keep one for each test file. One value is enough, because no tests run concurrently.
 */
class RunningTest {
  #current;

  getStore() {
    return this.#current;
  }

  async run(test, use) {
    const outer = this.#current;
    this.#current = test;
    try {
      return await use();
    } finally {
      this.#current = outer;
    }
  }
}

/**
 * Runs a test file in the realm of its process, so that all files of a process share the modules of `src/` and of packages, which
 * are evaluated once and stay optimized, as the service has them. jest would make a context for each file and evaluate them again.
 * jest's own framework is evaluated for each file.
 */
export default function runTestFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  Object.assign(runtime, {
    requireInternalModule(path) {
      delete require.cache[path];
      delete globalThis[Symbol.for('EVENT_HANDLERS')];
      Object.defineProperty(asyncHooks, 'AsyncLocalStorage', { value: RunningTest, configurable: true });
      try {
        return require(path);
      } finally {
        Object.defineProperty(asyncHooks, 'AsyncLocalStorage', STORAGE);
      }
    },
    setGlobalsForRuntime(globals) {
      setGlobals({ ...globals, jest: runtime.requireModuleOrMock(testPath, '@jest/globals').jest });
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
  });
  return circus.default(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
}
