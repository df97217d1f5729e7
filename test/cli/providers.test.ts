import { describe, expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';

const { run, runWith } = useCli();

describe('voice-directory providers', () => {
  it.each([
    ['azure', {}, 'bundled', 'AZURE_SPEECH_KEY AZURE_SPEECH_REGION'],
    ['azure', { AZURE_SPEECH_KEY: 'k' }, 'bundled', 'AZURE_SPEECH_REGION'],
    ['azure', { AZURE_SPEECH_KEY: 'k', AZURE_SPEECH_REGION: 'eastus' }, 'live', ''],
    ['azure', { SOURCES: 'live' }, 'not asked', 'AZURE_SPEECH_KEY AZURE_SPEECH_REGION'],
    ['polly', { AWS_REGION: 'us-east-1' }, 'bundled', 'AWS_ACCESS_KEY_ID'],
    ['hume', {}, 'not asked', 'HUME_API_KEY'],
    ['hume', { HUME_API_KEY: 'k' }, 'live', ''],
    ['hume', { HUME_API_KEY: 'k', SOURCES: 'bundled' }, 'not asked', ''],
    ['fish-audio', { FISH_API_KEY: 'k' }, 'not asked', 'FISH_AUTHOR_IDS'],
    ['deepgram', {}, 'live', ''],
    ['sarvam', { SOURCES: 'live' }, 'bundled', ''],
    ['openai', { OPENAI_API_KEY: 'k' }, 'bundled', 'OPENAI_BASE_URL'],
  ])(
    'the list of %s with %j has the source of its next ingest, %s, and the variables to set',
    async (id, env, next, set) => {
      const { out } = await run('providers --json', { SOURCES: 'auto', PROVIDERS: id, ...env });
      expect(JSON.parse(out)).toMatchObject([{ provider: id, next_ingest: next, set_to_ask: set }]);
    },
  );

  it.each([40, 80, 120, undefined])(
    'the variables to set are printed in full in a terminal of %s columns',
    async (columns) => {
      const { out } = await runWith(
        ['providers'],
        { PROVIDERS: 'azure,hume' },
        { isTerminal: true, columns },
      );
      expect(out).toMatch(/azure.* AZURE_SPEECH_KEY AZURE_SPEECH_REGION\b/);
      expect(out).toMatch(/hume.* HUME_API_KEY\b/);
    },
  );
});
