import { readdir, readFile } from 'node:fs/promises';
import { messageOf, UpstreamError } from '../../domain/errors.ts';
import { distUrl } from '../../lib/dist-url.ts';
import type { ListPage } from '../provider.ts';

/** Folder of the bundled lists: one folder per provider, one file per page. */
const FIXTURES = distUrl('../fixtures/');

/**
 * Name of the file with the UTC day on which the provider listed the voices of a bundled list. If only the month is known, the file contains the
 * month's last day, on which the voices certainly existed. A list without evidence of its date has no file `listed-on.txt`.
 */
export const LISTED_ON_FILE = 'listed-on.txt';

export type ReadBundledPages = (providerId: string) => AsyncIterable<unknown>;

/**
 * Yields the pages of a bundled list in the order of their file names. JSON files are parsed; other files are yielded as text.
 * @throws {UpstreamError} `malformed` if a file cannot be read or parsed
 */
export async function* readBundledPages(providerId: string): AsyncIterable<unknown> {
  const folder = new URL(`${providerId}/`, FIXTURES);
  try {
    for (const name of (await readdir(folder)).sort()) {
      if (name === LISTED_ON_FILE) continue;
      const text = await readFile(new URL(name, folder), 'utf8');
      yield name.endsWith('.json') ? JSON.parse(text) : text;
    }
  } catch (cause) {
    const message = `the bundled list fixtures/${providerId} cannot be read: ${messageOf(cause)}`;
    throw new UpstreamError('malformed', message, { cause });
  }
}

export async function* toListPages(pages: AsyncIterable<unknown>): AsyncIterable<ListPage> {
  for await (const page of pages) yield { page };
}

/** Returns the date of a bundled list, such as `2026-02-28`; undefined if the list has no date. */
export function readListedOn(providerId: string): Promise<string | undefined> {
  const reading = readFile(new URL(`${providerId}/${LISTED_ON_FILE}`, FIXTURES), 'utf8');
  return reading.then((text) => text.trim()).catch(() => undefined);
}
