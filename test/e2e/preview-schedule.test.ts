import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { withFolder } from '../support/folder.ts';
import { storeOf } from '../support/sampled-store.ts';
import { withService } from '../support/service.ts';
import { voice } from '../support/voice.ts';

it('a service with PREVIEW_CHECK_CRON checks samples on its schedule, and logs one line with the counts', () =>
  withFolder(async (folder) => {
    // A service has no permission to request private addresses, so that none is requested.
    const sample_url = 'https://127.0.0.1:1/ada.mp3';
    const { store } = await storeOf([voice({ id: 'polly/Ada', sample_url })]);
    const lines: unknown[] = [];
    const log = (details: object, message: string) => {
      if (message === 'previews checked') lines.push({ message, ...details });
    };
    const env = { DATA_DIR: folder, PROVIDERS: 'polly', PREVIEW_CHECK_CRON: '* * * * * *' };
    const logger = { debug: log, info: log, warn: log, error: log };
    await withService(
      env,
      async () => {
        while (lines.length === 0) await sleep(20);
      },
      { store, logger },
    );
    expect(lines[0]).toEqual({
      message: 'previews checked',
      checked: 1,
      playable: 0,
      dead: 0,
      doubtful: 0,
      unreachable: 1,
      seconds: expect.any(Number),
    });
  }));
