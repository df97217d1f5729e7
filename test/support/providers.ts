import { readBundledPages } from '../../src/ingest/lists/bundled-pages.ts';
import { readCompiledList } from '../../src/ingest/lists/compiled-lists.ts';
import { type FetchedVoices, readBundledVoices } from '../../src/ingest/lists/fetch-voices.ts';
import type { Provider } from '../../src/ingest/provider.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { contracts } from './contracts/index.ts';

/** Returns the provider with this slug. @throws {Error} where there is none */
export function providerOf(slug: string): Provider {
  const provider = providers.find(({ id }) => id === slug);
  if (!provider) throw new Error(`no provider has the slug ${slug}`);
  return provider;
}

/** The providers whose list is bundled. */
export const bundledProviders: readonly Provider[] = providers.filter(({ isBundled }) => isBundled !== false);

/** The providers whose live list is asked for over the network. OpenAI publishes none; a compatible server may have one. */
export const askedProviders: readonly Provider[] = providers.filter(
  ({ id, list }) => id !== 'openai' && list && !('command' in list),
);

/** Returns the bundled list of a provider as voices, as the build enriched them. */
export function bundledList(provider: Provider): Promise<FetchedVoices> {
  return readBundledVoices(provider, { bundledPages: readBundledPages, compiledList: readCompiledList });
}

/** Returns the number of voices that the contracts state for the bundled lists of these providers. */
export function countBundled(...slugs: readonly string[]): number {
  return slugs.reduce((sum, slug) => sum + (contracts[slug]?.bundled?.voices ?? 0), 0);
}
