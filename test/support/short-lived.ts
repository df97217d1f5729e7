/**
 * Flags of V8 that put off the optimization of code until it has run fifteen times as long as usual, because most code of a
 * test, and of the processes that it starts, runs a few times only. Only V8 11, of Node 20, knows the flag.
 */
export const SHORT_LIVED: readonly string[] = process.versions.v8.startsWith('11.')
  ? ['--interrupt-budget=1000000']
  : [];
