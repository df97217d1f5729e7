import { groupBy } from '../../lib/group-by.ts';
import { buildAnswers } from './build-answers.ts';
import { buildField, buildObject } from './build-fields.ts';
import {
  type DescribedOperation,
  type DescribedParameter,
  type Description,
  resolve,
} from './description.ts';
import type { ErrorRow, Field, Group, Operation, Reference } from './reference.ts';

/** Path prefix of the operations that the page shows. */
const SHOWN = '/v1/';
/** Path prefix of the equal operations that the page omits. */
const TWIN = '/api/';
const SHOWN_SUFFIX = /V1$/;
const SCHEMA_REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
export const ERROR_SCHEMA = 'Error';
/** Optional parameters that an example request sets, because a search without text shows little. */
const ASKING: ReadonlySet<string> = new Set(['search', 'q']);

/** Builds the content of the reference page from the OpenAPI description. */
export function buildReference(description: Description): Reference {
  const operations = buildOperations(description);
  const { info, tags } = description;
  return {
    description: info.description,
    version: info.version,
    project: info.contact.url,
    groups: tags.flatMap((tag): Group[] => {
      const ofTag = operations.filter(({ group }) => group === tag.name);
      return ofTag.length === 0 ? [] : [{ ...tag, operations: ofTag }];
    }),
    errors: listErrors(operations),
    headers: listHeaders(description),
    objects: listObjects(description).map((name) => buildObject(description, name)),
  };
}

/** Lists the schemas of successful responses, and the common schema of errors. Schemas of single errors and of parameters are left out. */
function listObjects(description: Description): string[] {
  const { schemas = {} } = description.components ?? {};
  const found = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(SCHEMA_REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  for (const methods of Object.values(description.paths))
    for (const { responses } of Object.values(methods))
      visit(Object.entries(responses).filter(([status]) => status.startsWith('2')));
  return Object.keys(schemas).filter((name) => found.has(name) || name === ERROR_SCHEMA);
}

function buildOperations(description: Description): Operation[] {
  const { paths } = description;
  const twinOf = (path: string) => path.replace(TWIN, SHOWN);
  return Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith(TWIN) && paths[twinOf(path)] !== undefined
      ? []
      : Object.entries(methods).map(([method, described]) =>
          buildOperation(description, { path, method, described }),
        ),
  );
}

function buildOperation(
  description: Description,
  { path, method, described }: { path: string; method: string; described: DescribedOperation },
): Operation {
  const parameters = (described.parameters ?? []).map((each) =>
    resolve<DescribedParameter>(description, each),
  );
  const fields = parameters.map(({ name, schema, required = false, description: text = '' }) => {
    const field = buildField(description, { name, schema, isRequired: required });
    return text === '' ? field : { ...field, description: text };
  });
  const { operationId, summary, description: text, tags = [], responses } = described;
  return {
    id: operationId.replace(SHOWN_SUFFIX, ''),
    method: method.toUpperCase(),
    path,
    summary,
    description: text,
    group: tags[0] ?? '',
    hasTwin: path.startsWith(SHOWN) && description.paths[path.replace(SHOWN, TWIN)] !== undefined,
    parameters: fields,
    answers: buildAnswers(description, responses),
    tryPath: method === 'get' ? toTryPath(path, fields) : undefined,
  };
}

/** Returns the path of an example request with all required parameters, and with the optional parameters in {@link ASKING}. */
function toTryPath(path: string, fields: readonly Field[]): string {
  const used = fields.filter(({ name, isRequired }) => isRequired || ASKING.has(name));
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, example = '' } of used) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURI(example));
    else query.set(name, example);
  }
  return query.size === 0 ? filled : `${filled}?${query.toString().replaceAll('%2F', '/')}`;
}

function listErrors(operations: readonly Operation[]): ErrorRow[] {
  const rows = operations.flatMap(({ id, answers }) =>
    answers.flatMap(({ status, reasons }) => reasons.map((reason) => ({ id, status, ...reason }))),
  );
  const byMeaning = groupBy(rows, ({ status, codes, text }) => JSON.stringify([status, codes, text]));
  return [...byMeaning.values()]
    .map(([first, ...others]) => {
      const { id, ...row } = first as (typeof rows)[number];
      return { ...row, operations: [id, ...others.map((other) => other.id)] };
    })
    .sort((one, other) => one.status.localeCompare(other.status));
}

function listHeaders(description: Description): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const methods of Object.values(description.paths))
    for (const { responses } of Object.values(methods))
      for (const response of Object.values(responses))
        for (const [name, value] of Object.entries(response.headers ?? {}))
          headers.set(name, resolve<{ description?: string }>(description, value).description ?? '');
  return headers;
}
