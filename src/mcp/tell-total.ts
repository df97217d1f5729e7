import { FILTER_NAMES } from '../domain/filters.ts';
import type { SearchQuery } from '../domain/query.ts';
import type { Voice } from '../domain/voice.ts';
import type { VoiceListResponse } from '../domain/voice-list.ts';
import type { Catalog } from '../index/catalog/catalog.ts';
import { SPARSE, TRAITS } from '../index/columns/schema.ts';
import { isByLanguage } from './tell-reading.ts';

/** Maximum number of characters of an agent's own values that an answer repeats. */
export const MAX_TOLD_CHARACTERS = 200;
/** Fields whose values are evidence in a search, and no conditions: uses, styles and ages. */
const EVIDENCE = new Set(Array.from(SPARSE, (name): string | undefined => TRAITS[name].field));

/** Returns a phrase with the applied filters, and says if there was a search text, because agents would otherwise attribute the total to filters alone. */
export function tellAsked(query: SearchQuery): string {
  const names = [...FILTER_NAMES, 'ids', 'similar_to'] as const;
  const given = names.flatMap((name) => (query[name] === undefined ? [] : `${name} ${query[name]}`));
  if (given.length === 0) return '';
  return ` for ${query.search ? 'the search and ' : ''}${given.join(', ').slice(0, MAX_TOLD_CHARACTERS)}`;
}

/**
 * Returns a phrase with the numbers of own and of further speakers of the requested language, and a note if the accent of a variety finds more voices
 * than the variety itself: voices of es-MX are also Latin American.
 */
export function tellSpeakers(
  query: SearchQuery,
  { total, interpretation: { bands } = {} }: VoiceListResponse,
  catalog: Catalog,
) {
  const say = (own = total, further = total - own) =>
    further === 0 ? '' : `: ${own} own speakers, ${further} multilingual`;
  const isFiltered = query.language && !query.native;
  const own = isFiltered ? catalog.search({ ...query, native: true, limit: 1, offset: 0 }) : undefined;
  const phrase = bands && isByLanguage(bands) ? say(bands.all, bands.also) : say(own?.total);
  const { accent, language_name: language } = own?.voices[0] ?? {};
  if (!accent || query.accent) return { own: phrase, notes: [] };
  const wider = catalog.search({ ...query, language, accent, limit: 1, offset: 0 }).total;
  const note = `language ${language} with accent ${accent}: ${wider} voices.`;
  return { own: phrase, notes: wider > total ? [note] : [] };
}

/** Returns a note on the voices that have the conditions of a query, but state none of its uses, styles and ages, and those that fill up the page. */
export function findUnstated(query: SearchQuery, result: VoiceListResponse, asked: string, catalog: Catalog) {
  const { voices, total, matched = [], readings = [], interpretation: { bands, words = [] } = {} } = result;
  const matches = matched.flatMap((each) => each.matches);
  const matching = new Set(matches.map(({ word }) => word));
  const evidence = new Set(matches.flatMap(({ word, field }) => (EVIDENCE.has(field) ? word : [])));
  const conditions = readings
    .map(({ word }) => word)
    .filter((word) => matching.has(word) && !evidence.has(word));
  const search = conditions.join(' ') || undefined;
  const isCut = (bands?.near || evidence.size > 0) && !words.some(({ excluded }) => excluded);
  if (!isCut || !(search || asked)) return { notes: [], fill: [] };
  const bare = catalog.search({ ...query, search, count_by: undefined, offset: 0 });
  const others = bare.voices.filter(({ id }) => voices.every((voice) => voice.id !== id));
  const room = total === voices.length ? query.limit - total : 0;
  const fill = others.slice(0, room).map((voice): Voice => ({ ...voice, matched: 'without' }));
  const alone = search ? `with "${search}" alone` : 'without search';
  const below = fill.length > 0 ? ', some of them below' : '';
  return { notes: bare.total > total ? [`Voices: ${bare.total} ${alone}${below}.`] : [], fill };
}
