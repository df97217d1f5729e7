import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { readBundledPages } from '../../../src/ingest/lists/bundled-pages.ts';
import { readCompiledList } from '../../../src/ingest/lists/compiled-lists.ts';
import { readBundledVoices } from '../../../src/ingest/lists/fetch-voices.ts';
import { longTests } from '../../support/long-tests.ts';
import { bundledProviders, countBundled } from '../../support/providers.ts';

// The build alone has compiled lists.
const BUILT = pathToFileURL(resolve('dist/ingest/lists/compiled-lists.js')).href;
const built: typeof import('../../../src/ingest/lists/compiled-lists.ts') = await import(BUILT);

/** The longest lists have four fifths of all voices, and one program compiles all lists alike. */
const MAX_VOICES = longTests(Number.POSITIVE_INFINITY, 500);

it.each(bundledProviders.filter(({ id }) => countBundled(id) <= MAX_VOICES))(
  'a compiled list equals the bundled list after enrichment: $id',
  async (provider) => {
    const { source: _, ...enriched } = await readBundledVoices(provider, {
      bundledPages: readBundledPages,
    });
    const compiled = await built.readCompiledList(provider.id);
    expect(compiled).toEqual(enriched);
    expect(JSON.stringify(compiled?.voices)).toBe(JSON.stringify(enriched.voices));
  },
);

it('a provider without a bundled list has no compiled one', async () => {
  expect(await readCompiledList('edge')).toBeUndefined();
});
