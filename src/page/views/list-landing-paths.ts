import { SearchQuery } from '../../domain/query.ts';
import type { Catalog } from '../../index/catalog.ts';
import { landingPath } from '../state/search-url.ts';

/** Lists the paths of the pages of all providers, models and languages that have voices. */
export function listLandingPaths({ metadata, search }: Catalog): string[] {
  const providers = metadata.provider_details.map(({ provider }) => provider);
  const models = providers.flatMap((provider) => {
    const { facets } = search(SearchQuery.parse({ providers: provider, facets: true, limit: 1 }));
    return (facets?.model ?? []).map(({ value }) => landingPath('model', `${provider}/${value}`));
  });
  return [
    ...providers.map((provider) => landingPath('provider', provider)),
    ...models,
    ...metadata.language_details.flatMap(({ code }) =>
      code === undefined ? [] : landingPath('language', code),
    ),
  ];
}
