import { ModelListResponse, ModelsQuery } from '../../domain/model.ts';
import { MAX_LIST_VALUES } from '../../domain/query-limits.ts';
import { defineRoute, toAnswer, unusableParameter } from '../route.ts';

export const listModels = defineRoute({
  name: 'listModels',
  path: '/models',
  summary: 'List models of the providers',
  description:
    'Models that voices refer to by model_id: stage in life, what replaces them, languages, licence, commercial use, and what requests can ask of them. Each fact names the page that states it and the date on which both were compared; a fact that no public page states is absent.',
  query: ModelsQuery,
  output: ModelListResponse,
  examples: { 'Models that have ended, or are going to': '/models?providers=rime&status=deprecated,retired' },
  failures: unusableParameter(`/models?status=${'retired,'.repeat(MAX_LIST_VALUES + 1)}`),
  caching: 'catalog',
  handler: (query, catalog) => toAnswer(catalog.listModels(query)),
});
