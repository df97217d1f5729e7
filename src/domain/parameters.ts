import * as z from 'zod';
import { memoize } from '../lib/memoize.ts';
import { BadInputError, type ParameterProblem } from './errors.ts';

/** Smallest number of letters by which a parameter name is recognized: `lang` stands for `language`, but `la` is too short. */
const MIN_COMMON_CHARACTERS = 3;
const INTEGER = /^[+-]?\d+$/;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** Error codes by parameter (`voiceId` → `missing_voice_id`). The code of all other parameters is `invalid_parameter`. */
export type ProblemCodes = Readonly<Record<string, BadInputError['code']>>;

/**
 * Creates a parser for parameters in a query string or in the arguments of an MCP tool. The parser ignores unknown parameters, converts strings to the
 * schema's types, and joins the values of a repeated list parameter with commas. For invalid parameters, the parser throws a {@link BadInputError} that
 * names them all. The error's code is that of the first invalid parameter in `codes`. If `codes` has none of them, the code is `invalid_parameter`.
 */
export function createParameterReader<S extends z.ZodObject>(
  schema: S,
  codes: ProblemCodes = {},
): (given: Readonly<Record<string, unknown>>) => z.infer<S> {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    /** Type of the parameter: `z.int().optional()` → `number`. */
    kind: unwrap(field as z.ZodType).def.type,
    isList: lists.has(field),
  }));
  return (given) => {
    const values: Record<string, unknown> = {};
    const repeated: ParameterProblem[] = [];
    for (const { name, kind, isList } of fields) {
      // A null argument counts as absent, because language models write `null` for arguments that they leave out.
      const raw = given[name] ?? undefined;
      if (raw === undefined) continue;
      const texts = isListOfTexts(raw) ? raw : undefined;
      if (texts && texts.length > 1 && !isList) repeated.push(repetition(name, texts.length));
      else values[name] = fromText(texts ? texts.join(',') : raw, kind);
    }
    const parsed = schema.safeParse(values);
    if (parsed.success && repeated.length === 0) return parsed.data;
    const unusable = (parsed.error?.issues ?? [])
      .map((issue) => problemWith(issue, schema))
      .filter(({ parameter }) => repeated.every((other) => other.parameter !== parameter));
    const details = [...repeated, ...unusable];
    const code = unusable.map(({ parameter }) => codes[parameter]).find(Boolean) ?? 'invalid_parameter';
    throw new BadInputError(code, details.map(({ message }) => message).join(' '), details);
  };
}

function repetition(parameter: string, count: number): ParameterProblem {
  const times = count === 2 ? 'twice' : `${count} times`;
  return { parameter, message: `${parameter} is given ${times}, and takes one value.` };
}

function isListOfTexts(raw: unknown): raw is string[] {
  return Array.isArray(raw) && raw.every((entry) => typeof entry === 'string');
}

/** Converts a text to the type of its parameter. A text that does not convert is returned unchanged, and the schema then rejects the text. */
function fromText(raw: unknown, kind: string): unknown {
  if (typeof raw !== 'string') return raw;
  if (kind === 'number') return INTEGER.test(raw) ? Math.min(Number(raw), Number.MAX_SAFE_INTEGER) : raw;
  if (kind === 'boolean') return BOOLEANS.get(raw.toLowerCase()) ?? raw;
  if (kind === 'enum') return raw.trim().toLowerCase();
  return raw;
}

/** Returns a schema without the wrappers `optional` and `default`. */
function unwrap(field: z.ZodType): z.ZodType {
  let type = field;
  while (type instanceof z.ZodOptional || type instanceof z.ZodDefault) type = type.unwrap() as z.ZodType;
  return type;
}

/** Returns the problem of an invalid parameter, with a message such as `limit must be an integer of 1 or more.` */
function problemWith({ path, code, message }: z.core.$ZodIssue, schema: z.ZodObject): ParameterProblem {
  const parameter = String(path[0]);
  if (code === 'custom') return { parameter, message: `${parameter} must be ${message}.` };
  return { parameter, message: `${parameter} must be ${acceptedBy(schema.shape[parameter])}.` };
}

function acceptedBy(field: unknown): string {
  const type = unwrap(field as z.ZodType);
  if (type instanceof z.ZodEnum) return `one of: ${type.options.join(', ')}`;
  const { type: kind, minimum, pattern } = z.toJSONSchema(type, { io: 'input' });
  if (kind === 'integer') return `an integer of ${minimum ?? 0} or more`;
  if (kind === 'boolean') return 'true or false';
  return pattern === undefined ? 'text' : 'given, as text that is not blank';
}

/** Returns the known parameter that resembles an unknown name: `gender` → `genders`; undefined if none does. */
export function findMeant(name: string, known: readonly string[]): string | undefined {
  const sought = plain(name);
  return known.find((other) => isAlike(sought, plainOfKnown(other)));
}

/** Reports whether two normalized names are equal, or differ only in a suffix: `languagecode` and `language`. */
function isAlike(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  return short === long || (short.length >= MIN_COMMON_CHARACTERS && long.startsWith(short));
}

/** Memoized version of {@link plain} for the names of declared parameters, which are the same for every request. */
const plainOfKnown = memoize(plain);

/** Normalizes a name to lower-case letters a to z, without a plural `s`: `voice_IDs` → `voiceid`. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/s$/, '');
}

const lists = new WeakSet<object>();

/** Marks a parameter's schema as a comma-separated list, and returns the schema. Without this mark, a repeated parameter is rejected. */
export function markList<Field extends z.ZodType>(field: Field): Field {
  lists.add(field);
  return field;
}

/** Defines an optional parameter that is a comma-separated list. `text` is the schema of the whole list as one string, such as `a,b`. */
export function defineList(meta: z.GlobalMeta, text = z.string()) {
  return markList(text.optional().meta(meta));
}
