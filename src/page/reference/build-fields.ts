import { componentNameOf, type DescribedSchema, resolve, type Source } from './description.ts';

/** A parameter of an operation, or a field of an object. */
export type Field = ReturnType<typeof buildField>;
/** Named schema of responses: an object with its fields, or an enumeration with its values. */
export type ObjectType = ReturnType<typeof buildObject>;

/** Type of a parameter or field, as the page shows it. */
interface ValueType {
  /** Name of the type: `string`, `integer`, `list of string`. */
  readonly words: string;
  /** Name of the schema on the page of objects, which the type links to; absent if that page does not show the schema. */
  readonly object?: string | undefined;
  /** All values of an enumeration; empty for any other type. */
  readonly values: readonly string[];
}

/**
 * Kinds of limits, each followed by the JSON Schema keywords that state the limit. A keyword with `x-` states a limit that clients do not
 * validate: the API lowers or cuts larger values, or the limit counts the entries of a comma-separated list.
 */
const LIMITS = [
  ['minimum', 'minimum'],
  ['maximum', 'maximum', 'x-maximum'],
  ['maxItems', 'maxItems', 'x-maxItems'],
  ['maxLength', 'maxLength', 'x-maxLength'],
] as const;

export function buildField(source: Source, name: string, value: unknown, isRequired: boolean) {
  const schema = resolve<DescribedSchema>(source, value);
  const [example] = schema.examples ?? [];
  return {
    name,
    isRequired,
    type: buildType(source, value),
    description: schema.description ?? '',
    /** Default value as JSON; a string without its quotes. */
    fallback: schema.default === undefined ? '' : toText(schema.default),
    example: example === undefined ? '' : toText(example),
    limits: listLimits(schema),
  };
}

export function buildObject(source: Source, name: string) {
  const schema = source.components?.schemas?.[name] as DescribedSchema;
  return {
    name,
    description: schema.description ?? '',
    fields: buildFields(source, schema),
    values: (schema.enum ?? []).map(String),
  };
}

/** Builds an object's fields. The fields of a nested unnamed object follow the field with the object, prefixed by its path: `error.code`. */
function buildFields(source: Source, schema: DescribedSchema, before = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, value]) => {
    const path = before + name;
    const { items } = value as DescribedSchema;
    const inner = (items ?? value) as DescribedSchema;
    return [
      buildField(source, path, value, required.includes(name)),
      ...buildFields(source, inner, `${path}${items ? '[]' : ''}.`),
    ];
  });
}

function buildType(source: Source, value: unknown): ValueType {
  const name = componentNameOf(value);
  const schema = resolve<DescribedSchema>(source, value);
  const { items, enum: values, type = 'any', format } = schema;
  if (items !== undefined) {
    const each = buildType(source, items);
    return { ...each, words: `list of ${each.words}` };
  }
  if (name !== '') return { words: name, object: source.objects.has(name) ? name : undefined, values: [] };
  if (values !== undefined) return { words: String(schema.type ?? 'string'), values: values.map(String) };
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first !== undefined) return buildType(source, first);
  const words = [type].flat().join(' or ');
  return { words: format === undefined ? words : `${words} (${format})`, values: [] };
}

/** Returns the limits of a schema, without the bounds of safe integers, which the generator adds to every integer. */
function listLimits(schema: DescribedSchema) {
  return LIMITS.flatMap(([kind, ...keywords]) => {
    const value = keywords.map((keyword) => schema[keyword]).find((each) => typeof each === 'number');
    return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? [{ kind, value }] : [];
  });
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
