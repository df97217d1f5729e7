import { createContext } from '../../app/compose/compose.ts';
import { type Config, publicUrlOf } from '../../app/config/config.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { openStored } from '../stored-voices.ts';

export async function audioUrl(
  config: Config,
  io: CliIo,
  id: string,
  { json }: { readonly json?: boolean },
): Promise<ExitCode> {
  const context = await createContext(config);
  try {
    const catalog = await openStored(context, io);
    const findPreview = context.previews.finderAt(publicUrlOf(config.http));
    const preview = await findPreview(catalog.find(id));
    io.out(json ? JSON.stringify(preview, undefined, 2) : preview.url);
    return 0;
  } finally {
    await context.close();
  }
}
