import * as z from 'zod';
import { BadInputError } from '../../domain/errors.ts';
import { COUNT_FIELDS, VALUE_LISTS, type ValueListName } from '../../domain/filters.ts';
import { defineList } from '../../domain/parameters.ts';
import { VOICE_FIELDS, type Voice } from '../../domain/voice.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { FindPreview } from '../../previews/find-preview.ts';
import { extensionOfType, previewFilename } from '../../previews/preview-filename.ts';
import { modelOfVoice, modelOn, modelsOfProvider } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import { snippetsOf } from '../../providers/snippets/snippets-of.ts';
import { joinFirst, type Row, type Table } from '../answer.ts';
import { countBy, listedOn, recordedShare } from '../coverage.ts';
import { linkPreviews } from '../link-previews.ts';
import { defineTool } from '../tool.ts';

const MAX_VOICES = 20;
/** Number of voices from which on an answer is shortened: lists of values are cut, and the speech request is given once per provider. */
const MANY_VOICES = 4;
const MAX_VALUES = 5;
const List = z.enum(Object.keys(VALUE_LISTS) as [ValueListName]);
/** Fields that a record omits, because these fields are of no use to an agent. */
const UNTOLD = new Set(['uniqueKey', 'preview_on_page', 'gender_stated']);

const Arguments = z.object({
  voiceIds: defineList({ description: 'Ids in any form.' }),
  providers: defineList({ description: 'Slugs, or "all".' }),
  list: List.optional(),
});

export const getVoiceMetadata = defineTool({
  name: 'get_voice_metadata',
  title: 'Get details of voices and providers',
  description: `With voiceIds: full records of up to ${MAX_VOICES} voices, a recording, and how to call each at its provider. With providers: coverage, licence, models that end, terms, prices, local or cloud, size, date. With list: the values that a filter knows. Without arguments: totals. Not needed before a search.`,
  listed: Arguments,
  taken: Arguments,
  handler: async ({ voiceIds, providers, list }, { catalog, findPreview }) => {
    if (voiceIds) return addSamples(tellVoices(voiceIds, catalog), catalog, findPreview);
    const asked = providers?.trim().toLowerCase() === 'all' ? undefined : providers;
    if (list) return tellValues(list, asked, catalog);
    return providers ? tellProviders(asked, catalog) : tellTotals(catalog);
  },
});

function tellVoices(voiceIds: string, catalog: Catalog): Table {
  const asked = splitList(voiceIds);
  if (asked.length > MAX_VOICES)
    throw new BadInputError(
      'invalid_parameter',
      `voiceIds takes up to ${MAX_VOICES} ids; check more with ids of search_voices.`,
    );
  const notes: string[] = [];
  const found = asked.map(catalog.identify).flatMap(({ asked: id, as, ids, removed_at }) => {
    if (as === 'id') return ids;
    const instead = ids.length > 0 ? ` Nearest: ${ids.join(', ')}.` : '';
    if (as === 'meant') notes.push(`${id} is ${ids.join(', ')}.`);
    else if (as === 'removed') notes.push(`${id} was removed on ${removed_at}.${instead}`);
    else notes.push(`${id} is not in the catalog.${instead}`);
    return as === 'meant' ? ids : [];
  });
  const voices = [...new Set(found)].slice(0, MAX_VOICES).map((id) => catalog.find(id));
  const isMany = voices.length >= MANY_VOICES;
  if (isMany)
    for (const provider of new Set(voices.map((voice) => voice.provider))) {
      const voice = voices.find((each) => each.provider === provider);
      const request = voice && sayRequest(voice);
      if (request) notes.push(`Request of ${provider}: ${request}`);
    }
  const rows = voices.map((voice) => toRecord(voice, catalog.builtAt.slice(0, 10), isMany));
  return {
    summary: `${voices.length} ${voices.length === 1 ? 'voice' : 'voices'}.`,
    notes,
    rows,
    optional: [
      'model_documentation',
      'prices',
      'description',
      'first_seen',
      'request',
      'country_name',
      'styles_on_request',
    ],
  };
}

/** Adds the URLs of recordings if the answer has few voices. Most agents request these URLs next. */
async function addSamples(table: Table, catalog: Catalog, findPreview: FindPreview): Promise<Table> {
  const { rows = [] } = table;
  if (rows.length >= MANY_VOICES) return table;
  const urls = await linkPreviews(rows, catalog, findPreview);
  return { ...table, rows: rows.map((row) => ({ ...row, sample: urls[String(row.id)] })) };
}

