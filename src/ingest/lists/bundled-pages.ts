import { readdir, readFile } from 'node:fs/promises';
import { messageOf, UpstreamError } from '../../domain/errors.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** Pages of the list that ships with the service, in the provider's own shape. */
export type BundledLists = (providerId: string) => AsyncIterable<unknown>;

/** Reads `fixtures/<provider>/*`, in the order of their names: JSON parsed, text as it is. @throws {UpstreamError} where a file is missing or broken. */
export async function* readBundledList(providerId: string): AsyncIterable<unknown> {
  const folder = new URL(`${providerId}/`, FIXTURES);
  try {
    for (const file of (await readdir(folder)).sort()) {
      const text = await readFile(new URL(file, folder), 'utf8');
      yield file.endsWith('.json') ? JSON.parse(text) : text;
    }
  } catch (error) {
    throw new UpstreamError(
      'malformed',
      `the bundled list fixtures/${providerId} cannot be read: ${messageOf(error)}`,
      {
        cause: error,
      },
    );
  }
}
