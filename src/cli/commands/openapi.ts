import { buildOpenApi } from '../../http/openapi.ts';
import type { Action } from '../io.ts';
import { writeFile } from '../write-file.ts';

export const openApi: Action<[{ readonly output?: string }]> = async ({ http }, io, { output }) => {
  const text = JSON.stringify(buildOpenApi(http.publicUrl ?? '/'), undefined, 2);
  if (output) await writeFile(output, text);
  else io.out(text);
  return 0;
};
