import stringify from 'json-stringify-pretty-compact';
import {
  componentNameOf,
  type DescribedResponse,
  type DescribedSchema,
  resolve,
  type Source,
} from './description.ts';

export type Answer = ReturnType<typeof buildAnswers>[number];

/** Maximum length of a line in an example response, in characters. Examples are narrow, because they stand beside the parameters on the page. */
const MAX_LINE = 48;
/** Pattern that finds error codes in a sentence: two or more lower-case words, joined by underscores. */
const CODE = /\b[a-z]+(?:_[a-z]+)+\b/g;
const ERROR_STATUS = /^(?:[45]|default$)/;

/** Builds the responses of an API operation, in the order of the HTTP statuses: `200`, `default`. */
export function buildAnswers(source: Source, responses: Readonly<Record<string, DescribedResponse>>) {
  return Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [[mediaType, body] = ['', undefined]] = Object.entries(content);
    const name = componentNameOf(body?.schema);
    return {
      status,
      description,
      mediaType,
      object: source.objects.has(name) ? name : undefined,
      reasons: ERROR_STATUS.test(status) ? splitReasons(description, listCodes(source, body?.schema)) : [],
      examples: Object.values(body?.examples ?? {}).map((example) => buildExample(source, example)),
    };
  });
}

function listCodes(source: Source, schema: unknown): string[] {
  const inner = (value: unknown, name: string) =>
    resolve<DescribedSchema | undefined>(source, value)?.properties?.[name];
  const code = inner(inner(schema, 'error'), 'code');
  return (resolve<DescribedSchema | undefined>(source, code)?.enum ?? []).map(String);
}

/** Splits the description of an error into one reason for each `code: reason` in the text. A text without such codes is returned as a single reason. */
function splitReasons(text: string, codes: readonly string[]) {
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

function buildExample(source: Source, described: unknown) {
  const { summary, value } = resolve<{ summary?: string; value?: unknown }>(source, described);
  return {
    title: summary,
    text: typeof value === 'string' ? value : stringify(value, { maxLength: MAX_LINE }),
  };
}
