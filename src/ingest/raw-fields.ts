import * as z from 'zod';
import { toPlainText } from '../lib/plain-text.ts';

/** Schema of an optional string. Providers use null or an absent field for an unknown value; both become undefined. */
export const optionalText = optional(z.string());

/** Schema of an optional positive whole number, written as a number or a string. Any other value becomes undefined. */
export const optionalCount = z.coerce.number().int().min(1).optional().catch(undefined);

/** Schema of an optional list of strings; null and an absent field become undefined. */
export const optionalTexts = optional(z.array(z.string()));

function optional<Value>(schema: z.ZodType<Value>) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** Returns the array in a field of a page; undefined if the page is no object with an array in this field. */
export function listIn(page: unknown, field: string): readonly unknown[] | undefined {
  return z.object({ [field]: z.array(z.unknown()) }).safeParse(page).data?.[field];
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Separates the words of a text in camel case by spaces: `HoaiMy` → `Hoai My`. */
export function splitCamelCase(text: string): string {
  return text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** Returns all values of a page that maps ids to records; undefined if none of the values is a valid record. */
export function recordsByKey(page: unknown, Raw: z.ZodType): readonly unknown[] | undefined {
  const records = Object.values(z.record(z.string(), z.unknown()).safeParse(page).data ?? {});
  return records.some((record) => Raw.safeParse(record).success) ? records : undefined;
}

/** Schema of a provider's failure message. The message may have any length, and is cut to 200 characters for the log. */
export const failureReason = optionalText.transform(
  (reason) => toPlainText(reason ?? '', 200) || 'no reason given',
);

/** Schema of the URL of a sample. A URL with a query becomes undefined, because a query usually contains an expiring signature. */
export const sampleUrl = optionalText.transform((url) => (url?.includes('?') ? undefined : url));
