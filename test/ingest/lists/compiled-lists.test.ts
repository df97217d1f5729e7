import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { readBundledPages } from '../../../src/ingest/lists/bundled-pages.ts';
import { readCompiledList } from '../../../src/ingest/lists/compiled-lists.ts';
import { readBundledVoices } from '../../../src/ingest/lists/fetch-voices.ts';
import { providers } from '../../../src/ingest/providers/index.ts';

// The build alone has compiled lists.
const BUILT = pathToFileURL(resolve('dist/ingest/lists/compiled-lists.js')).href;
const built: typeof import('../../../src/ingest/lists/compiled-lists.ts') = await import(BUILT);

const bundled = providers.filter(({ isBundled }) => isBundled !== false);

it.each(bundled.map((provider) => [provider.id, provider] as const))(
  'a compiled list equals the bundled list after enrichment: %s',
  async (id, provider) => {
    const { source: _, ...enriched } = await readBundledVoices(provider, {
      bundledPages: readBundledPages,
    });
    const compiled = await built.readCompiledList(id);
    expect(compiled).toEqual(enriched);
    expect(JSON.stringify(compiled?.voices)).toBe(JSON.stringify(enriched.voices));
  },
);

it('a compiled list is not read if the bundled list has changed', async () => {
  expect(await built.readCompiledList('openai', async () => 'another hash')).toBeUndefined();
});

it('a provider without a bundled list has no compiled one', async () => {
  expect(await readCompiledList('edge')).toBeUndefined();
});
