import * as z from 'zod';
import { BadInputError } from '../domain/errors.ts';
import { COUNT_FIELDS } from '../domain/filters.ts';
import { findMeant, markList } from '../domain/parameters.ts';
import { SearchQuery } from '../domain/query.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { splitList } from '../lib/list-entries.ts';
import { LANGUAGE_NAMES } from './voice-rows.ts';

/** Default and maximum page size. Pages are smaller than in the REST API, because a page fills a part of an agent's context window. */
export const DEFAULT_ROWS = 10;
export const MAX_ROWS = 50;
/** Default number of rows in an answer that counts voices. Counts by provider fit, because fewer providers are bundled. */
const COUNT_ROWS = 24;

/** Pattern of a BCP-47 tag among tags and names that plus signs join. */
const CODE = /\b([a-z]{2,3})(?:-\w+)*(?=\s*(?:\+|$))/gi;

/** Pattern of genders that ask for a voice that sounds so. A voice whose provider states no gender counts as neutral too, and sounds like a woman or a man. */
const NEUTRAL = /^(?:non-?binary,\s*)?neutral(?:,\s*non-?binary)?$/i;

export const STATED_NOTE = 'Voices whose gender is not stated are left out; gender_stated=false finds them.';

/** Arguments that a search takes: those of the REST API, and `page`. */
export const SearchArguments = SearchQuery.extend({
  limit: SearchQuery.shape.limit.unwrap().optional(),
  count_by: markList(z.preprocess(toFields, SearchQuery.shape.count_by).optional()),
  /** Page number, which some language models send instead of `offset`. */
  page: z.int().min(0).optional(),
});
export type SearchArguments = z.infer<typeof SearchArguments>;

/** Replaces names that resemble a field to count by: `Genders` → `gender`. */
function toFields(names: unknown): unknown {
  if (typeof names !== 'string') return names;
  return splitList(names)
    .map((name) => findMeant(name, COUNT_FIELDS) ?? name)
    .join(',');
}

/**
 * Converts a call's arguments to a REST query, with notes on changed values. `fields` is left out, because a row without a field would state a wrong value.
 * @throws {BadInputError} if no voice resembles `similar_to`
 */
export function toQuery({ facets, limit, page, fields: _, ...taken }: SearchArguments, catalog: Catalog) {
  const notes: string[] = [];
  const query: SearchQuery = { ...taken, limit: Math.min(limit ?? DEFAULT_ROWS, MAX_ROWS) };
  if (limit !== undefined && limit > MAX_ROWS) notes.push(`limit is at most ${MAX_ROWS}.`);
  if (facets && !query.count_by) {
    query.count_by = 'provider,language';
    notes.push('facets counts by provider and language; count_by takes other fields.');
  }
  if (query.language?.includes('+')) {
    // Codes are replaced by names, because a search takes `hi` for a greeting.
    const languages = query.language.replaceAll(CODE, (_, code: string) => LANGUAGE_NAMES.of(code) ?? code);
    query.search = [query.search, languages].join(' ');
    query.language = undefined;
    notes.push('Read language as search, which finds voices that speak all of several.');
  }
  if (query.genders && query.gender_stated === undefined && NEUTRAL.test(query.genders.trim())) {
    query.gender_stated = true;
    notes.push(STATED_NOTE);
  }
  if (query.count_by && limit === undefined) query.limit = COUNT_ROWS;
  if (page !== undefined) {
    query.offset = Math.max(0, page - 1) * query.limit;
    notes.unshift(`Read page as offset ${query.offset}.`);
  }
  if (query.similar_to?.trim()) {
    const { as, ids } = catalog.identify(query.similar_to.trim());
    const [id] = ids;
    const gone = catalog.findRemoved(query.similar_to)?.last_known?.id;
    if (!id && !gone)
      throw new BadInputError('invalid_parameter', `similar_to ${query.similar_to} resembles no voice.`);
    if (as === 'unknown') notes.push(`${query.similar_to} is not in the catalog; compared with ${id}.`);
    query.similar_to = (as === 'removed' ? gone : id) ?? id ?? '';
    // A voice that is not current is compared in order to replace it.
    if (id && catalog.find(id).status) query.status ??= 'current';
  }
  return { query, notes };
}
