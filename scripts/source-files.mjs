import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
/** Folders that a service writes below its default DATA_DIR, which is the folder of the tables too. */
const WRITTEN = ['data/catalog', 'data/catalog-copy', 'data/catalog-image', 'data/previews'];

/** Lists the files at or below a path of the project, sorted, without those that a service has written. */
export function sourceFilesBelow(path) {
  if (WRITTEN.includes(path)) return [];
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => sourceFilesBelow(`${path}/${name}`));
}
