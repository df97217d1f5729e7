/**
 * Functions to run when the current test file has ended. Modules of `test/support/` add to them, because a hook of such a module would
 * belong to the first test file that imports it.
 */
export const atFileEnd: (() => unknown)[] = [];
