import * as z from 'zod';
import { COUNT_FIELDS, VALUE_LISTS, type ValueListName } from '../../domain/filters.ts';
import { defineList } from '../../domain/parameters.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { splitList } from '../../lib/list-entries.ts';
import { modelOn, modelsOfProvider } from '../../providers/models.ts';
import { PROVIDER_FACTS } from '../../providers/provider-facts.ts';
import type { Row, Table } from '../answer.ts';
import { countBy, listedOn, NO_QUERY, recordedShare, sayCounted } from '../coverage.ts';
import { defineTool } from '../tool.ts';
import { MAX_RECORDS, tellVoices } from '../voice-records.ts';
import { sayStage } from '../voice-rows.ts';

const List = z.enum(Object.keys(VALUE_LISTS) as [ValueListName]);

const Arguments = z.object({
  voiceIds: defineList({ description: 'Ids in any form.' }),
  providers: defineList({ description: 'Slugs, or "all".' }),
  list: List.optional(),
});

export const getVoiceMetadata = defineTool({
  name: 'get_voice_metadata',
  title: 'Get details of voices and providers',
  description: `With voiceIds: full records of up to ${MAX_RECORDS} voices, recordings, how to call each. With providers: coverage, licence, models that end, terms, prices, local or cloud, size, date. With list: values of a filter. Without arguments: totals. Not needed before a search.`,
  listed: Arguments,
  taken: Arguments,
  handler: async ({ voiceIds, providers, list }, { catalog, findPreview }) => {
    if (voiceIds) return tellVoices(voiceIds, catalog, findPreview);
    const asked = providers?.trim().toLowerCase() === 'all' ? undefined : providers;
    if (list) return tellValues(list, asked, catalog);
    return providers ? tellProviders(asked, catalog) : tellTotals(catalog);
  },
});

function tellValues(list: ValueListName, providers: string | undefined, catalog: Catalog): Table {
  const by = VALUE_LISTS[list];
  const { rows, groups, notes } = countBy(by, catalog, { providers });
  const stated = rows.filter(({ values: [value] }) => value !== null);
  const more = groups - rows.length;
  return {
    summary: `${list}${providers ? ` of ${providers}` : ''}, most voices first${more > 0 ? `; ${more} more` : ''}.`,
    notes,
    rows: stated.map(({ values, count }) => ({ [by]: sayCounted(by, values[0]), voices: count })),
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
      own_languages: countBy('language', catalog, { providers: slug, native: true, limit: 1 }).groups,
      coverage: PROVIDER_FACTS.get(slug)?.coverage?.text,
      deployment: details?.deployment,
      licence: details?.licence,
      ...tellModels(slug, catalog),
      list_dated: [listedOn(slug, catalog), status?.stale ? 'stale' : ''].filter(Boolean).join(', '),
      voice_id_field: details?.voice_id_field,
      model_field: details?.model_field,
      prices: PROVIDER_FACTS.get(slug)?.pricing,
      documentation: details?.documentation,
      terms: details?.terms,
    };
  });
  return {
    summary: `${rows.length} providers.`,
    notes: counted.notes,
    rows,
    optional: ['ended', 'terms', 'documentation', 'prices', 'coverage', 'model_field', 'voice_id_field'],
  };
}

/** Returns whether a provider's models may be used commercially, and which models have ended or are going to end. */
function tellModels(provider: string, catalog: Catalog): Row {
  const models = modelsOfProvider(provider).map((model) => modelOn(model, catalog.builtAt.slice(0, 10)));
  const ended = models.filter(({ status }) => status === 'deprecated' || status === 'retired');
  const verdicts = models.filter((model) => !ended.includes(model)).map(({ commercial }) => commercial);
  const [verdict, ...others] = new Set(verdicts.filter(Boolean));
  const isPartial = verdict !== undefined && verdicts.includes(undefined);
  return {
    commercial: others.length > 0 ? 'differs by model' : isPartial ? `${verdict} where recorded` : verdict,
    ended: ended
      .map(({ model_id, replaced_by, ...life }) =>
        [model_id, sayStage(life), replaced_by && `replaced by ${replaced_by}`].filter(Boolean).join(' '),
      )
      .join(', '),
  };
}

function tellTotals(catalog: Catalog): Table {
  const { stats, updated_at } = catalog.metadata;
  const { total: retired } = catalog.search({ ...NO_QUERY, status: 'retired', limit: 1 });
  const shares = COUNT_FIELDS.map((field) => [field, recordedShare(field, catalog)] as const)
    .filter(([, share]) => share < 100)
    .map(([field, share]) => `${field.replaceAll('_', ' ')} ${share} %`);
  return {
    summary: `${stats.total_voices} voices of ${stats.total_providers} providers in ${stats.total_languages} languages and ${stats.total_countries} countries, as of ${updated_at.slice(0, 10)}.`,
    notes: [
      ...(retired > 0 ? [`Besides, ${retired} retired voices, found by id or with status=retired.`] : []),
      `Recorded: ${shares.join(', ')} of voices. Not in the catalog: prices, latency, sound quality.`,
    ],
    rows: countBy('provider', catalog).rows.map(({ values: [provider], count: voices }) => ({
      provider: provider ?? '',
      voices,
    })),
  };
}
