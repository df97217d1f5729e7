import type { Config } from '../../app/config/config.ts';
import { buildOpenApi } from '../../http/openapi.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { writeFile } from '../write-file.ts';

export async function openApi(
  { http }: Config,
  io: CliIo,
  { output }: { readonly output?: string },
): Promise<ExitCode> {
  const text = JSON.stringify(buildOpenApi(http.publicUrl ?? '/'), undefined, 2);
  if (output) await writeFile(output, text);
  else io.out(text);
  return 0;
}
