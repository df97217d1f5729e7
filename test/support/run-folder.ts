import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** The variable that carries the path of the run's folder from jest's `globalSetup` to the processes that run test files. */
const VARIABLE = 'VOICE_DIRECTORY_TEST_RUN';

/** Creates the temporary folder of this run. jest calls it before every run, also of `--watch`, so that nothing outlives a change of the source. */
export async function createRunFolder(): Promise<void> {
  process.env[VARIABLE] = await mkdtemp(join(tmpdir(), 'voice-directory-tests-'));
}

/** Removes the temporary folder of this run. */
export async function removeRunFolder(): Promise<void> {
  const folder = process.env[VARIABLE];
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** Serialization of a value that test files share. */
interface Format {
  readonly serialize: (value: unknown) => Buffer;
  readonly deserialize: (bytes: Buffer) => unknown;
}

const JSON_FORMAT: Format = {
  serialize: (value) => Buffer.from(JSON.stringify(value)),
  deserialize: (bytes) => JSON.parse(bytes.toString()),
};
/** Structured clone, for values with typed arrays and maps. */
export const CLONE_FORMAT: Format = { serialize, deserialize };

/**
 * Returns the value of this name, which the first test file that asks for it makes and all others of the run read.
 * Two files that ask at the same time both make it, because that costs less than waiting for each other.
 */
export async function oncePerRun<T>(
  name: string,
  make: () => Promise<T>,
  format: Format = JSON_FORMAT,
): Promise<T> {
  const folder = process.env[VARIABLE];
  if (!folder) return make();
  const path = join(folder, name);
  const stored = await readFile(path).catch(() => undefined);
  if (stored !== undefined) return format.deserialize(stored) as T;
  const bytes = format.serialize(await make());
  // A rename is atomic, so that no other process reads half a file.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return format.deserialize(bytes) as T;
}
