import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { distUrl } from './dist-url.ts';

/** Data set: a file, or a folder of files, which the build validates and writes to `dist/data/` as JSON, so that a start parses no YAML. */
export interface DataSet<T> {
  /** Path below `data/` without file extension: `facets/style`, or a folder: `words`. */
  readonly path: string;
  /** Schema of the file, or of each file of the folder; a function if the schema's module has to load after the data sets that it reads. */
  readonly schema: z.ZodType<T> | (() => Promise<z.ZodType<T>>);
}

/** Returns its argument; serves only to infer the type of the rows. */
export function defineDataSet<T>(set: DataSet<T>): DataSet<T> {
  return set;
}

/** Returns the content of a data set that is one file, as validated by `npm run build`. @throws {Error} if the project was never built */
export function loadDataFile<T>({ path }: DataSet<T>): T {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as T;
}

/** Returns the contents of a data set that is a folder, by file name without extension. @throws {Error} if the project was never built */
export function loadDataFolder<T>({ path }: DataSet<T>): Readonly<Record<string, T>> {
  return JSON.parse(readFileSync(distUrl(`data/${path}.json`), 'utf8')) as Record<string, T>;
}
