import { publicUrlOf } from '../../app/config/config.ts';
import type { Action, ExitCode, JsonOption } from '../io.ts';
import { openStored, withContext } from '../stored-voices.ts';

export const audioUrl: Action<[id: string, JsonOption]> = (config, io, id, { json }) =>
  withContext<ExitCode>(config, async (context) => {
    const catalog = await openStored(context, io);
    const findPreview = context.previews.finderAt(publicUrlOf(config.http));
    const preview = await findPreview(catalog.find(id));
    io.out(json ? JSON.stringify(preview, undefined, 2) : preview.url);
    return 0;
  });
