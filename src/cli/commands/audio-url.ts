import { type Config, publicUrlOf } from '../../app/config/config.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { openStored, withContext } from '../stored-voices.ts';

export async function audioUrl(
  config: Config,
  io: CliIo,
  id: string,
  { json }: { readonly json?: boolean },
): Promise<ExitCode> {
  return withContext<ExitCode>(config, async (context) => {
    const catalog = await openStored(context, io);
    const findPreview = context.previews.finderAt(publicUrlOf(config.http));
    const preview = await findPreview(catalog.find(id));
    io.out(json ? JSON.stringify(preview, undefined, 2) : preview.url);
    return 0;
  });
}
