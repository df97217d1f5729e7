import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { createContext } from '../../src/app/compose/compose.ts';
import { buildBundledImage } from '../../src/app/snapshot/load-snapshot.ts';
import { writeImage } from '../../src/index/catalog/image-file.ts';
import { useFolder } from '../support/folder.ts';
import { createMemoryStore } from '../support/memory-store.ts';
import { configOf } from '../support/service.ts';
import { NOW } from '../support/snapshot.ts';

const folder = useFolder();
const contextOf = (env: Readonly<Record<string, string>> = {}) =>
  createContext(configOf({ PROVIDERS: 'openai', ...env }), {
    store: createMemoryStore(),
    keepsImages: true,
    now: () => new Date(NOW),
  });

async function writeFileOf(content: Uint8Array): Promise<URL> {
  const path = join(folder(), 'bundled.image');
  await writeFile(path, content);
  return pathToFileURL(path);
}

it('the image of the bundled lists is opened with the settings that it was built for, dated of the start', async () => {
  const context = await contextOf();
  const built = await buildBundledImage(context);
  const written = await writeImage({ ...built, builtAt: '2020-01-01T00:00:00.000Z' });
  const url = await writeFileOf(written);
  const find = ({ images }: typeof context, at = url) => images.findBundled(NOW, at);
  expect({ ...(await find(context)), terms: {} }).toEqual({ ...built, terms: {} });
  for (const env of [{ PROVIDERS: 'openai,polly' }, { TOP_TIER_MODEL: 'tts-1' }])
    expect([env, await find(await contextOf(env))]).toEqual([env, undefined]);
  const damaged = await writeFileOf(written.subarray(1));
  expect(await find(context, damaged)).toBeUndefined();
  expect(await find(context, new URL('none', url))).toBeUndefined();
});
