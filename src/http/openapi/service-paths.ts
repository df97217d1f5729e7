import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { OTHER_ERROR } from './error-responses.ts';
import { type ExampleRequest, toExamples } from './examples.ts';
import { toHeaders } from './headers.ts';
import { type ServiceOperation, serviceOperations } from './service-operations.ts';

const TAG = 'Service';

/** Lists the examples of the service operations. */
export function listServiceExamples(): ExampleRequest[] {
  return serviceOperations.flatMap(({ name, path, responses }) =>
    Object.entries(responses).flatMap(([status, { description, example }]) =>
      example ? [{ name: `${name}.${status}`, title: description, path, ...example }] : [],
    ),
  );
}

/** Returns the service operations as paths of the OpenAPI description. */
export function listServicePaths(): RouteConfig[] {
  return serviceOperations.map(toPath);
}

function toPath({ name, method, path, body, responses, errors, ...told }: ServiceOperation): RouteConfig {
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
    tags: [TAG],
    security: [],
    ...(body && { request: { body: { required: true, content: { 'application/json': { schema: body } } } } }),
    responses: {
      ...Object.fromEntries(described),
      ...errors,
      ...(method === 'get' && { default: OTHER_ERROR }),
    },
  };
}
