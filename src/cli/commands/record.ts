import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../domain/errors.ts';
import { recordList } from '../../ingest/record.ts';
import { withTransport } from '../../ingest/transport.ts';
import { createDirectory } from '../compose.ts';
import type { Config } from '../config.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { writeFile } from '../write-file.ts';

/** Where a checkout of this project keeps its bundled lists. */
const FIXTURES = 'fixtures';

/** Writes a provider's live list as its bundled one, for a maintainer to review and commit. */
export async function record(config: Config, slug: string, io: CliIo): Promise<ExitCode> {
  const provider = config.ingest.providers.find(({ id }) => id === slug);
  if (!provider)
    throw new OperatorError(
      `Unknown provider ${slug}. Known: ${config.ingest.providers.map(({ id }) => id).join(', ')}.`,
    );
  const { ingestEnvironment, close } = createDirectory(config);
  const pages = await withTransport(ingestEnvironment.openTransport, (transport) =>
    recordList(provider, { ...ingestEnvironment, transport }, io.signal),
  ).finally(close);
  const folder = join(FIXTURES, slug);
  await mkdir(folder, { recursive: true });
  for (const [index, page] of pages.entries()) {
    const file = join(
      folder,
      pages.length === 1 ? 'voices.json' : `voices-${String(index + 1).padStart(3, '0')}.json`,
    );
    await writeFile(file, typeof page === 'string' ? page : JSON.stringify(page, undefined, 1));
    io.out(`written: ${file}`);
  }
  io.out('Read it before you commit it: what is a fact and what is prose is not always told by its key.');
  return 0;
}
