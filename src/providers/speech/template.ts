import * as z from 'zod';
import { escapeXml } from '../../lib/escape-xml.ts';

/** JSON template: `{ input: '{text}' }`. If a placeholder has no value, the property is left out, because most request fields are optional. */
export type Template =
  | string
  | boolean
  | number
  | readonly Template[]
  | { readonly [property: string]: Template };
export const Template: z.ZodType<Template> = z.lazy(() =>
  z.union([z.string(), z.boolean(), z.number(), z.array(Template), z.record(z.string(), Template)]),
);

export type Values = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** Replaces the placeholders of a text by their values. The function `write` escapes each value. If a value is absent, the result is undefined. */
export function fillText(
  text: string,
  values: Values,
  write: (value: string) => string = (value) => value,
): string | undefined {
  let isComplete = true;
  const filled = text.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) isComplete = false;
    return write(value ?? '');
  });
  return isComplete ? filled : undefined;
}

export function fillJson(template: Template, values: Values): Template | undefined {
  if (typeof template === 'string') return fillText(template, values);
  if (typeof template !== 'object') return template;
  if (isList(template)) return template.flatMap((each) => fillJson(each, values) ?? []);
  const properties = Object.entries(template).map(([name, each]) => [name, fillJson(each, values)] as const);
  return Object.fromEntries(properties.filter((property) => property[1] !== undefined)) as Template;
}

/** Pattern of the control characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is of control characters.
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

/** Replaces the placeholders of an XML template by escaped values. The result is undefined for an absent value, or one that XML cannot contain. */
export function fillXml(template: string, values: Values): string | undefined {
  if (Object.values(values).some((value) => value !== undefined && NOT_IN_XML.test(value))) return undefined;
  return fillText(template, values, escapeXml);
}

function isList(template: object): template is readonly Template[] {
  return Array.isArray(template);
}
