import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildOpenApi } from '../../src/http/openapi.ts';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import { buildManifest } from '../../src/mcp/manifest.ts';
import { MCP_PATH, testApp } from '../support/app.ts';
import {
  type ContractCall,
  type ContractRequest,
  callsTo,
  type DescribedParameter,
  type DescribedTool,
  requestsTo,
} from '../support/contract-requests.ts';
import { longTests } from '../support/long-tests.ts';
import {
  closeSchemas,
  createSchemaCheck,
  type FindFaults,
  type SchemaRef,
} from '../support/openapi-schemas.ts';

/** Number of requests; the variable CONTRACT_REQUESTS sets another. A short run still has some twenty requests for each operation. */
const REQUESTS = Number(process.env.CONTRACT_REQUESTS) || longTests(5000, 150);
/** Number of calls of MCP tools: one for five requests. */
const CALLS = Math.ceil(REQUESTS / 5);
/** Time in which the requests of a test have to be answered, in ms: many need more than the usual time of a test. */
const TIMEOUT_MS = 300_000 + REQUESTS * 50;
/** Headers that a response may lack where the description says so. */
const OPTIONAL_HEADERS = new Set(['Link']);

interface DescribedResponse {
  readonly headers: object;
  readonly content?: Readonly<Record<string, { readonly schema: SchemaRef }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Omit<DescribedParameter, 'schema'> & {
    readonly schema: SchemaRef & DescribedParameter['schema'];
  })[];
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, DescribedParameter['schema']>> };
}

const description = buildOpenApi('/') as unknown as Description;
const findFaults = createSchemaCheck(closeSchemas(description));
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters = [] }]) => ({
    path,
    method,
    operationId,
    parameters: parameters.map((each) => ({ ...each, schema: resolve(each.schema) })),
  })),
);
/** Tools of the manifest, each with the check of its results. */
const tools = (buildManifest('http://localhost').tools as unknown as readonly DescribedTool[]).map(
  (tool) => ({
    tool,
    findFaults: createSchemaCheck(closeSchemas(tool.outputSchema)),
  }),
);
const agent = new Agent({ keepAlive: true });
let server: Listening;
let released: Description;
let findReleasedFaults: FindFaults;

beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(await testApp());
  released = JSON.parse(await readFile(join(import.meta.dirname, '../../openapi.json'), 'utf8'));
  findReleasedFaults = createSchemaCheck(released);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

function resolve(schema: SchemaRef & DescribedParameter['schema']): DescribedParameter['schema'] {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (description.components.schemas[name] ?? {});
}

/** Options of a property; the variable CONTRACT_SEED draws the values of an earlier run again. */
function runsOf(numRuns: number): fc.Parameters<unknown> {
  const { CONTRACT_SEED: seed } = process.env;
  return { numRuns, ...(seed && { seed: Number(seed) }) };
}

/** Values of the bundled catalog, by parameter. */
const IDS = [
  'deepgram/aura-2-thalia-en',
  'polly/Joanna/neural',
  'azure/en-US-JennyNeural',
  'polly/Joanna',
  'x/y',
];
const KNOWN = {
  id: IDS,
  voiceId: IDS,
  ids: [...IDS, IDS.join(',')],
  similar_to: IDS,
  search: ['brittish jeny', 'not female', 'qqxxzz', 'german or dutch', 'en-US'],
  language: ['Frensh', 'fr', '-English', 'deutsch,dutch'],
  providers: ['azure,-polly', 'nobody'],
  fields: ['id', 'nothing', 'accent,styles,accent'],
  genders: ['f', 'Female,male', 'robot'],
};

async function send({ method, target, headers, body = '' }: Omit<ContractRequest, 'operation'>) {
  const sending = request({ host: '127.0.0.1', port: server.port, method, path: target, headers, agent });
  sending.end(body);
  const [response] = await once(sending, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: Number(response.statusCode), headers: response.headers, bytes: Buffer.concat(chunks) };
}

type Answer = Awaited<ReturnType<typeof send>>;

function decode({ headers, bytes }: Answer): unknown {
  const { 'content-encoding': encoding } = headers;
  const plain =
    encoding === 'gzip' ? gunzipSync(bytes) : encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  return mediaTypeOf(headers) === 'application/json' ? JSON.parse(plain.toString()) : plain.toString();
}

function mediaTypeOf({ 'content-type': type = '' }: Answer['headers']): string {
  return type.replace(/;.*/, '');
}

