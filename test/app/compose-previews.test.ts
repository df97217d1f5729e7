import { describe, expect, it } from '@jest/globals';
import { openPreviewStore, openSynthesizers } from '../../src/app/compose/compose-previews.ts';
import { parseConfig } from '../../src/app/config/config.ts';
import { providers } from '../../src/ingest/providers/index.ts';

/** Providers without the program espeak-ng, which is not on every machine. */
const PROVIDERS = providers.map(({ id }) => id).filter((id) => id !== 'espeak-ng');
const config = (env: Readonly<Record<string, string>>) =>
  parseConfig({ PROVIDERS: PROVIDERS.join(), ...env }, providers);

async function opened(env: Readonly<Record<string, string>>): Promise<string[]> {
  const synthesizers = await openSynthesizers(config(env));
  return synthesizers.map(({ name, isPaid }) => (isPaid ? `${name} (paid)` : name));
}

describe('the synthesizers', () => {
  it.each<[env: Readonly<Record<string, string>>, names: readonly string[]]>([
    [{}, []],
    [{ KOKORO_BASE_URL: 'http://localhost:1' }, ['kokoro-fastapi']],
    [{ PIPER_BASE_URL: 'http://localhost:1' }, ['piper-http-server']],
    [{ XTTS_BASE_URL: 'https://xtts.test' }, ['xtts-api-server']],
    [{ OPENAI_API_KEY: 'k' }, ['openai (paid)']],
    [{ OPENAI_BASE_URL: 'http://localhost:1' }, ['openai-compatible']],
    [{ DEEPGRAM_API_KEY: 'k' }, ['deepgram (paid)']],
    [{ DEEPGRAM_BASE_URL: 'http://localhost:1' }, []],
    [{ ELEVENLABS_API_KEY: 'k' }, ['elevenlabs (paid)']],
    [{ GOOGLE_API_KEY: 'k' }, ['google (paid)']],
    [{ AZURE_SPEECH_KEY: 'k' }, []],
    [{ AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'westeurope, eastus' }, ['azure (paid)']],
    [{ AWS_REGION: 'eu-west-1' }, []],
    [{ AWS_REGION: 'eu-west-1', AWS_PROFILE: 'p' }, ['polly (paid)']],
    [{ OPENAI_API_KEY: 'k', PROVIDERS: 'azure' }, []],
  ])('with %p are %p', async (env, names) => {
    expect(await opened(env)).toEqual(names);
  });
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
