import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { type Context, Script } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import './code-cache.ts';
import { SHORT_LIVED } from './short-lived.ts';

for (const flag of SHORT_LIVED) setFlagsFromString(flag);

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
 * Script that declares the builtins which no test replaces. Each lookup of a global in a `vm` context calls an interceptor, which
 * takes fifty times as long as the lookup of a declared constant, and the code under test asks for `Object` or `Math` everywhere.
 * `Date`, timers and `performance` are not among them, because fake timers replace them.
 */
const builtins = new Script(`const {
  Array, ArrayBuffer, BigInt, Boolean, Buffer, DataView, Error, Float32Array, Float64Array, Int8Array, Int16Array, Int32Array,
  Intl, JSON, Map, Math, Number, Object, Promise, Proxy, RangeError, Reflect, RegExp, Set, String, Symbol, SyntaxError,
  TextDecoder, TextEncoder, TypeError, Uint8Array, Uint16Array, Uint32Array, URL, URLSearchParams, WeakMap, WeakSet,
  decodeURIComponent, encodeURIComponent, isNaN, parseInt,
} = globalThis;`);

/**
 * Environment of a test file that declares builtins at its start, and disables the file's async storages at its end. jest makes one storage per file and never
 * disables it, and Node before version 24 visits every enabled storage for every new promise, so that each further file of
 * a process would cost more than the file before.
 */
export default class extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    builtins.runInContext(this.getVmContext() as Context);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    for (const storage of used) storage.disable();
    used.clear();
  }
}
