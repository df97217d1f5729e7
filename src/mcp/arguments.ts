import { BadInputError } from '../domain/errors.ts';
import { findMeant } from '../domain/parameters.ts';
import { orUndefined } from '../lib/or-undefined.ts';

/** Arguments of a tool call before their validation. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Other names that language models use for an argument, separated by spaces. `findMeant` recognizes similar names without a list. */
const ALIASES: Readonly<Record<string, string>> = {
  search: 'q query text keywords keyword term name voice_name prompt description',
  language: 'locale locales',
  country: 'countries region',
  providers: 'vendor vendors',
  has_preview: 'preview',
  count_by: 'group_by facet',
  limit: 'count size n top_k max_results page_size per_page num_results',
  offset: 'cursor skip start',
  ids: 'id voice voices voice_id voice_ids',
  voiceIds: 'id ids voice voices voice_id',
  voiceId: 'id ids voice voices voice_ids',
};
const MAX_NAME_CHARACTERS = 40;
/** Largest number of arguments of a call: several times what any tool has. The limit keeps the notes on wrong names short. */
const MAX_ARGUMENTS = 100;

/**
 * Resolves the argument names of a call: replaces aliases and notes them, unpacks `filters: {…}`, and drops empty values.
 * @throws {BadInputError} for too many arguments, for an unknown name, and for two values of one argument, because an ignored filter would mislead the agent
 */
export function readNames(tool: string, given: Arguments, known: readonly string[]) {
  const args: Record<string, unknown> = {};
  const told: string[] = [];
  const { filters, ...others } = given;
  const entries = [...Object.entries(unpack(filters)), ...Object.entries(others)];
  if (entries.length > MAX_ARGUMENTS)
    throw refusal(`${tool} takes at most ${MAX_ARGUMENTS} arguments, and got ${entries.length}.`);
  for (const [written, value] of entries) {
    if (isEmpty(value)) continue;
    const name = nameOf(written, known);
    if (name === undefined)
      throw refusal(`${tool} has no argument ${shorten(written)}. It takes ${known.join(', ')}.`);
    if (name !== written) told.push(`${shorten(written)} as ${name}`);
    if (name in args && String(args[name]) !== String(value))
      throw refusal(`${name} is given twice, also as ${shorten(written)}. Give one of them.`);
    args[name] = value;
  }
  return { args, notes: told.length > 0 ? [`Read ${told.join(', ')}.`] : [] };
}

/** Returns the arguments in `filters`, which some agents write as JSON text. @throws {BadInputError} for a value that is no object */
function unpack(filters: unknown): Arguments {
  const read = typeof filters === 'string' ? orUndefined(() => JSON.parse(filters)) : filters;
  if (isRecord(read)) return read;
  if (isEmpty(filters)) return {};
  throw refusal('filters takes an object of arguments, or its JSON.');
}

function nameOf(written: string, known: readonly string[]): string | undefined {
  if (known.includes(written)) return written;
  const plain = written.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  if (known.includes(plain)) return plain;
  const alias = known.find((name) => ALIASES[name]?.split(' ').includes(plain));
  return alias ?? findMeant(plain, known);
}

function refusal(message: string): BadInputError {
  return new BadInputError('invalid_parameter', message);
}

function shorten(name: string): string {
  return /^\w+$/.test(name) ? name.slice(0, MAX_NAME_CHARACTERS) : 'of this name';
}

function isRecord(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
