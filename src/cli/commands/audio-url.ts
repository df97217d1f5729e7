import type { Config } from '../../app/config.ts';
import { createDirectory } from '../../app/context.ts';
import type { CliIo, ExitCode } from '../io.ts';

/** Prints the address of a voice's preview. */
export async function audioUrl(
  config: Config,
  id: string,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const directory = createDirectory(config);
  try {
    const { snapshot, notice } = await directory.load();
    if (notice) io.err(notice);
    const catalog = await directory.build(snapshot);
    const preview = await directory.findPreview(catalog.find(id));
    io.out(json ? JSON.stringify(preview, undefined, 2) : preview.url);
    return 0;
  } finally {
    await directory.close();
  }
}
