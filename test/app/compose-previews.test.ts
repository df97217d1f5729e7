import { describe, expect, it } from '@jest/globals';
import { openPreviewStore, openSynthesizers } from '../../src/app/compose/compose-previews.ts';
import { parseConfig } from '../../src/app/config/config.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const TABLE = readBeside<{
  settings: Rows<[env: Readonly<Record<string, string>>, names: readonly string[]]>;
}>(import.meta);

/** Providers without the program espeak-ng, which is not on every machine. */
const PROVIDERS = providers.map(({ id }) => id).filter((id) => id !== 'espeak-ng');
const config = (env: Readonly<Record<string, string>>) =>
  parseConfig({ PROVIDERS: PROVIDERS.join(), ...env }, providers);

async function opened(env: Readonly<Record<string, string>>): Promise<string[]> {
  const synthesizers = await openSynthesizers(config(env));
  return synthesizers.map(({ name, isPaid }) => (isPaid ? `${name} (paid)` : name));
}

it.each(TABLE.settings)('the synthesizers with %p are %p', async (env, names) => {
  expect(await opened(env)).toEqual(names);
});

describe('the place of recordings', () => {
  const locationWith = async (env: Readonly<Record<string, string>>) =>
    (await openPreviewStore(config(env))).location;

  it('is the bucket, or else the folder, which is in DATA_DIR by default', async () => {
    const bucket = { PREVIEW_BUCKET: 'recordings', AWS_REGION: 'eu-west-1' };
    expect(await locationWith({ ...bucket, PREVIEW_DIR: '/previews' })).toBe('s3://recordings/previews');
    expect(await locationWith({ PREVIEW_DIR: '/previews' })).toBe('/previews');
    expect(await locationWith({ DATA_DIR: '/var/voices' })).toBe('/var/voices/previews');
  });
});
