/**
 * Writes the types of the client from an OpenAPI document: `node generate.mjs openapi.json types.ts`. Paths under `/api` are
 * left out, because they repeat those under `/v1`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

const PREFIX = '/v1/';
const [documentPath, typesPath] = process.argv.slice(2);

const document = JSON.parse(readFileSync(documentPath, 'utf8'));
const paths = Object.entries(document.paths).filter(([path]) => path.startsWith(PREFIX));
const nodes = await openapiTypescript({ ...document, paths: Object.fromEntries(paths) });
writeFileSync(
  typesPath,
  `// Made by scripts/client-types/generate.mjs from the OpenAPI document.\n${astToString(nodes)}`,
);
