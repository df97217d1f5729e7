import { componentNameOf, type DescribedSchema, resolve, type Source } from './description.ts';

/** Parameter of an API operation, or field of an object that the API returns. */
export type Field = ReturnType<typeof buildField>;
/** Named schema in API responses: an object with its fields, or an enumeration with its values. */
export type ObjectType = ReturnType<typeof buildObject>;

/** Type of a parameter or field, in the form that the page shows. */
interface ValueType {
  /** Name of the type: `string`, `integer`, `list of string`. */
  readonly words: string;
  /** Name of the schema to which the type links; absent if the page of API objects (`/docs/objects`) does not show the schema. */
  readonly object?: string | undefined;
  /** All values of an enumeration; empty for any other type. */
  readonly values: readonly string[];
}

/**
 * JSON Schema keywords that state limits. Clients do not validate a keyword with the prefix `x-`, because the API lowers or cuts larger values, or because the
 * limit counts the entries of a comma-separated list.
 */
const LIMITS = ['minimum', 'maximum', 'maxItems', 'maxLength'] as const;

export function buildField(source: Source, name: string, value: unknown, isRequired: boolean) {
  const schema = resolve<DescribedSchema>(source, value);
  return {
    name,
    isRequired,
    type: buildType(source, value),
    description: schema.description ?? '',
    /** Default value as text: strings without quotes, lists with commas, other values as JSON; empty if there is no default. */
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

/** Builds the fields of an object. An unnamed object in a field has its own fields listed after that field, with the field's name as prefix: `error.code`. */
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

/** Returns the limits of a schema. The bounds of safe integers are left out, because the OpenAPI generator adds these bounds to every integer. */
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
