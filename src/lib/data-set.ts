import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { distUrl } from './dist-url.ts';

/**
 * Data set of `data/`: a file, or a folder whose files are the rows. `npm run build` checks each by its schema and writes it as JSON to `dist/data/`, so
 * that nothing is parsed or checked at a start.
 */
export interface DataSet<T> {
  /** Path below `data/` without an ending: `facets/style`, or a folder: `words`. */
  readonly path: string;
  /** Schema of the file, or of each file of the folder. One that refers to data sets listed before is imported once they are compiled. */
  readonly schema: z.ZodType<T> | (() => Promise<z.ZodType<T>>);
}

/** Identity, which infers the type of the rows. */
export function defineDataSet<T>(set: DataSet<T>): DataSet<T> {
  return set;
}

/** Loads a data set that is one file, as the build checked it. @throws {Error} if the project was never built */
export function loadDataFile<T>({ path }: DataSet<T>): T {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as T;
}

/** Loads the files of a data set that is a folder, by their names without endings. @throws {Error} if the project was never built */
export function loadDataFolder<T>({ path }: DataSet<T>): Readonly<Record<string, T>> {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as Record<string, T>;
}
