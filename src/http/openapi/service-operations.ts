import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import * as z from 'zod';
import { JsonRpcRequest, JsonRpcResponse } from '../../domain/json-rpc.ts';
import { MAX_BODY_BYTES, MCP_PATH } from '../../domain/protocol.ts';
import { Health, Readiness } from '../../domain/service-state.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { ServiceDocuments } from '../data-sets.ts';
import { SHARED_RESPONSES, toNotReady } from './error-responses.ts';
import type { ExampleRequest } from './examples.ts';
import { COUNTED_HEADERS, DATA_HEADERS, type HeaderName, STANDARD_HEADERS } from './headers.ts';

interface ServiceResponse {
  readonly description: string;
  readonly headers: readonly HeaderName[];
  /** Schema of the response body; undefined for a response without a body. */
  readonly schema?: z.ZodType;
  /** Media type of the response body; JSON by default. */
  readonly mediaType?: string;
  /** Schema of the web page that clients get if they prefer HTML. */
  readonly page?: z.ZodType;
  readonly example?: Pick<ExampleRequest, 'body' | 'code'>;
}

/** Operation outside the API's prefixes `/api` and `/v1`: the MCP endpoint, a health check or a document. */
export interface ServiceOperation {
  readonly name: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly body?: z.ZodType;
  readonly responses: Readonly<Record<number, ServiceResponse>>;
  readonly errors?: RouteConfig['responses'];
}

const JsonDocument = z.looseObject({}).meta({ id: 'JsonDocument', description: 'Any JSON object.' });

const HtmlPage = z.string().meta({ id: 'HtmlPage', description: 'A page for people, as HTML.' });

const TextDocument = z.string().meta({ id: 'TextDocument', description: 'Text in UTF-8.' });

const MAX_KB = MAX_BODY_BYTES / 1024;
const RETRIED: readonly HeaderName[] = [...COUNTED_HEADERS, 'Retry-After'];
const rpcError = (description: string, example: Pick<ExampleRequest, 'body' | 'code'>) => ({
  description,
  headers: example.code ? RETRIED : COUNTED_HEADERS,
  schema: JsonRpcResponse,
  example,
});

const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'get_audio_url', arguments: { voiceId: 'deepgram/aura-2-thalia-en' } },
};

const answerMcp: ServiceOperation = {
  name: 'answerMcp',
  method: 'post',
  path: MCP_PATH,
  summary: 'Call tools over the Model Context Protocol',
  description: `MCP over streamable HTTP, without sessions. Each body is one JSON-RPC message of at most ${MAX_KB} kB; the tools are in the manifest at /.well-known/mcp.json. Errors of tools and of methods have status 200.`,
  body: JsonRpcRequest,
  responses: {
    200: {
      description: 'The result, or the error of a tool or method.',
      headers: COUNTED_HEADERS,
      schema: JsonRpcResponse,
      example: { body: CALL },
    },
    202: { description: 'A notification was taken.', headers: COUNTED_HEADERS },
    400: rpcError('The body is no JSON-RPC message, or of an unknown revision.', { body: [] }),
    413: rpcError(`The body is larger than ${MAX_KB} kB.`, { body: { padding: MAX_BODY_BYTES } }),
    415: rpcError('The body is not sent as JSON.', { body: 'text' }),
    429: rpcError('Rate limit exceeded (data.code rate_limited).', { body: CALL, code: 'rate_limited' }),
    500: { description: 'Internal error.', headers: COUNTED_HEADERS, schema: JsonRpcResponse },
    503: rpcError('Too many requests of all clients (data.code overloaded).', {
      body: CALL,
      code: 'overloaded',
    }),
  },
};

const documents = loadDataFile(ServiceDocuments).map(
  ({ media_type: mediaType, example, page, ...told }): ServiceOperation => {
    const headers: readonly HeaderName[] = [...(mediaType ? DATA_HEADERS : COUNTED_HEADERS), 'ETag'];
    return {
      method: 'get',
      ...told,
      responses: {
        200: {
          description: 'The document.',
          headers,
          schema: mediaType ? TextDocument : JsonDocument,
          ...(mediaType && { mediaType }),
          ...(example && { example: {} }),
          ...(page && { page: HtmlPage }),
        },
        304: { description: 'The client has this document already.', headers },
      },
      errors: SHARED_RESPONSES,
    };
  },
);

export const serviceOperations: readonly ServiceOperation[] = [
  answerMcp,
  {
    name: 'checkHealth',
    method: 'get',
    path: '/healthz',
    summary: 'Check that the process runs',
    description: 'Liveness check; the rate limit does not count it.',
    responses: {
      200: { description: 'It runs.', headers: STANDARD_HEADERS, schema: Health, example: {} },
    },
  },
  {
    name: 'checkReadiness',
    method: 'get',
    path: '/readyz',
    summary: 'Check that a catalog is loaded',
    description: 'Readiness check; the rate limit does not count it.',
    responses: {
      200: {
        description: 'Requests are answered.',
        headers: STANDARD_HEADERS,
        schema: Readiness,
        example: {},
      },
    },
    errors: toNotReady(),
  },
  ...documents,
];
