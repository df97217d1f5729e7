import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, type Overrides } from '../../src/app/compose.ts';
import { parseConfig } from '../../src/app/config.ts';
import { providers } from '../../src/ingest/providers/index.ts';

/** Settings of a service on any free port, without ingests, and with a rate limit that no test reaches. */
export const QUIET = {
  PORT: '0',
  HOST: '127.0.0.1',
  INGEST_ON_START: 'false',
  INGEST_CRON: 'off',
  RATE_LIMIT_MAX: '1000000',
  MAX_CONNECTIONS_PER_ADDRESS: '1000',
  STOP_DELAY_SECONDS: '0',
  SOURCES: 'bundled',
};

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

/** Runs `use` with a temporary folder, and removes the folder afterwards. */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'voice-directory-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
