import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import './typescript.mjs';
import { setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);

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
      return require(path);
    },
    setGlobalsForRuntime(globals) {
      setGlobals({ ...globals, jest: runtime.requireModuleOrMock(testPath, '@jest/globals').jest });
    },
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
  });
  return circus.default(globalConfig, config, environment, runtime, testPath, sendMessageToJest);
}
