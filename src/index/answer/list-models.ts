import type { Model, ModelListResponse, ModelsQuery } from '../../domain/model.ts';
import { fold } from '../../lib/fold.ts';
import { memoize } from '../../lib/memoize.ts';
import { MODELLED_PROVIDERS, modelOn, modelsOfProvider } from '../../providers/models.ts';
import { createProviderFilter, passesList } from '../changes/choose-events.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import { intersectAll, subtract } from '../structures/voice-set.ts';

/** Creates the function that lists models, each with its lifecycle stage on `day` and the number of voices that work with the model. */
export function createModelList(parts: CatalogParts, day: string): (query: ModelsQuery) => ModelListResponse {
  const { columns, scratch } = parts;
  const filterProviders = createProviderFilter(parts);

  function countVoices(provider: string): (model: string) => number {
    const own = voicesWithAny(columns, columnValues(columns, 'provider', [provider]), scratch);
    const named = columns.model.distinct.map((_, value) => ({ column: 'model' as const, value }));
    // A voice that states no model works with all models of its provider.
    const { count: unnamed } = subtract(own, voicesWithAny(columns, named, scratch).bits, scratch);
    return (model) => {
      const values = columnValues(columns, 'model', [model]);
      return unnamed + intersectAll([own, voicesWithAny(columns, values, scratch)], scratch).count;
    };
  }

  const listOf = memoize((provider: string): readonly Model[] =>
    scratch.within(() => {
      const count = countVoices(provider);
      return modelsOfProvider(provider).map((each) => {
        const { sources, ...model } = modelOn(each, day);
        return { ...model, voices: count(model.model_id), sources };
      });
    }),
  );

  return ({ providers, status }) => {
    const passStatus = passesList(status, (entry) => [fold(entry)]);
    const models = MODELLED_PROVIDERS.filter(filterProviders(providers)).flatMap(listOf);
    return { models: models.filter((model) => passStatus(model.status ?? 'current')) };
  };
}
