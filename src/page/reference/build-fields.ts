import { componentNameOf, type DescribedSchema, resolve, type Source } from './description.ts';

/** A parameter of an operation, or a field of an object. */
export type Field = ReturnType<typeof buildField>;
/** Named schema of responses: an object with its fields, or an enumeration with its values. */
export type ObjectType = ReturnType<typeof buildObject>;

/** Type of a parameter or field, as the page shows it. */
interface ValueType {
  /** Name of the type: `string`, `integer`, `list of string`. */
  readonly words: string;
  /** Name of the schema to which the type links, on the page of objects; absent if that page does not show the schema. */
  readonly object?: string | undefined;
  /** All values of an enumeration; empty for any other type. */
  readonly values: readonly string[];
}

/**
 * JSON Schema keywords of limits. Clients do not validate a limit whose keyword begins with `x-`: the API lowers or cuts larger values, or the limit
 * counts the entries of a comma-separated list.
 */
const LIMITS = ['minimum', 'maximum', 'maxItems', 'maxLength'] as const;

export function buildField(source: Source, name: string, value: unknown, isRequired: boolean) {
  const schema = resolve<DescribedSchema>(source, value);
  return {
    name,
    isRequired,
    type: buildType(source, value),
    description: schema.description ?? '',
    /** Default value as JSON, but a string without quotes; empty if there is no default. */
    fallback: toText(schema.default),
    example: toText(schema.examples?.[0]),
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

/** Builds an object's fields. If a field holds an unnamed object, that object's fields follow, prefixed by the field's name: `error.code`. */
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
  const { items, enum: values, anyOf, type = 'any', format } = schema;
  if (items !== undefined) {
    const each = buildType(source, items);
    return { ...each, words: `list of ${each.words}` };
  }
  if (name !== '') return { words: name, object: source.objects.has(name) ? name : undefined, values: [] };
  if (values !== undefined) return { words: String(type), values: values.map(String) };
  if (anyOf !== undefined) return buildType(source, anyOf[0]);
  const words = [type].flat().join(' or ');
  return { words: format === undefined ? words : `${words} (${format})`, values: [] };
}

/** Returns the limits of a schema. The bounds of safe integers are left out, because the generator adds them to every integer. */
function listLimits(schema: DescribedSchema) {
  return LIMITS.flatMap((kind) => {
    const value = schema[kind] ?? schema[`x-${kind}`];
    return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? [{ kind, value }] : [];
  });
}

function toText(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
