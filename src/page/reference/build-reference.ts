import { buildAnswers } from './build-answers.ts';
import { buildField, buildObject, type Field } from './build-fields.ts';
import {
  type DescribedOperation,
  type DescribedParameter,
  type Description,
  resolve,
  type Source,
} from './description.ts';

export type Reference = ReturnType<typeof buildReference>;
/** Operation of the API. An operation with two paths, below `/v1/` and below `/api/`, is listed only once. */
export type Operation = ReturnType<typeof buildOperation>;

/** Path prefix that the reference page shows for an operation with two paths. */
const SHOWN = '/v1/';
/** Second path prefix of API operations. The page omits paths below `/api/`, because they differ from the paths below `/v1/` only in the prefix. */
const TWIN = '/api/';
const SHOWN_SUFFIX = /V1$/;
const SCHEMA_REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
export const ERROR_SCHEMA = 'Error';
/** Path of the page with the API's objects. The objects have a separate page, because they are two fifths of the API reference. */
export const OBJECTS_PATH = '/docs/objects';
/** Optional query parameters that an example request sets, because an example shows more if it contains a text to search for. */
const ASKING: ReadonlySet<string> = new Set(['search', 'q']);

/** Builds the content of the reference page from the OpenAPI description. */
export function buildReference(description: Description) {
  const { info, tags, paths } = description;
  const source = { ...description, objects: listObjects(description) };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    path.startsWith(TWIN) && paths[path.replace(TWIN, SHOWN)]
      ? []
      : Object.entries(methods).map(([method, described]) => buildOperation(source, path, method, described)),
  );
  const groups = tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ group }) => group === tag.name),
  }));
  return {
    description: info.description,
    version: info.version,
    project: info.contact.url,
    groups,
    operations: groups.flatMap((group) => group.operations),
    errors: listErrors(operations),
    headers: listHeaders(description),
    objects: [...source.objects].map((name) => buildObject(source, name)),
  };
}

function listResponses({ paths }: Description) {
  return Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.entries(responses)),
  );
}

/** Lists the names of the schemas in successful responses, and the name of the common schema of errors. The page of objects shows these schemas. */
function listObjects(description: Description): ReadonlySet<string> {
  const { schemas = {} } = description.components ?? {};
  const found = new Set<string>();
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(SCHEMA_REFERENCE)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(schemas[name]);
    }
  };
  visit(listResponses(description).filter(([status]) => status.startsWith('2')));
  return new Set(Object.keys(schemas).filter((name) => found.has(name) || name === ERROR_SCHEMA));
}

function buildOperation(source: Source, path: string, method: string, described: DescribedOperation) {
  const { operationId, summary, description, tags = [], responses } = described;
  const parameters = (described.parameters ?? []).map((each) => {
    const { name, schema, required = false, description: text } = resolve<DescribedParameter>(source, each);
    const field = buildField(source, name, schema, required);
    return { ...field, description: text || field.description };
  });
  return {
    /** Operation id without the suffix `V1`, which marks a path below `/v1/`. The operation id is also the HTML anchor of the operation's section. */
    id: operationId.replace(SHOWN_SUFFIX, ''),
    method: method.toUpperCase(),
    path,
    summary,
    description,
    group: tags[0],
    parameters,
    answers: buildAnswers(source, responses),
    /** Path of an example request; undefined if the HTTP method is not GET. */
    tryPath: method === 'get' ? toTryPath(path, parameters) : undefined,
  };
}

/** Returns the path of an example request with all required parameters, and with the optional parameters in {@link ASKING}. */
function toTryPath(path: string, fields: readonly Field[]): string {
  const used = fields.filter(({ name, isRequired }) => isRequired || ASKING.has(name));
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, example } of used) {
    if (path.includes(`{${name}}`)) filled = filled.replace(`{${name}}`, encodeURI(example));
    else query.set(name, example);
  }
  return query.size === 0 ? filled : `${filled}?${query.toString().replaceAll('%2F', '/')}`;
}

/** Lists the errors of all operations, sorted by HTTP status, with one row for equal errors of several operations. */
function listErrors(operations: readonly Operation[]) {
  const rows = operations
    .flatMap(({ answers }) => answers)
    .flatMap(({ status, reasons }) => reasons.map((reason) => ({ status, ...reason })));
  const byMeaning = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...byMeaning.values()].sort((one, other) => one.status.localeCompare(other.status));
}

function listHeaders(description: Description): ReadonlyMap<string, string> {
  const headers = listResponses(description).flatMap(([, response]) =>
    Object.entries(response.headers ?? {}),
  );
  return new Map(
    headers.map(([name, value]) => [
      name,
      resolve<{ description?: string }>(description, value).description ?? '',
    ]),
  );
}
