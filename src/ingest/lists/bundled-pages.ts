import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { messageOf, UpstreamError } from '../../domain/errors.ts';

/** Folder of the bundled lists: one folder per provider, one file per page. */
const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** Function that yields the pages of a provider's bundled list, each in the provider's own JSON or text format. */
export type ReadBundledPages = (providerId: string) => AsyncIterable<unknown>;

/**
 * Reads the files of `fixtures/<provider>/` in the order of their names: JSON parsed, other files as text.
 * @throws {UpstreamError} `malformed` if a file is missing or broken
 */
export async function* readBundledPages(providerId: string): AsyncIterable<unknown> {
  try {
    for await (const { name, content } of filesOf(providerId)) {
      const text = content.toString();
      yield name.endsWith('.json') ? JSON.parse(text) : text;
    }
  } catch (error) {
    throw toMalformedError(providerId, error);
  }
}

/**
 * Returns the SHA-256 hash of all file names and contents in `fixtures/<provider>/`. The build stores this hash with
 * the enriched list, so that a file changed after the build shows that the enriched list is outdated.
 * @throws {UpstreamError} if a file is missing
 */
export async function hashBundledPages(providerId: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const { name, content } of filesOf(providerId))
      hash.update(`${name} ${content.length}\n`).update(content);
  } catch (error) {
    throw toMalformedError(providerId, error);
  }
  return hash.digest('hex');
}

async function* filesOf(providerId: string) {
  const folder = new URL(`${providerId}/`, FIXTURES);
  for (const name of (await readdir(folder)).sort())
    yield { name, content: await readFile(new URL(name, folder)) };
}

function toMalformedError(providerId: string, cause: unknown): UpstreamError {
  const message = `the bundled list fixtures/${providerId} cannot be read: ${messageOf(cause)}`;
  return new UpstreamError('malformed', message, { cause });
}
