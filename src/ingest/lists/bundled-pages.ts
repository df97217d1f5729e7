import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { messageOf, UpstreamError } from '../../domain/errors.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** Reads the pages of a bundled list, in the provider's own shape. */
export type BundledLists = (providerId: string) => AsyncIterable<unknown>;

/** Reads `fixtures/<provider>/*` in the order of the file names: JSON parsed, text as it is. @throws {UpstreamError} if a file is missing or broken */
export async function* readBundledList(providerId: string): AsyncIterable<unknown> {
  try {
    for await (const { name, content } of filesOf(providerId)) {
      const text = content.toString();
      yield name.endsWith('.json') ? JSON.parse(text) : text;
    }
  } catch (error) {
    throw unreadable(providerId, error);
  }
}

/** Hashes the names and contents of `fixtures/<provider>/*`. @throws {UpstreamError} if a file is missing */
export async function hashBundledList(providerId: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const { name, content } of filesOf(providerId))
      hash.update(`${name} ${content.length}\n`).update(content);
  } catch (error) {
    throw unreadable(providerId, error);
  }
  return hash.digest('hex');
}

async function* filesOf(providerId: string) {
  const folder = new URL(`${providerId}/`, FIXTURES);
  for (const name of (await readdir(folder)).sort())
    yield { name, content: await readFile(new URL(name, folder)) };
}

function unreadable(providerId: string, cause: unknown): UpstreamError {
  const message = `the bundled list fixtures/${providerId} cannot be read: ${messageOf(cause)}`;
  return new UpstreamError('malformed', message, { cause });
}
