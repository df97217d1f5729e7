import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { API_VERSION, MCP_PATH } from '../domain/protocol.ts';
import { OTHER_ERROR, toErrorResponses } from './openapi/error-responses.ts';
import {
  type ExampleRequest,
  listExamples,
  listSharedExamples,
  registerExamples,
  toExamples,
} from './openapi/examples.ts';
import { DATA_HEADERS, type HeaderName, registerHeaders, toHeaders } from './openapi/headers.ts';
import { type ServiceOperation, serviceOperations } from './openapi/service-operations.ts';
import type { Route } from './route.ts';
import { PREFIXES, routes } from './routes/index.ts';

type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const TAG = 'Voices';
const SERVICE_TAG = 'Service';
const REPOSITORY = 'https://github.com/voice-directory/voice-directory';

const INFO = {
  title: 'Voice Directory',
  version: API_VERSION,
  summary: 'A directory of text-to-speech voices from many providers.',
  description: `A public, read-only directory of text-to-speech voices: search it, filter it, listen to it. No key is needed; requests are limited per client address. The operations that list voices, metadata and audio previews are MCP tools at POST ${MCP_PATH}. The paths under /api and /v1 are equivalent. Later versions may add fields to responses and values to their enumerations, and no client should refuse those that it does not know. Examples are recorded responses of a catalog of two providers, with lists cut to two entries.`,
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Voice Directory', url: REPOSITORY },
};

const TAGS = [
  { name: TAG, description: 'Find voices, what they can be filtered by, and what they sound like.' },
  { name: SERVICE_TAG, description: 'The MCP endpoint, the state of the service, and documents about it.' },
];

/** Builds the OpenAPI 3.1 description of all operations from the schemas that also validate their parameters. */
export function buildOpenApi(serverUrl: string): OpenApiDocument {
  const registry = new OpenAPIRegistry();
  registerHeaders(registry);
  registerExamples(registry, listAllExamples());
  for (const path of [...routes.flatMap(toPaths), ...serviceOperations.map(toServicePath)])
    registry.registerPath(path);
  const { components, ...document } = new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: serverUrl, description: 'This service' }],
    tags: TAGS,
    security: [],
  });
  const schemas = JSON.parse(JSON.stringify(components?.schemas, leaveOpen));
  return { ...document, components: { ...components, schemas } };
}

export function listAllExamples(): ExampleRequest[] {
  return [
    ...routes.flatMap(listExamples),
    ...listSharedExamples(),
    ...serviceOperations.flatMap(listServiceExamples),
  ];
}

/** Returns the OpenAPI paths of a route: its operation under each prefix. */
function toPaths(route: Route): RouteConfig[] {
  const { name, path, summary, description } = route;
  const request = toRequest(route);
  const responses = { ...toSuccesses(route), ...toErrorResponses(route) };
  return PREFIXES.map(({ prefix, suffix }) => ({
    method: 'get',
    path: prefix + path,
    operationId: name + suffix,
    summary,
    description,
    tags: [TAG],
    security: [],
    ...request,
    responses,
  }));
}

function toSuccesses(route: Route): RouteConfig['responses'] {
  const isCached = route.caching !== 'none';
  const headers: HeaderName[] = [...DATA_HEADERS, ...(isCached ? (['ETag'] as const) : [])];
  const names = listExamples(route).flatMap(({ name, code }) => (code === undefined ? [name] : []));
  return {
    200: {
      description: 'The answer.',
      headers: toHeaders(route.caching === 'catalog' && route.hasLinks ? [...headers, 'Link'] : headers),
      content: { [mediaTypeOf(route)]: { schema: route.output, ...toExamples(names) } },
    },
    ...(isCached && {
      304: { description: 'The client has this answer already.', headers: toHeaders(headers) },
    }),
  };
}

function mediaTypeOf(route: Route): string {
  if (route.caching === 'dump') return route.dump.contentType.replace(/;.*/, '');
  return (route.caching === 'catalog' && route.mediaType) || 'application/json';
}

function toRequest({ query, pathParameter }: Route): Pick<RouteConfig, 'request'> {
  if (pathParameter !== undefined) {
    const inPath: object = { [pathParameter]: true };
    return { request: { params: query.pick(inPath), query: query.omit(inPath) } };
  }
  return Object.keys(query.shape).length > 0 ? { request: { query } } : {};
}

function listServiceExamples({ name, path, responses }: ServiceOperation): ExampleRequest[] {
  return Object.entries(responses).flatMap(([status, { description, example }]) =>
    example ? [{ name: `${name}.${status}`, title: description, path, ...example }] : [],
  );
}

function toServicePath({
  name,
  method,
  path,
  body,
  responses,
  errors,
  ...told
}: ServiceOperation): RouteConfig {
  const described = Object.entries(responses).map(
    ([status, { description: text, headers, schema, mediaType = 'application/json', page }]) => [
      status,
      {
        description: text,
        headers: toHeaders(headers),
        ...(schema && {
          content: {
            [mediaType]: { schema, ...toExamples([`${name}.${status}`]) },
            ...(page && { 'text/html': { schema: page } }),
          },
        }),
      },
    ],
  );
  return {
    method,
    path,
    operationId: name,
    ...told,
    tags: [SERVICE_TAG],
    security: [],
    ...(body && { request: { body: { required: true, content: { 'application/json': { schema: body } } } } }),
    responses: {
      ...Object.fromEntries(described),
      ...errors,
      ...(method === 'get' && { default: OTHER_ERROR }),
    },
  };
}

/** Removes the keyword that forbids additional fields, because later versions may add fields, which clients should not refuse. */
function leaveOpen(key: string, value: unknown): unknown {
  return key === 'additionalProperties' && value === false ? undefined : value;
}
