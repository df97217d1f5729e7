import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContext } from '../../app/compose/compose.ts';
import { messageOf, OperatorError } from '../../domain/errors.ts';
import { recordFixture } from '../../ingest/fixtures/record-fixture.ts';
import { LISTED_ON_FILE } from '../../ingest/lists/bundled-pages.ts';
import { withHttpClient } from '../../ingest/lists/http-client.ts';
import type { Provider } from '../../ingest/provider.ts';
import { assertKnown } from '../../ingest/unknown-provider.ts';
import type { Action } from '../io.ts';
import { writeFile } from '../write-file.ts';

/** Folder of the bundled voice lists, relative to the root of a Git checkout. */
const FIXTURES = 'fixtures';

/** Replaces the files of a provider's bundled voice list by the live list. A maintainer then reviews and commits the files. */
export const record: Action<[{ readonly record: string }]> = async (config, io, { record: slug }) => {
  const { ingestEnvironment, close } = await createContext(config);
  assertKnown([slug], config.ingest.providers);
  const provider = ingestEnvironment.providers.find(({ id }) => id === slug) as Provider;
  const { pages, voices, lost } = await withHttpClient(ingestEnvironment.openHttpClient, (httpClient) =>
    recordFixture(provider, { ...ingestEnvironment, httpClient }, io.signal),
  ).finally(close);
  const folder = join(FIXTURES, slug);
  const files = pages.map((page, index) => ({ name: fileName(page, index, pages.length), page }));
  await clearFolder(folder);
  for (const { name, page } of files) {
    const text = typeof page === 'string' ? page.trimEnd() : JSON.stringify(page, undefined, 1);
    await writeFile(join(folder, name), text);
    io.out(`written: ${join(folder, name)}`);
  }
  await writeFile(join(folder, LISTED_ON_FILE), ingestEnvironment.now().toISOString().slice(0, 10));
  io.out(`written: ${join(folder, LISTED_ON_FILE)}`);
  io.out(
    `${voices} voices. Read them before you commit them: a name or a label may still be somebody's prose.`,
  );
  if (lost === 0) return 0;
  io.err(
    `${lost} of them are not told by the file alone: what they are stands in prose, or in what was asked.`,
  );
  return 2;
};

function fileName(page: unknown, index: number, count: number): string {
  const number = count === 1 ? '' : `-${String(index + 1).padStart(3, '0')}`;
  return `voices${number}.${typeof page === 'string' ? 'txt' : 'json'}`;
}

/** Empties the folder of a bundled list, because an old page that remains would be read as a page of the new list. @throws {OperatorError} */
async function clearFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) await rm(join(folder, name));
  } catch (error) {
    throw new OperatorError(`Cannot write ${folder}: ${messageOf(error)}.`, { cause: error });
  }
}
