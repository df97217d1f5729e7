import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../src/cli/config.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { recordList } from '../../src/ingest/record.ts';
import { createTransport, DEFAULT_LIMITS } from '../../src/ingest/transport.ts';
import { type Replay, startReplay } from '../support/replay.ts';
import { ingestEnvironment } from '../support/snapshot.ts';

const transport = createTransport('test', { ...DEFAULT_LIMITS, maxRetries: 0 });
let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterEach(() => replay.mend());
afterAll(async () => {
  await transport.close();
  await replay.close();
});

async function recorded(slug: string): Promise<string> {
  const { settingsOf } = parseConfig(replay.env, providers).ingest;
  const provider = providers.find(({ id }) => id === slug);
  if (!provider) throw new Error(slug);
  const access = { ...ingestEnvironment({ mode: 'live', settingsOf }), transport };
  return JSON.stringify(await recordList(provider, access, new AbortController().signal));
}

describe('recording a live list', () => {
  it('keeps the shape and every fact of it', async () => {
    expect(JSON.parse(await recorded('google'))).toEqual([
      {
        voices: expect.arrayContaining([
          { languageCodes: ['en-US'], name: 'Kore', ssmlGender: 'FEMALE', naturalSampleRateHertz: 24_000 },
        ]),
      },
    ]);
  });

  it('leaves out prose, accounts, signed links, and voices that are not public', async () => {
    replay.edit('elevenlabs', (list) => {
      Object.assign(list.voices[0], {
        description: 'Secret prose.',
        preview_url: 'https://api.us.elevenlabs.io/x?payload=c2VjcmV0',
        sharing: { public_owner_id: 'secret' },
        labels: { accent: 'American', free: 'a secret sentence of many words that no label would ever have' },
      });
      list.voices[1] = { ...list.voices[1], voice_id: 'secret-clone', category: 'cloned' };
      list.voices[2] = { ...list.voices[2], name: 7 };
    });
    const text = await recorded('elevenlabs');
    expect(text).not.toMatch(/secret|c2VjcmV0|elevenlabs-key/i);
    expect(text).toContain('"accent":"American"');
    expect(JSON.parse(text)[0].voices).toHaveLength(18);
  });

  it('says so where the provider cannot be asked', async () => {
    replay.spoil('google', (_request, response) => void response.writeHead(403).end());
    await expect(recorded('google')).rejects.toMatchObject({ errorClass: 'unauthorized' });
  });
});
