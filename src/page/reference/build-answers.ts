import {
  componentNameOf,
  type DescribedResponse,
  type DescribedSchema,
  type Description,
  resolve,
} from './description.ts';
import { formatJson } from './format-json.ts';
import type { Answer, Example, Reason } from './reference.ts';

/** Pattern of error codes in a sentence: two or more lower-case words, joined by underscores. */
const CODE = /\b[a-z]+(?:_[a-z]+)+\b/g;
const ERROR_STATUS = /^(?:[45]|default$)/;

/** Builds the responses of an operation, in the order of their statuses. */
export function buildAnswers(
  description: Description,
  responses: Readonly<Record<string, DescribedResponse>>,
): Answer[] {
  return Object.entries(responses).map(([status, { description: text, content = {} }]) => {
    const [[mediaType, body] = [undefined, undefined]] = Object.entries(content);
    const codes = body ? listCodes(description, body.schema) : [];
    return {
      status,
      description: text,
      mediaType,
      schema: componentNameOf(body?.schema),
      reasons: ERROR_STATUS.test(status) ? splitReasons(text, codes) : [],
      examples: Object.values(body?.examples ?? {}).map((value) => buildExample(description, value)),
    };
  });
}

/** Lists the codes that the schema of an error response enumerates; empty if the schema enumerates none. */
function listCodes(description: Description, value: unknown): string[] {
  const { error } = resolve<DescribedSchema>(description, value).properties ?? {};
  const { code } = resolve<DescribedSchema>(description, error)?.properties ?? {};
  const { enum: codes = [] } = resolve<DescribedSchema | undefined>(description, code) ?? {};
  return codes.map(String);
}

/**
 * Splits the description of an error into one reason per code, if each reason starts with its code: `voice_not_found: No voice has this
 * id.` Any other description becomes one reason with all codes that it contains.
 */
function splitReasons(text: string, codes: readonly string[]): Reason[] {
  const starts = codes.flatMap((code) => {
    const at = text.indexOf(`${code}: `);
    return at < 0 ? [] : [{ code, at }];
  });
  if (starts.length === 0) return [{ codes: [...new Set(text.match(CODE) ?? [])], text }];
  starts.sort((one, other) => one.at - other.at);
  return starts.map(({ code, at }, index) => ({
    codes: [code],
    text: text.slice(at + code.length + 2, starts[index + 1]?.at).trim(),
  }));
}

function buildExample(description: Description, described: unknown): Example {
  const { summary, value } = resolve<{ summary?: string; value?: unknown }>(description, described);
  return { title: summary, text: typeof value === 'string' ? value : formatJson(value) };
}
