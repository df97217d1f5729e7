/** Build step that enriches every bundled voice list and stores the result. The service then starts without enriching bundled lists. */
import { mkdir, writeFile } from 'node:fs/promises';
import { readBundledPages } from './lists/bundled-pages.ts';
import { type CompiledList, compiledListUrl } from './lists/compiled-lists.ts';
import { readBundledVoices } from './lists/fetch-voices.ts';
import { providers } from './providers/index.ts';

for (const provider of providers) {
  if (provider.isBundled === false) continue;
  const { source: _, ...compiled } = await readBundledVoices(provider, { bundledPages: readBundledPages });
  const url = compiledListUrl(provider.id);
  await mkdir(new URL('.', url), { recursive: true });
  await writeFile(url, JSON.stringify(compiled satisfies CompiledList));
}
