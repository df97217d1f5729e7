import { writeFile } from 'node:fs/promises';
import { messageOf, OperatorError } from '../../domain/errors.ts';
import { buildOpenApi } from '../../http/openapi.ts';
import type { Config } from '../config.ts';
import type { CliIo, ExitCode } from '../io.ts';

/** Prints the OpenAPI description, or writes it to a file. */
export async function openApi(
  { http }: Config,
  { output }: { readonly output?: string },
  io: CliIo,
): Promise<ExitCode> {
  const text = JSON.stringify(buildOpenApi(http.publicUrl ?? '/'), undefined, 2);
  if (!output) {
    io.out(text);
    return 0;
  }
  try {
    await writeFile(output, `${text}\n`);
  } catch (error) {
    throw new OperatorError(`Cannot write ${output}: ${messageOf(error)}.`, { cause: error });
  }
  return 0;
}
