import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { distUrl } from './dist-url.ts';

/** Data set: a file, or a folder of files. The build validates data sets and writes them to `dist/data/` as JSON, so that the service parses no YAML. */
export interface DataSet<T> {
  /** Path below `data/`: that of a file without its extension (`facets/style`), or that of a folder (`words`). */
  readonly path: string;
  /** Schema of the file, or of each file in the folder. If the schema reads other data sets, it is a function that is called after they are built. */
  readonly schema: z.ZodType<T> | (() => Promise<z.ZodType<T>>);
}

/** Returns its argument; serves only to infer `T`. */
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
