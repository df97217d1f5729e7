import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

/** Resolves the functions of jest to those of the test file that runs. */
export function resolve(specifier, context, next) {
  return specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context);
}

/** Removes the types of a module, and transforms JSX as tsconfig.json says. */
export async function load(url, context, next) {
  const loader = /\.(tsx?)$/.exec(url)?.[1];
  if (!loader || url.includes('/node_modules/')) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader,
    sourcefile: path,
    sourcemap: 'inline',
    sourcesContent: false,
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
