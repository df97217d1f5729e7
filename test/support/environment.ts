import { AsyncLocalStorage } from 'node:async_hooks';
import { TestEnvironment } from 'jest-environment-node';

/** Storages in use since the last test file ended. */
const used = new Set<AsyncLocalStorage<unknown>>();

// A storage tells nobody of its use, so that its entry point is the only place to see it.
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (
  this: AsyncLocalStorage<unknown>,
  ...args: Parameters<typeof run>
) {
  used.add(this);
  return Reflect.apply(run, this, args);
} as typeof run;

/**
 * Environment of a test file that disables the file's async storages at its end. jest makes one storage per file and never
 * disables it, and Node before version 24 visits every enabled storage for every new promise, so that each further file of
 * a process would cost more than the file before.
 */
export default class extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
}
