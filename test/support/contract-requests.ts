import fc from 'fast-check';
import { tools } from '../../src/mcp/tools/index.ts';
import { codePoint } from './code-point.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** A parameter of the OpenAPI description. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly unknown[];
    readonly examples?: readonly unknown[];
    readonly default?: unknown;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly 'x-maximum'?: number;
    readonly 'x-maxLength'?: number;
    readonly 'x-maxItems'?: number;
  };
}

/** An operation of the OpenAPI description. */
export interface DescribedOperation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  readonly parameters: readonly DescribedParameter[];
}

/** A tool of the MCP manifest. */
export interface DescribedTool {
  readonly name: string;
  readonly inputSchema: { readonly properties: Readonly<Record<string, DescribedParameter['schema']>> };
  readonly outputSchema: object;
}

/** A call that was made from the manifest. */
export interface ContractCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** A request that was made from the description. */
export interface ContractRequest {
  readonly operation: DescribedOperation;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Texts that have made services fail, and long ones. */
const HOSTILE = [...HOSTILE_TEXTS.requests, 'x'.repeat(300), 'a '.repeat(200), 'a,'.repeat(250)];
/** Numbers beside the bounds of the described one. */
const FAR = [-1, 0, 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300];

/** Generates texts of a parameter: examples and enumerated values, bounds and their neighbours, and values that it does not take. */
function textsOf({ schema }: DescribedParameter, known: readonly string[]): fc.Arbitrary<string> {
  const { minimum, maximum, default: usual, examples = [], enum: values = [] } = schema;
  const bounds = [minimum, maximum, schema['x-maximum'], usual].filter((each) => typeof each === 'number');
  const numbers = [...bounds.flatMap((each) => [each - 1, each, each + 1]), ...FAR].map(String);
  const items = schema['x-maxItems'] ?? 1;
  const lists = [items, items + 1].map((length) => Array.from({ length }, (_, at) => `v${at}`).join(','));
  const long = 'ab '.repeat((schema['x-maxLength'] ?? 90) / 3);
  const own = {
    integer: numbers,
    boolean: ['true', 'false', '1', '0'],
  }[schema.type ?? ''] ?? [...lists, long, `${long}x`];
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(...examples.map(String), ...values.map(String), ...own, ...known),
    },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  );
}

const HEADERS = fc.record(
  {
    'Accept-Encoding': fc.constantFrom(
      'gzip',
      'br',
      'identity',
      '*',
      'br;q=0',
      'gzip;q=1, br;q=0.1',
      'x',
      '',
    ),
    'If-None-Match': fc.constantFrom('*', '"x"', 'W/"x"', 'x', '"a", "b"', ''),
    'Cache-Control': fc.constantFrom('no-cache', 'max-age=0', 'no-store'),
    Accept: fc.constantFrom('*/*', 'application/json', 'text/html', 'text/event-stream'),
  },
  { requiredKeys: [] },
);
const METHODS = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'TRACE'),
  },
);
const TYPES = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/json; charset=x', 'a') },
);
const RPC = fc.oneof(
  fc
    .record(
      {
        jsonrpc: fc.constantFrom('2.0', '1.0'),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.constantFrom(
          'tools/list',
          'tools/call',
          'initialize',
          'ping',
          'notifications/initialized',
          'x',
        ),
        params: fc.oneof(
          fc.record({
            name: fc.constantFrom(...tools.map(({ name }) => name), 'x'),
            arguments: fc.dictionary(fc.constantFrom('search', 'limit', 'voiceId', 'x'), fc.jsonValue()),
          }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
  fc.json(),
  fc.string({ unit: codePoint, maxLength: 50 }),
);

/** Generates requests to an operation: valid ones, ones at the bounds, invalid ones, and other methods. */
export function requestsTo(
  operation: DescribedOperation,
  known: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<ContractRequest> {
  const given = Object.fromEntries(
    operation.parameters.map((each) => [
      each.name,
      fc.array(textsOf(each, known[each.name] ?? []), {
        minLength: 1,
        maxLength: each.in === 'path' ? 1 : 2,
      }),
    ]),
  );
  const required = operation.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []));
  const names = operation.parameters.map(({ name }) => name);
  // Few parameters at a time, because a request with all of them is nearly always refused.
  const chosen = fc.subarray(names, { maxLength: Math.min(4, names.length) });
  return fc
    .record({
      values: fc.record(given),
      chosen,
      headers: HEADERS,
      method: METHODS,
      body: RPC,
      type: TYPES,
      other: fc.boolean(),
    })
    .map(({ values, chosen: taken, headers, method, body, type, other }) => {
      const query = new URLSearchParams();
      for (const name of taken)
        if (!required.includes(name))
          for (const text of (values[name] ?? []).slice(0, taken.length === 1 ? 2 : 1))
            query.append(name, text);
      if (other && taken.length > 2) query.append('utm_source', 'x');
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(toText(values[name]?.[0])),
      );
      const used = method ?? operation.method.toUpperCase();
      const search = query.size > 0 ? `?${query}` : '';
      return {
        operation,
        method: used,
        target: path + search,
        headers: { ...headers, ...(used === 'POST' && { 'Content-Type': type }) },
        body: used === 'POST' ? body : undefined,
      };
    });
}

/** Generates calls of a tool: valid ones, ones at the bounds, those with numbers and other JSON in the place of text, and with arguments that it lacks. */
export function callsTo(
  { name, inputSchema }: DescribedTool,
  known: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<ContractCall> {
  const values = Object.entries(inputSchema.properties).map(([parameter, schema]) => {
    const texts = textsOf({ name: parameter, in: 'arguments', schema }, known[parameter] ?? []);
    const numbers = texts.map((text) =>
      text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text),
    );
    const value = fc.oneof(
      { weight: 5, arbitrary: texts },
      { weight: 4, arbitrary: numbers },
      { weight: 1, arbitrary: fc.oneof(fc.boolean(), fc.array(texts, { maxLength: 3 }), fc.jsonValue()) },
    );
    return fc.tuple(fc.constant(parameter), value);
  });
  const stray = fc.tuple(
    fc.constantFrom('query', 'Limit', 'voice_id', '__proto__', 'x'.repeat(60)),
    fc.jsonValue(),
  );
  const given = fc
    .tuple(...values)
    .chain((pairs) => fc.subarray(pairs, { maxLength: Math.min(4, pairs.length) }));
  return fc
    .tuple(
      given,
      fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(stray) }),
    )
    .map(([pairs, strays]) => ({ name, arguments: Object.fromEntries([...strays, ...pairs]) }));
}

/** Returns a text that can be percent-encoded, and that is not empty, because a path without its end is another path. */
function toText(text = ''): string {
  return text.replaceAll(/\p{Surrogate}/gu, '') || 'x';
}
