import type { Catalog } from '../../src/index/catalog/catalog.ts';
import { catalogOfImage, imageOf } from './catalog.ts';
import { CLONE_FORMAT, oncePerRun } from './run-folder.ts';
import { bundled } from './snapshot.ts';

let remembered: Promise<Catalog> | undefined;

/** Returns the catalog of all bundled lists, opened once per test file. Its image is built once per run. */
export function bundledCatalog(): Promise<Catalog> {
  remembered ??= oncePerRun('bundled-image', async () => imageOf(await bundled()), CLONE_FORMAT).then(
    catalogOfImage,
  );
  return remembered;
}
