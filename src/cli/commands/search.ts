import { createParameterReader } from '../../domain/parameters.ts';
import { SearchQuery } from '../../domain/query.ts';
import { REQUIRED_FIELDS } from '../../domain/voice.ts';
import type {
  Counts,
  Facets,
  InterpretedWord,
  MissingVoice,
  VoiceListResponse,
} from '../../domain/voice-list.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { Action, CliIo } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';
import { type SearchOptions, toParameters } from '../search-options.ts';
import { readCatalog } from '../stored-voices.ts';

/** Columns that the printed table adds to {@link NAMING_FIELDS} if the search has no parameter `fields`. */
const DEFAULT_FIELDS = ['accent', 'age', 'preview'];
/** Columns of every printed table of voices. The provider has no column, because the id of a voice starts with the provider. */
const NAMING_FIELDS = REQUIRED_FIELDS.filter((field) => field !== 'provider');
const REASONS: Readonly<Record<NonNullable<InterpretedWord['ignored']>, string>> = {
  common: 'it tells nothing',
  unknown: 'no voice has it',
  together: 'no voice has it and the other words',
};
/** Maximum number of values printed per facet, because a facet with a thousand languages would push the voices off the screen. */
const MAX_FACET_VALUES = 10;

/** Default number of voices in the printed table, so that the table fits on one screen. */
const DEFAULT_ROWS = '20';

/** Searches the stored snapshot without a server. If no snapshot is stored, the bundled catalog is searched. */
export const search: Action<[words: readonly string[], SearchOptions]> = async (
  config,
  io,
  words,
  { json, ...options },
) => {
  const query = createParameterReader(SearchQuery)({
    ...(!json && { limit: DEFAULT_ROWS }),
    ...toParameters(options),
    ...(words.length > 0 && { search: words.join(' ') }),
  });
  const catalog = await readCatalog(config, io);
  const result = catalog.search(query);
  if (json) io.out(JSON.stringify(result, undefined, 2));
  else printSearch(result, splitList(query.fields), io);
  return 0;
};

/** Prints a page of search results: voices, facets, missing ids, and the interpretation of the search words. */
function printSearch(result: VoiceListResponse, fields: readonly string[], io: CliIo): void {
  const { voices, total, missing = [], facets, facet_parameters = {}, counts } = result;
  if (counts) printRows(io, toCountRows(counts));
  else printRows(io, toRows(result, fields.length > 0 ? fields : DEFAULT_FIELDS));
  if (facets) printFacets(facets, facet_parameters, io);
  for (const each of missing) io.out(missingLine(each));
  for (const line of [...readingLines(result), `${voices.length} of ${total} voices`]) io.out(line);
}

function toCountRows({ by, rows }: Counts): Row[] {
  return rows.map(({ values, count, own }) => ({
    ...Object.fromEntries(by.map((field, at) => [field, values[at] ?? ''])),
    voices: count,
    ...(own !== undefined && { own }),
  }));
}

function toRows({ voices, similar, matched }: VoiceListResponse, fields: readonly string[]): Row[] {
  const differences = new Map(similar?.map(({ id, differs }) => [id, differs.join(',')]));
  const matches = new Map(matched?.map((each) => [each.id, each.matches]));
  return voices.map((voice) => ({
    ...toCells(voice, new Set([...NAMING_FIELDS, ...fields])),
    ...(similar && { differs: differences.get(voice.id) ?? '' }),
    ...(matched && { matched: matchedFields(matches.get(voice.id) ?? []) }),
  }));
}

/** Returns a voice's table cells for the given fields. Field names need no check, because the search has already rejected unknown names. */
function toCells(voice: Readonly<Record<string, unknown>>, fields: ReadonlySet<string>): Row {
  return Object.fromEntries([...fields].map((field) => [field, toCell(voice[field])]));
}

/** Lists each search word with the field in which a voice matched it: `british:accent,jen:name`. */
function matchedFields(matches: readonly { readonly word: string; readonly field: string }[]): string {
  return [...new Set(matches.map(({ word, field }) => `${word}:${field}`))].join(',');
}

function toCell(value: unknown): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** Prints the voice counts of each facet. The heading is the name of the filter, so that users know what to type: `--language French`. */
function printFacets(facets: Facets, parameters: Readonly<Record<string, string>>, io: CliIo): void {
  for (const [group, counts] of Object.entries(facets)) {
    const heading = parameters[group] ?? group;
    const shown = counts.slice(0, MAX_FACET_VALUES);
    printRows(
      io,
      shown.map(({ value, count, code = '', label = '' }) => ({
        [heading]: value,
        label,
        code,
        voices: count,
      })),
    );
    if (counts.length > shown.length)
      io.out(`${heading}: ${counts.length - shown.length} more values (--json has them)`);
  }
}

function missingLine({ id, reason, removed_at, replacements = [] }: MissingVoice): string {
  const removal = removed_at === undefined ? reason : `${reason} on ${removed_at}`;
  return `missing: ${id} (${removal})${replacements.length > 0 ? `, instead: ${replacements.join(', ')}` : ''}`;
}

/** Returns the lines below a search result: interpretations of the search words, notes, and suggestions. */
function readingLines({ interpretation = {}, suggestions = {} }: VoiceListResponse): string[] {
  const { words = [], notes = [] } = interpretation;
  const { did_you_mean = [], without = [] } = suggestions;
  return [
    ...words.map((each) => `${each.word}: ${readingOf(each)}`),
    ...notes,
    ...did_you_mean.map(({ value, nearest }) => `${value}: did you mean ${nearest.join(', ')}?`),
    ...without.map(({ parameter, total }) => `without ${parameter}: ${total} voices`),
  ];
}

function readingOf({ word, read_as, excluded, ignored }: InterpretedWord): string {
  if (excluded) return `voices with ${read_as?.join(', ') ?? word} are left out`;
  return read_as ? `read as ${read_as.join(', ')}` : `left out, because ${REASONS[ignored ?? 'common']}`;
}
