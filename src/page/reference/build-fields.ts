import { componentNameOf, type DescribedSchema, type Description, resolve } from './description.ts';
import type { Field, Limit, ObjectType, ValueType } from './reference.ts';

/**
 * JSON Schema keywords of limits. A keyword with `x-` is not validated by clients, because the API cuts the excess or counts the entries of
 * a list.
 */
const LIMITS: readonly (readonly [Limit['kind'], ...string[]])[] = [
  ['minimum', 'minimum'],
  ['maximum', 'maximum', 'x-maximum'],
  ['maxItems', 'maxItems', 'x-maxItems'],
  ['maxLength', 'maxLength', 'x-maxLength'],
];

export function buildField(
  description: Description,
  { name, schema: value, isRequired }: { name: string; schema: unknown; isRequired: boolean },
): Field {
  const schema = resolve<DescribedSchema>(description, value);
  const [example] = schema.examples ?? [];
  return {
    name,
    isRequired,
    type: buildType(description, value),
    description: schema.description ?? '',
    fallback: schema.default === undefined || schema.default === '' ? undefined : toText(schema.default),
    example: example === undefined ? undefined : toText(example),
    limits: listLimits(schema),
  };
}

export function buildObject(description: Description, name: string): ObjectType {
  const schema = description.components?.schemas?.[name] as DescribedSchema;
  return {
    name,
    description: schema.description ?? '',
    fields: buildFields(description, schema),
    values: (schema.enum ?? []).map(String),
  };
}

/**
 * Builds the fields of an object. The fields of a nested anonymous object follow it, prefixed by its path: `error.code`,
 * `details[].message`.
 */
function buildFields(description: Description, schema: DescribedSchema, before = ''): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = buildField(description, {
      name: before + name,
      schema: value,
      isRequired: required.includes(name),
    });
    const { items } = value as DescribedSchema;
    const inner = (items ?? value) as DescribedSchema;
    return [field, ...buildFields(description, inner, `${field.name}${items ? '[]' : ''}.`)];
  });
}

function buildType(description: Description, value: unknown): ValueType {
  const name = componentNameOf(value);
  const schema = resolve<DescribedSchema>(description, value);
  const { items, enum: values } = schema;
  if (items !== undefined) {
    const each = buildType(description, items);
    return { ...each, words: `list of ${each.words}` };
  }
  if (name !== undefined) return { words: name, schema: name, values: [] };
  if (values !== undefined) return { words: String(schema.type ?? 'string'), values: values.map(String) };
  const [first] = schema.anyOf ?? schema.allOf ?? [];
  if (first !== undefined) return buildType(description, first);
  return { words: wordsOf(schema), values: [] };
}

function wordsOf({ type = 'any', format }: DescribedSchema): string {
  const words = [type].flat().join(' or ');
  return typeof format === 'string' ? `${words} (${format})` : words;
}

/** Returns the limits of a schema. The safe-integer bounds that the generator adds to every integer are left out. */
function listLimits(schema: DescribedSchema): Limit[] {
  return LIMITS.flatMap(([kind, ...keywords]) => {
    const value = keywords.map((keyword) => schema[keyword]).find((each) => typeof each === 'number');
    return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? [{ kind, value }] : [];
  });
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
