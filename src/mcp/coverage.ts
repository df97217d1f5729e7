import type { CountField } from '../domain/filters.ts';
import { SearchQuery } from '../domain/query.ts';
import { MAX_LIMIT } from '../domain/query-limits.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { PROVIDER_FACTS } from '../providers/provider-facts.ts';

/** Largest number of providers for which {@link tellCoverage} returns notes. If a filter names more providers, no notes are returned. */
const MAX_PROVIDERS = 3;
export const NO_QUERY = SearchQuery.parse({});

export function countBy(
  count_by: CountField,
  catalog: Catalog,
  { limit = MAX_LIMIT, ...others }: Partial<Pick<SearchQuery, 'providers' | 'native' | 'limit'>> = {},
) {
  const query = { ...NO_QUERY, ...others, count_by, limit };
  const { total, counts: { rows = [], groups = 0 } = {}, interpretation } = catalog.search(query);
  return { total, rows, groups, notes: interpretation?.notes ?? [] };
}

/** Reports whether an id is that of a model, because agents know the names of models better than those of voices. */
export function isModel(asked: string, catalog: Catalog): boolean {
  return catalog.search({ ...NO_QUERY, model: asked, limit: 1 }).total > 0;
}

/** Returns the label of a counted value. `Neutral` gets a remark, because voices without a stated gender are also stored as `Neutral`. */
export function sayCounted(field: CountField, value: string | null | undefined): string {
  if (field === 'gender' && value === 'Neutral')
    return 'Neutral (or not stated: gender_stated=true leaves those out)';
  return value ?? `no ${field} stated`;
}

/** Counted values that stand for voices without a value: `false` in the field `preview`, and `Neutral`, which voices without a stated gender have. */
export const UNRECORDED = new Set<string | null | undefined>([null, undefined, 'false', 'Neutral']);

/** Returns the percentage of a catalog's voices that have a value for a field. */
export function recordedShare(field: CountField, catalog: Catalog): number {
  const { total, rows } = countBy(field, catalog);
  const none = rows.find(({ values: [value] }) => UNRECORDED.has(value))?.count ?? 0;
  return Math.round((100 * (total - none)) / Math.max(1, total));
}

/** Returns the day of a provider's latest usable list, or else the date of the bundled list; undefined if both are unknown. */
export function listedOn(slug: string | null | undefined, { metadata }: Catalog): string | undefined {
  const status = metadata.provider_status.find(({ provider }) => provider === slug);
  return (status?.last_success ?? status?.listed_on)?.slice(0, 10);
}

/** Returns a note on each provider that a filter names: the number of listed voices, the date of the list, and how complete the list is. */
export function tellCoverage(providers: string, catalog: Catalog): string[] {
  const { rows, groups } = countBy('provider', catalog, { providers, limit: MAX_PROVIDERS });
  if (groups > MAX_PROVIDERS) return [];
  return rows.map(({ values: [slug], count }) => {
    const day = listedOn(slug, catalog);
    const { text } = PROVIDER_FACTS.get(slug ?? '')?.coverage ?? {};
    return `${slug} lists ${count} voices${day ? ` as of ${day}` : ''}${text ? `: ${text}` : ''}.`;
  });
}
