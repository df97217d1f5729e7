/** Build step: enriches every bundled list once, so that starts and commands need not. `npm run build` runs it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { hashBundledList, readBundledList } from './lists/bundled-pages.ts';
import { type CompiledList, compiledListUrl } from './lists/compiled-lists.ts';
import { asPages } from './lists/live-pages.ts';
import { readPages } from './lists/read-records.ts';
import type { Provider } from './provider.ts';
import { providers } from './providers/index.ts';

for (const provider of providers) if (provider.isBundled !== false) await compileList(provider);

async function compileList(provider: Provider): Promise<void> {
  const { dropped, ...list } = await readPages(provider, asPages(readBundledList(provider.id)), () => {});
  const source = await hashBundledList(provider.id);
  const compiled: CompiledList = { source, ...list, dropped: [...dropped] };
  const url = compiledListUrl(provider.id);
  await mkdir(new URL('.', url), { recursive: true });
  await writeFile(url, JSON.stringify(compiled));
}
