/** The functions of jest for the test file that runs. jest makes them anew for each file. */
let current = {};

/** Sets the functions that the exports of this module call. */
export function setGlobals(globals) {
  current = globals;
}

/**
 * Returns a function that calls the current function at a path of names, as `describe.skip`, because modules of `test/support/` keep
 * such functions longer than one test file.
 */
function follow(...names) {
  return new Proxy(() => {}, {
    apply: (_target, self, args) =>
      Reflect.apply(
        names.reduce((value, name) => value[name], current),
        self,
        args,
      ),
    get: (_target, name) => follow(...names, name),
  });
}

export const [afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest] = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'it',
  'jest',
].map((name) => follow(name));