/** Returns the response that a description promises; undefined if it has none. A method that no operation has is refused. */
function promisedBy(
  { paths }: Description,
  { operation: { path, method: described }, method }: ContractRequest,
  status: number,
): DescribedResponse | undefined {
  const { [path]: { [described]: operation } = {} } = paths;
  const isOwn = method.toLowerCase() === described || (method === 'HEAD' && described === 'get');
  if (isOwn) return operation?.responses[status];
  if (status === 204 && method === 'OPTIONS') return { headers: {} };
  return status === 405 ? (operation?.responses.default ?? { headers: {} }) : undefined;
}

/** Returns requests to an operation. Those with parameters come more often, because more can be wrong with them. */
function toWeighted(operation: (typeof operations)[number]) {
  return { weight: operation.parameters.length > 0 ? 4 : 1, arbitrary: requestsTo(operation, KNOWN) };
}

/** Lists what is wrong with the answer to a request. */
function judge(sent: ContractRequest, answer: Answer): string[] {
  const { status, headers, bytes } = answer;
  const promised = promisedBy(description, sent, status);
  if (!promised) return [`status ${status} is not described`];
  const missing = Object.keys(promised.headers)
    .filter((name) => !OPTIONAL_HEADERS.has(name) && headers[name.toLowerCase()] === undefined)
    // The page at the root is for one host alone where PUBLIC_URL is not set, so that nobody may store it.
    .filter((name) => name !== 'ETag' || headers['cache-control'] !== 'no-store')
    .map((name) => `header ${name} is missing`);
  if (!promised.content || sent.method === 'HEAD')
    return bytes.length > 0 && status !== 405 ? [...missing, 'there is a body'] : missing;
  const type = mediaTypeOf(headers);
  const schema = promised.content[type]?.schema;
  if (!schema) return [...missing, `the type ${type} is not described`];
  const body = decode(answer);
  const before = promisedBy(released, sent, status)?.content?.[type]?.schema;
  const inReleased = before ? findReleasedFaults(before, body) : [];
  return [...missing, ...findFaults(schema, body), ...inReleased.map((fault) => `released: ${fault}`)];
}

async function call(params: ContractCall) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const answer = await send({ method: 'POST', target: MCP_PATH, headers, body });
  return { ...answer, body: decode(answer) as { readonly id?: number; readonly result?: ToolResult } };
}

interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: unknown;
}

/** Lists what is wrong with the result of a call: one without error has the promised shape, and its summary as text; an error tells its reason. */
function judgeResult(result: ToolResult | undefined, findFaults: FindFaults): readonly string[] {
  const [{ type, text = '' } = { type: 'nothing' }] = result?.content ?? [];
  if (!result || type !== 'text') return [`the content begins with ${type}`];
  const { isError = false, structuredContent } = result;
  if (isError)
    return text === '' || text.startsWith('Something went wrong') ? [`the reason is: ${text}`] : [];
  // The text has the same table as lines, which begin with its summary.
  const { summary } = (structuredContent ?? {}) as { readonly summary?: string };
  const isSame = summary !== undefined && text.split('\n', 1)[0] === summary;
  return [...(isSame ? [] : ['the text is another']), ...findFaults({ $ref: '#' }, structuredContent)];
}

it(
  `each of ${CALLS} calls of a tool gets a result of the promised shape, or a reason`,
  async () => {
    const outcomes = { results: 0, errors: 0 };
    const calls = fc.oneof(
      ...tools.map(({ tool, findFaults: find }) => callsTo(tool, KNOWN).map((made) => ({ made, find }))),
    );
    await fc.assert(
      fc.asyncProperty(calls, async ({ made, find }) => {
        const { status, body } = await call(made);
        outcomes[body.result?.isError ? 'errors' : 'results']++;
        const faults = judgeResult(body.result, find);
        expect({ status, id: body.id, faults }).toEqual({ status: 200, id: 7, faults: [] });
      }),
      runsOf(CALLS),
    );
    if (process.env.CONTRACT_REQUESTS) process.stdout.write(`${JSON.stringify(outcomes)}\n`);
    expect(Math.min(outcomes.results, outcomes.errors)).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

it(
  `each of ${REQUESTS} requests gets an answer that is described, and that clients of the released description read`,
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.oneof(...operations.map(toWeighted)), async (sent) => {
        const answer = await send(sent);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect({ faults: judge(sent, answer), status: answer.status }).toEqual({
          faults: [],
          status: answer.status,
        });
      }),
      runsOf(REQUESTS),
    );
    if (process.env.CONTRACT_REQUESTS) process.stdout.write(`${JSON.stringify([...statuses])}\n`);
  },
  TIMEOUT_MS,
);
