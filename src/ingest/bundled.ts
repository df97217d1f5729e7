import { readdir, readFile } from 'node:fs/promises';
import { messageOf, UpstreamError } from '../domain/errors.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** Pages of the list that ships with the service, in the provider's own shape. */
export type BundledLists = (providerId: string) => AsyncIterable<unknown>;

/** Reads `fixtures/<provider>/*.json`, in the order of their names. @throws {UpstreamError} where a file is missing or broken. */
export async function* readBundledList(providerId: string): AsyncIterable<unknown> {
  const folder = new URL(`${providerId}/`, FIXTURES);
  try {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
    for (const file of files) yield JSON.parse(await readFile(new URL(file, folder), 'utf8'));
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
