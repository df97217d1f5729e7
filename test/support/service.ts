import { createService, type Overrides } from '../../src/app/compose/compose.ts';
import { parseConfig } from '../../src/app/config/config.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { QUIET } from './quiet.ts';

export const configOf = (env: Readonly<Record<string, string>>) =>
  parseConfig({ ...QUIET, ...env }, providers);

/** Starts a service, runs `use` with its address, and stops it. */
export async function withService<T>(
  env: Readonly<Record<string, string>>,
  use: (started: { url: string; notice?: string | undefined }) => Promise<T>,
  overrides: Overrides = {},
): Promise<T> {
  const service = await createService(configOf(env), overrides);
  try {
    return await use(await service.start());
  } finally {
    await service.stop();
  }
}
