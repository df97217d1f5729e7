import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { silentLogger } from '../../src/lib/logger.ts';
import { withFolder } from '../support/folder.ts';
import { isInstalled } from '../support/installed.ts';
import { storeOf } from '../support/sampled-store.ts';
import { configOf, withService } from '../support/service.ts';
import { voice } from '../support/voice.ts';

const itWithProgram = isInstalled('espeak-ng') ? it : it.skip;

itWithProgram(
  'a service records the voices of espeak-ng (needs the program) and plays them without a restart',
  () =>
    withFolder(async (folder) => {
      const [english, silent] = [
        voice({ id: 'espeak-ng/gmw/en', language: 'en' }),
        voice({ id: 'espeak-ng/trk/nog', language: 'nog' }),
      ];
      const { store } = await storeOf([english, silent, voice({ id: 'polly/Ada' })]);
      const lines: object[] = [];
      const info = (details: object, message: string) => {
        if (message === 'voices recorded') lines.push(details);
      };
      const env = { DATA_DIR: folder, PROVIDERS: 'espeak-ng,polly', PREVIEW_SYNTHESIS: 'auto' };
      const count = async (url: string, query: string) =>
        ((await (await fetch(`${url}/v1/voices?${query}`)).json()) as { total: number }).total;
      const use = async ({ url }: { readonly url: string }) => {
        while ((await count(url, 'has_preview=true')) === 0) await sleep(50);
        const link = await (await fetch(`${url}/v1/audio-url?voiceId=${english.id}`)).json();
        const audio = await fetch((link as { url: string }).url);
        expect({ status: audio.status, type: audio.headers.get('content-type') }).toEqual({
          status: 200,
          type: expect.stringMatching(/^audio\/(?:wav|ogg)/),
        });
      };
      await withService(env, use, { store, logger: { ...silentLogger, info } });
      // The default DATA_DIR has the tables of the sources too, and the build knows the folders that a service writes beside them.
      expect(await readdir(folder)).toEqual(['previews']);
      expect(lines).toMatchObject([{ spoken: 1, unfit: [silent.id], failures: [] }]);
    }),
);

it.each<[settings: Readonly<Record<string, string>>, isRecorded: boolean]>([
  [{ PREVIEW_SYNTHESIS: 'auto' }, true],
  [{ PREVIEW_SYNTHESIS: 'auto', PREVIEW_BUCKET: 'recordings' }, false],
  [{ PREVIEW_SYNTHESIS: 'off' }, false],
])('with %p voices are recorded: %p', (settings, isRecorded) => {
  expect(configOf(settings).storage.previews.isRecorded).toBe(isRecorded);
});
