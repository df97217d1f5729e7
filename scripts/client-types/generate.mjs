/**
 * Writes the types of the client from the OpenAPI description of a build: `node generate.mjs BUILD types.ts`. Paths under `/api` are
 * left out, because they repeat those under `/v1`.
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
writeFileSync(
  typesPath,
  `// Made by scripts/client-types/generate.mjs from the OpenAPI description.\n${astToString(nodes)}`,
);
