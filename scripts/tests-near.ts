import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = dirname(import.meta.dirname);
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

const files = ['src', 'test'].flatMap(codeBelow);
export const allTests = files.filter(isTest);
/** Files that import each file of src/ and test/. */
const importers = new Map<string, string[]>();
for (const path of files)
  for (const [, specifier = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
    const imported = normalize(join(dirname(path), specifier));
    importers.set(imported, [...(importers.get(imported) ?? []), path]);
  }

/** Lists the tests that reach a file by imports, the nearest first, and of equally near ones those of the folder of the same name. */
export function testsNear(path: string): readonly string[] {
  const seen = new Set([path]);
  const tests: string[] = [];
  for (let level = [path]; level.length > 0; ) {
    level = [...new Set(level.flatMap((each) => importers.get(each) ?? []))].filter(
      (each) => !seen.has(each),
    );
    for (const each of level) seen.add(each);
    tests.push(...level.filter(isTest).sort((a, b) => likeness(b, path) - likeness(a, path)));
  }
  return tests;
}

function isTest(path: string): boolean {
  return path.endsWith('.test.ts');
}

/** Returns the number of folders below test/ and src/ that two paths share. */
function likeness(test: string, path: string): number {
  const [a, b] = [test, path].map((each) => dirname(each).split('/').slice(1)) as [string[], string[]];
  const differing = a.findIndex((each, at) => each !== b[at]);
  return differing < 0 ? a.length : differing;
}

function codeBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((each) => /\.tsx?$/.test(each))
    .map((each) => `${folder}/${each}`);
}
