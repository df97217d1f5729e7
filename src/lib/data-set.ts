import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { distUrl } from './dist-url.ts';

/**
 * Data set of `data/`: a file, or a folder with one file per row. `npm run build` validates each file by its schema and writes the data set as
 * JSON to `dist/data/`, so that a process neither parses YAML nor validates data at its start.
 */
export interface DataSet<T> {
  /** Path below `data/` without file extension: `facets/style`, or a folder: `words`. */
  readonly path: string;
  /**
   * Schema of the file, or of each file of the folder. If the schema's module reads other data sets, a function loads the module after those
   * data sets are built.
   */
  readonly schema: z.ZodType<T> | (() => Promise<z.ZodType<T>>);
}

/** Returns its argument; serves only to infer the type of the rows. */
export function defineDataSet<T>(set: DataSet<T>): DataSet<T> {
  return set;
}

/**
 * Returns the content of a data set that is one file. `npm run build` has validated the content. @throws {Error} if the project was never built
 */
export function loadDataFile<T>({ path }: DataSet<T>): T {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as T;
}

/** Returns the contents of a data set that is a folder, by file name without extension. @throws {Error} if the project was never built */
export function loadDataFolder<T>({ path }: DataSet<T>): Readonly<Record<string, T>> {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as Record<string, T>;
}
