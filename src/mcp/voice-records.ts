import { BadInputError } from '../domain/errors.ts';
import type { ModelFact, VoiceModel } from '../domain/model.ts';
import { VOICE_FIELDS, type Voice } from '../domain/voice.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { groupBy } from '../lib/group-by.ts';
import { splitList } from '../lib/list-entries.ts';
import type { FindPreview } from '../previews/find-preview.ts';
import { extensionOfType } from '../previews/media-types.ts';
import { previewFilename } from '../previews/preview-filename.ts';
import { licensedModelOf, modelOfVoice, modelOn, modelsOfProvider } from '../providers/models.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';
import { snippetsOf } from '../providers/snippets/snippets-of.ts';
import { joinFirst, type Row, type Table } from './answer.ts';
import { isModel } from './coverage.ts';
import { linkPreviews } from './link-previews.ts';
import { sayStage } from './voice-rows.ts';

export const MAX_RECORDS = 20;
/** Smallest number of voices for which an answer is shortened: lists of values are cut, and the speech request is given once per provider. */
const MANY_VOICES = 4;
const MAX_VALUES = 5;
/** Fields that a record omits, because these fields are of no use to an agent. */
const UNTOLD = new Set(['uniqueKey', 'preview_on_page', 'gender_stated']);

/** Facts about a model whose pages a record names: those on which a choice may fail. `/v1/models` has the pages of all facts. */
const SOURCED = new Set<ModelFact>(['status', 'ends_on', 'replaced_by', 'licence', 'commercial']);

/** Rows of a record that an answer above its token budget drops, the last one first. */
const OPTIONAL =
  'model_documentation prices description first_seen request country_name styles_on_request model_sources'.split(
    ' ',
  );

/** Returns records of the voices that the ids name, with recordings. @throws {BadInputError} above {@link MAX_RECORDS} ids */
export async function tellVoices(
  voiceIds: string,
  catalog: Catalog,
  findPreview: FindPreview,
): Promise<Table> {
  const asked = splitList(voiceIds);
  if (asked.length > MAX_RECORDS)
    throw new BadInputError('invalid_parameter', `voiceIds takes up to ${MAX_RECORDS} ids.`);
  const notes: string[] = [];
  const found = asked.map(catalog.identify).flatMap(({ asked: id, as, ids, removed_at }) => {
    if (as === 'id') return ids;
    const isAlone = ids.length === 1;
    const instead = ids.length > 0 ? ` Nearest${isAlone ? ', shown instead' : ''}: ${ids.join(', ')}.` : '';
    if (as === 'meant') notes.push(`${id} is ${ids.join(', ')}.`);
    else if (as === 'removed') notes.push(`${id} was removed on ${removed_at}.${instead}`);
    else if (isModel(id, catalog))
      notes.push(`${id} is a model; search_voices lists its voices by model=${id}.`);
    else notes.push(`${id} is not in the catalog.${instead}`);
    return as === 'meant' || isAlone ? ids : [];
  });
  const voices = [...new Set(found)].slice(0, MAX_RECORDS).map((id) => catalog.find(id));
  const isMany = voices.length >= MANY_VOICES;
  if (isMany)
    for (const [provider, [voice]] of groupBy(voices, (each) => each.provider)) {
      const request = voice && sayRequest(voice);
      if (request) notes.push(`Request of ${provider}: ${request}`);
    }
  const records = voices.map((voice) => toRecord(voice, catalog.builtAt.slice(0, 10), isMany));
  // Most agents request the URLs of the recordings next.
  const samples = await linkPreviews(records, catalog, findPreview);
  return {
    summary: `${voices.length} ${voices.length === 1 ? 'voice' : 'voices'}.`,
    notes,
    rows: records.map((record) => ({ ...record, sample: samples[String(record.id)] })),
    isTransposed: !isMany,
    optional: OPTIONAL,
  };
}

/** Returns a voice's record: its published fields and the facts about its model. The request that synthesizes speech is added unless `isMany`. */
function toRecord(voice: Voice, day: string, isMany: boolean): Row {
  const fields: Readonly<Record<string, unknown>> = voice;
  const told = VOICE_FIELDS.filter((name) => !UNTOLD.has(name)).map((name) => [
    name,
    sayValue(fields[name], isMany),
  ]);
  const model: Partial<VoiceModel> = modelOfVoice(voice, day) ?? {};
  const { status, ends_on, replaced_by, licence, commercial, documentation, prices, sources = [] } = model;
  return {
    ...Object.fromEntries(told),
    models: sayValue(sayModels(voice, day), isMany),
    ...(voice.gender_stated === false && { gender: 'not stated' }),
    status: voice.status ?? 'current',
    model_status: [status, ends_on, replaced_by && `replaced by ${replaced_by}`].filter(Boolean).join(' '),
    model_licence: licence ?? PROVIDER_FACTS.get(voice.provider)?.licence ?? 'not recorded',
    commercial: commercial ?? licensedModelOf(voice, day)?.commercial,
    deployment: deploymentOf(voice, day),
    streaming: sayValue(model.streaming, isMany),
    ssml: sayValue(model.ssml, isMany),
    word_timings: sayValue(model.word_timings, isMany),
    cloning: sayValue(model.cloning, isMany),
    prices,
    model_documentation: documentation,
    ...(!isMany && {
      model_sources: sources
        .filter(({ fields }) => fields.some((field) => SOURCED.has(field)))
        .map(({ source, checked }) => `${source} ${checked}`)
        .join(', '),
      request: sayRequest(voice),
    }),
  };
}

/** Returns whether a voice's model runs locally or in the cloud. */
export function deploymentOf(voice: Voice, day: string): string | undefined {
  return modelOfVoice(voice, day)?.deployment ?? PROVIDER_FACTS.get(voice.provider)?.deployment;
}

/** Returns the ids of a voice's models, with the stage of a model that is not current. */
function sayModels({ provider, models = [] }: Voice, day: string): readonly string[] {
  const known = modelsOfProvider(provider).map((model) => modelOn(model, day));
  return models.map((id) => {
    const { status = 'current', ...life } = known.find((each) => each.model_id === id) ?? {};
    return status === 'current' ? id : `${id} (${sayStage({ ...life, status })})`;
  });
}

function sayValue(value: unknown, isCut: boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value instanceof Object && !Array.isArray(value))
    return Object.entries(value)
      .map(([name, each]) => `${name} ${each}`)
      .join(', ');
  if (!Array.isArray(value)) return String(value ?? '');
  return joinFirst(value, isCut ? MAX_VALUES : value.length);
}

/** Returns the request or the commands that synthesize speech with a voice, as one line of text; an empty text for a retired voice. */
export function sayRequest(voice: Voice): string {
  if (voice.status === 'retired') return '';
  const [first] = snippetsOf(voice, ({ id }, type) => previewFilename(id, extensionOfType(type)));
  const { code = '', language } = first ?? {};
  const line = code.trim().replaceAll(/ \\\n\s*/g, ' ');
  return language === 'curl' ? line.replaceAll(/\n\s*/g, ' ') : line.replaceAll('\n', ' && ');
}
