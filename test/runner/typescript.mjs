import { register } from 'node:module';

/**
 * Lets this process import TypeScript, and `@jest/globals` in the realm of Node. A flag of Node would also reach the threads and
 * processes that tests start.
 */
register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
