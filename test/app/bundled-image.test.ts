import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { createContext } from '../../src/app/compose/compose.ts';
import { readBundledImage } from '../../src/app/snapshot/bundled-image.ts';
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
  expect({ ...(await readBundledImage(context, url)), terms: {} }).toEqual({ ...built, terms: {} });
  for (const env of [{ PROVIDERS: 'openai,polly' }, { TOP_TIER_MODEL: 'tts-1' }])
    expect([env, await readBundledImage(await contextOf(env), url)]).toEqual([env, undefined]);
  const damaged = await writeFileOf(written.subarray(1));
  expect(await readBundledImage(context, damaged)).toBeUndefined();
  expect(await readBundledImage(context, new URL('none', url))).toBeUndefined();
});
