import * as z from 'zod';

/** Most cached values per field: fields whose values recur have far fewer. */
const MAX_CACHED = 2000;

type Check = (value: unknown) => boolean;

/**
 * Creates a check of objects against a schema that copies nothing, several times as fast as parsing. Every required key and every
 * known field must be valid; valid values are cached, because most fields have few distinct values. Unknown keys are allowed and
 * reported, because a newer release may have written them.
 */
export function createObjectCheck(
  { shape }: z.ZodObject,
  onUnknown: (name: string) => void = () => {},
): Check {
  const checks = new Map(Object.entries(shape).map(([name, schema]) => [name, createFieldCheck(schema)]));
  const required = Object.entries(shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodOptional ? [] : name,
  );
  return (value) => {
    if (!isRecord(value)) return false;
    for (const name of Object.keys(value)) {
      const check = checks.get(name);
      if (!check) onUnknown(name);
      else if (!check(value[name])) return false;
    }
    return required.every((name) => Object.hasOwn(value, name));
  };
}

function createFieldCheck(schema: z.core.$ZodType): Check {
  const passed = { plain: new Set<unknown>(), composite: new Set<unknown>() };
  return (value) => {
    const isComposite = typeof value === 'object';
    const known = isComposite ? passed.composite : passed.plain;
    const key = isComposite ? JSON.stringify(value) : value;
    if (known.has(key)) return true;
    if (!z.safeParse(schema, value).success) return false;
    if (known.size < MAX_CACHED) known.add(key);
    return true;
  };
}

/** Reports whether a value is an object and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
