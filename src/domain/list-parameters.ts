import type * as z from 'zod';

const lists = new WeakSet<z.ZodType>();

/** Marks the schema of a parameter as a comma-separated list, so that the texts of a repeated parameter are joined. Returns the schema. */
export function defineList<Field extends z.ZodType>(field: Field): Field {
  lists.add(field);
  return field;
}

/** Returns whether a parameter's schema was marked by {@link defineList}. */
export function isListParameter(field: unknown): boolean {
  return lists.has(field as z.ZodType);
}
