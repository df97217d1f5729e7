import type { SearchQuery } from '../domain/query.ts';
import type { Voice } from '../domain/voice.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { fold } from '../lib/fold.ts';
import { modelOfVoice, modelOn, modelsOfProvider } from '../providers/models.ts';
import { sayStage, toRow } from './voice-rows.ts';

const MAX_INSTEAD = 3;

/** Returns a note on the voice of `similar_to`: its name, its stage, such as `deprecated`, and its replacements if it is not current. */
export function tellCompared(id: string | undefined, catalog: Catalog): string[] {
  if (!id || catalog.identify(id).as !== 'id') return [];
  const voice = catalog.find(id);
  const { name, status } = toRow(voice);
  const told = `${voice.id}${name ? ` (${name})` : ''} is ${status}`;
  if (status === 'current') return [`${told}.`];
  const { replaced_by } = voice;
  const model = modelOfVoice(voice, catalog.builtAt.slice(0, 10))?.replaced_by;
  const ofModel = model ? `its model is replaced by ${model}` : 'no successor is recorded';
  const successor = replaced_by ? `its successor is ${replaced_by}` : ofModel;
  const others = (catalog.findReplacements(voice) ?? []).filter((each) => each !== replaced_by);
  const similar = others.slice(0, MAX_INSTEAD).join(', ');
  return [`${told}; ${successor}${similar === '' ? '' : `; similar: ${similar}`}.`];
}

/** Returns a note on each model that the query names and that has an end or a successor. */
export function tellModels({ model, search }: SearchQuery, voices: readonly Voice[], day: string): string[] {
  const asked = new Set(`${model ?? ''} ${search ?? ''}`.split(/[\s,]+/).map(fold));
  const named = voices.flatMap(({ provider, model_id = '', models = [model_id] }) =>
    modelsOfProvider(provider).filter(({ model_id: id }) => models.includes(id) && asked.has(fold(id))),
  );
  return [...new Set(named)].flatMap((each) => {
    const { provider, model_id, status, ends_on, replaced_by } = modelOn(each, day);
    if (!status || status === 'current') return [];
    const successor = replaced_by ? `, replaced by ${replaced_by}` : '';
    return [`${model_id} of ${provider} is ${sayStage({ status, ends_on })}${successor}.`];
  });
}