/** Returns a voice's record: its published fields and the facts about its model. The request that synthesizes speech is added unless `isMany`. */
function toRecord(voice: Voice, day: string, isMany: boolean): Row {
  const fields: Readonly<Record<string, unknown>> = voice;
  const told = VOICE_FIELDS.filter((name) => !UNTOLD.has(name)).map((name) => [
    name,
    sayValue(fields[name], isMany),
  ]);
  const { status, ends_on, replaced_by, licence, commercial, streaming, cloning, documentation, prices } =
    modelOfVoice(voice, day) ?? {};
  return {
    ...Object.fromEntries(told),
    ...(voice.gender_stated === false && { gender: 'not stated' }),
    model_status: [status, ends_on, replaced_by && `replaced by ${replaced_by}`].filter(Boolean).join(' '),
    model_licence: licence,
    commercial,
    streaming: sayValue(streaming, isMany),
    cloning: sayValue(cloning, isMany),
    prices,
    model_documentation: documentation,
    ...(!isMany && { request: sayRequest(voice) }),
  };
}

function sayValue(value: unknown, isCut: boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return String(value ?? '');
  return joinFirst(value, isCut ? MAX_VALUES : value.length);
}

/** Returns the request or the commands that synthesize speech with a voice, as one line of text. */
function sayRequest(voice: Voice): string {
  const [first] = snippetsOf(voice, ({ id }, type) => previewFilename(id, extensionOfType(type)));
  const { code = '', language } = first ?? {};
  const line = code.trim().replaceAll(/ \\\n\s*/g, ' ');
  return language === 'curl' ? line.replaceAll(/\n\s*/g, ' ') : line.replaceAll('\n', ' && ');
}

function tellValues(list: ValueListName, providers: string | undefined, catalog: Catalog): Table {
  const by = VALUE_LISTS[list];
  const { rows, groups, notes } = countBy(by, catalog, { providers });
  const stated = rows.filter(({ values: [value] }) => value !== null);
  const more = groups - rows.length;
  return {
    summary: `${list}${providers ? ` of ${providers}` : ''}, most voices first${more > 0 ? `; ${more} more` : ''}.`,
    notes,
    rows: stated.map(({ values, count }) => ({ [by]: values[0] ?? '', voices: count })),
  };
}

function tellProviders(providers: string | undefined, catalog: Catalog): Table {
  const counted = countBy('provider', catalog, { providers });
  const { provider_status, provider_details } = catalog.metadata;
  const listed = counted.rows.map(({ values: [slug], count }) => ({ slug: slug ?? '', count }));
  const known = splitList(providers).map((each) => each.toLowerCase());
  const absent = known.filter((slug) => PROVIDER_FACTS.has(slug) && !listed.some((row) => row.slug === slug));
  const rows = [...listed, ...absent.map((slug) => ({ slug, count: 0 }))].map(({ slug, count }) => {
    const status = provider_status.find(({ provider }) => provider === slug);
    const details = provider_details.find(({ provider }) => provider === slug);
    return {
      provider: slug,
      name: details?.name ?? PROVIDER_FACTS.get(slug)?.name,
      voices: count,
      languages: countBy('language', catalog, { providers: slug, limit: 1 }).groups,
      coverage: PROVIDER_FACTS.get(slug)?.coverage?.text,
      deployment: details?.deployment,
      licence: details?.licence,
      ...tellModels(slug, catalog),
      listed: listedOn(slug, catalog),
      stale: status?.stale ? 'yes' : '',
      voice_id_field: details?.voice_id_field,
      model_field: details?.model_field,
      prices: PROVIDER_FACTS.get(slug)?.pricing,
      documentation: details?.documentation,
      terms: details?.terms,
    };
  });
  const optional = ['ended', 'terms', 'documentation', 'prices', 'coverage', 'model_field', 'voice_id_field'];
  return {
    summary: `${rows.length} providers.`,
    notes: counted.notes,
    rows,
    optional: rows.length > MAX_VALUES ? optional : [],
  };
}

/** Returns whether a provider's models may be used commercially, and which models have ended or are going to end. */
function tellModels(provider: string, catalog: Catalog): Row {
  const models = modelsOfProvider(provider).map((model) => modelOn(model, catalog.builtAt.slice(0, 10)));
  const ended = models.filter(({ status }) => status === 'deprecated' || status === 'retired');
  const [verdict, ...others] = new Set(
    models.filter((model) => !ended.includes(model)).map(({ commercial }) => commercial),
  );
  return {
    commercial: others.length > 0 ? 'differs by model' : verdict,
    ended: ended
      .map(({ model_id, status, ends_on }) => [model_id, status, ends_on].filter(Boolean).join(' '))
      .join(', '),
  };
}

function tellTotals(catalog: Catalog): Table {
  const { stats, updated_at } = catalog.metadata;
  const shares = COUNT_FIELDS.map((field) => [field, recordedShare(field, catalog)] as const)
    .filter(([, share]) => share < 100)
    .map(([field, share]) => `${field.replace('_', ' ')} ${share} %`);
  return {
    summary: `${stats.total_voices} voices of ${stats.total_providers} providers in ${stats.total_languages} languages and ${stats.total_countries} countries, as of ${updated_at.slice(0, 10)}.`,
    notes: [`Recorded: ${shares.join(', ')} of voices. Not in the catalog: prices, latency, sound quality.`],
    rows: countBy('provider', catalog).rows.map(({ values: [provider], count: voices }) => ({
      provider: provider ?? '',
      voices,
    })),
  };
}
