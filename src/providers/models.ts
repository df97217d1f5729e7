import type { Model, ModelFacts, VoiceModel } from '../domain/model.ts';
import type { Stage } from '../domain/voice.ts';
import { loadDataFolder } from '../lib/data-set.ts';
import { Models } from './data-sets.ts';
import { factNames, type ModelRow } from './model-row.ts';
import { PROVIDER_FACTS } from './provider-facts.ts';
import { tierOf } from './quality.ts';

/** Model without its number of voices, because the number depends on the catalog. */
export type StatedModel = Omit<Model, 'voices'>;

const MODELS: ReadonlyMap<string, ReadonlyMap<string, StatedModel>> = new Map(
  Object.entries(loadDataFolder(Models)).map(([provider, rows]) => {
    const ids = Object.keys(rows).sort();
    return [provider, new Map(ids.map((id) => [id, toModel(provider, id, rows[id] as ModelRow)]))];
  }),
);

/** Returns a model with the facts of its row. Where the row does not say where the model runs, the facts about its provider do. */
function toModel(provider: string, model_id: string, { name, family, facts: own }: ModelRow): StatedModel {
  const { deployment, source = '', checked = '' } = PROVIDER_FACTS.get(provider) ?? {};
  const isTold = own.some((group) => group.deployment) || deployment === undefined;
  const facts: ModelRow['facts'] = isTold ? own : [...own, { deployment, source, checked }];
  const stated: ModelFacts = Object.assign({}, ...facts.map(({ source: _, checked: __, ...fact }) => fact));
  const sources = facts.map((group) => ({
    fields: factNames(group),
    source: group.source,
    checked: group.checked,
  }));
  return {
    provider,
    model_id,
    name,
    ...(family && { family }),
    tier: tierOf(provider, model_id),
    ...stated,
    sources,
  };
}

export const MODELLED_PROVIDERS: readonly string[] = [...MODELS.keys()].sort();

interface ModelledVoice {
  readonly provider: string;
  readonly model_id?: string | undefined;
  readonly models?: readonly string[] | undefined;
}

export function modelsOfProvider(provider: string): readonly StatedModel[] {
  return [...(MODELS.get(provider)?.values() ?? [])];
}

/** Returns the BCP-47 tags of all languages of a model; an empty list if the model has no row in the data set. */
export function languagesOfModel(provider: string, model: string): readonly string[] {
  return MODELS.get(provider)?.get(model)?.languages ?? [];
}

/**
 * Returns the models that can speak with a voice. A voice that names no model works with every model of its provider, because each request then chooses
 * the model. A model that the data set lacks is returned as undefined.
 */
export function modelsOf({
  provider,
  model_id,
  models,
}: ModelledVoice): readonly (StatedModel | undefined)[] {
  const ids = models ?? (model_id === undefined ? [] : [model_id]);
  if (ids.length === 0) return modelsOfProvider(provider);
  return ids.map((id) => MODELS.get(provider)?.get(id));
}

/**
 * Returns the lifecycle stage of a model on a day (`2026-11-23`). A model with an end date is deprecated before that date, then retired. A model without
 * one is retired with its successor, because providers withdraw the older model first.
 */
export function stageOn(model: StatedModel, day: string): Stage {
  const { status = 'current', ends_on } = model;
  if (ends_on !== undefined) return ends_on <= day ? 'retired' : 'deprecated';
  const successor = successorOf(model);
  return successor && stageOn(successor, day) === 'retired' ? 'retired' : status;
}

function successorOf({ provider, replaced_by = '' }: StatedModel): StatedModel | undefined {
  return MODELS.get(provider)?.get(replaced_by);
}

/**
 * Returns a model as it is on a day: with its lifecycle stage, and with the successor of its successor if that is retired. A model that providers advise
 * against is no model of quality level 1, the best current one.
 */
export function modelOn(model: StatedModel, day: string): StatedModel {
  const status = stageOn(model, day);
  if (model.status === undefined && status === 'current') return model;
  let { replaced_by } = model;
  for (let next = successorOf(model); next && stageOn(next, day) === 'retired'; next = successorOf(next))
    replaced_by = next.replaced_by;
  const tier = status === 'current' || status === 'preview' ? model.tier : Math.max(model.tier, 2);
  return { ...model, status, tier, replaced_by };
}

/** Returns a voice's model with the lifecycle stage on a day; undefined for an unknown model, or if requests can choose among several models. */
export function statedModelOf(voice: ModelledVoice, day: string): StatedModel | undefined {
  const { model_id = voice.models?.[0] } = voice;
  const [model, ...others] = modelsOf({ provider: voice.provider, model_id });
  return model && others.length === 0 ? modelOn(model, day) : undefined;
}

/** Returns a voice's first model that is current on a day and whose licence tells about commercial use. Requests with the voice can choose the model. */
export function licensedModelOf(voice: ModelledVoice, day: string): StatedModel | undefined {
  return modelsOf(voice).find(
    (model) => model?.commercial !== undefined && stageOn(model, day) === 'current',
  );
}

/** Returns the facts about the model that {@link statedModelOf} returns. */
export function modelOfVoice(voice: ModelledVoice, day: string): VoiceModel | undefined {
  const model = statedModelOf(voice, day);
  if (!model) return undefined;
  const { provider: _, model_id: __, tier: ___, languages: ____, ...facts } = model;
  return facts;
}
