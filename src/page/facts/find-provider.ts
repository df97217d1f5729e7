import type { ProviderDetails } from '../../domain/metadata.ts';
import type { Catalog } from '../../index/catalog.ts';

/** Returns the facts of a provider of the catalog; undefined for one that has none. */
export function providerDetailsIn({ metadata }: Catalog, provider: string): ProviderDetails | undefined {
  return metadata.provider_details.find((details) => details.provider === provider);
}

/** Returns the name of a provider of the catalog, or its slug if it has no facts. */
export function providerNameIn(catalog: Catalog, provider: string): string {
  return providerDetailsIn(catalog, provider)?.name ?? provider;
}
