/**
 * Writes the types of the client, and the names of the query parameters of each operation, from the OpenAPI description of a build:
 * `node generate.mjs BUILD types.ts`. Paths under `/api` are left out, because they repeat those under `/v1`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';

const PREFIX = '/v1/';
const [build, typesPath] = process.argv.slice(2);

const { buildOpenApi } = await import(pathToFileURL(resolve(build, 'http/openapi.js')).href);
const document = buildOpenApi('/');
const paths = Object.entries(document.paths).filter(([path]) => path.startsWith(PREFIX));
const nodes = await openapiTypescript({ ...document, paths: Object.fromEntries(paths) });
const queryParameters = paths.map(([, { get }]) => [
  get.operationId,
  (get.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
]);
writeFileSync(
  typesPath,
  `// Made by scripts/client-types/generate.mjs from the OpenAPI description.
${astToString(nodes)}
/** Names of the query parameters of each operation. */
export const QUERY_PARAMETERS = ${JSON.stringify(Object.fromEntries(queryParameters), undefined, 2)} as const;
`,
);
