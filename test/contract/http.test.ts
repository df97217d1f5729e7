import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import type { Response } from 'supertest';
import * as z from 'zod';
import { AudioUrlResponse } from '../../src/domain/audio-url.ts';
import { AudioVoicesResponse } from '../../src/domain/audio-voices.ts';
import { ChangeListResponse } from '../../src/domain/changes.ts';
import { CompletionResponse } from '../../src/domain/completion.ts';
import { ErrorResponse } from '../../src/domain/errors.ts';
import { MetadataResponse } from '../../src/domain/metadata.ts';
import { ModelListResponse } from '../../src/domain/model.ts';
import { Voice } from '../../src/domain/voice.ts';
import { VoiceListResponse } from '../../src/domain/voice-list.ts';
import { routes } from '../../src/http/routes/index.ts';
import { CSV_HEADER } from '../../src/http/voice-formats.ts';
import { VoiceResponse } from '../../src/providers/snippets/snippet.ts';
import { ONE_REQUEST, refTo, smallApp, testApp } from '../support/app.ts';
import { request } from '../support/request.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const PREFIXES = [
  ['/api', ''],
  ['/v1', 'V1'],
] as const;
const OPERATIONS = {
  '/voices': 'listVoices',
  '/metadata': 'getMetadata',
  '/audio-url': 'getAudioUrl',
  '/complete': 'completeSearch',
  '/voices/{id}': 'getVoice',
  '/models': 'listModels',
  '/changes': 'listChanges',
  '/changes.atom': 'getChangeFeed',
  '/voices.ndjson': 'getVoicesNdjson',
  '/voices.csv': 'getVoicesCsv',
  '/audio/voices': 'listAudioVoices',
} as const;
type OperationPath = keyof typeof OPERATIONS;

/** The parts of a described operation that the tests use. */
const Operation = z.looseObject({
  operationId: z.string(),
  security: z.array(z.unknown()),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: z.looseObject({}),
      }),
    )
    .default([]),
  responses: z.record(
    z.string(),
    z.looseObject({
      description: z.string().min(1),
      headers: z.record(z.string(), z.unknown()),
      content: z.record(z.string(), z.object({ schema: z.looseObject({ $ref: z.string() }) })).optional(),
    }),
  ),
});
const Description = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ version: z.string() }),
  security: z.array(z.unknown()),
  paths: z.record(z.string(), z.strictObject({ get: Operation.optional(), post: Operation.optional() })),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

const apps = {} as Record<'bundled' | 'small' | 'empty' | 'faulty' | 'exhausted', Express>;
let description: z.infer<typeof Description>;

beforeAll(async () => {
  apps.bundled = await testApp();
  apps.small = await smallApp();
  apps.empty = await testApp({ catalog: refTo() });
  apps.faulty = await testApp({ findPreview: () => Promise.reject(new Error('broken')) });
  apps.exhausted = await testApp({ rateLimit: ONE_REQUEST });
  await request(apps.exhausted).get('/');
  description = Description.parse((await request(apps.bundled).get('/openapi.json')).body);
});

/** Returns the address of an operation with a query, which is the id of one whose path ends in an id. */
const addressOf = (path: string, query: string) =>
  path.endsWith('{id}') ? path.replace('{id}', query || 'fictional/Ada') : path + query;

/** Text of a feed, whole from its declaration to the end of its root. */
const AtomText = z
  .string()
  .startsWith('<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">')
  .endsWith('</feed>\n');
/** Rows of CSV, at least one of them below the head. */
const CsvText = z
  .string()
  .startsWith(CSV_HEADER)
  .regex(/^[^\r\n]+\r\n[^\r\n]+\r\n/);

/** Returns the body of an answer: lines of JSON as a list, other texts as they are. */
function bodyOf({ type, text, body }: Response): unknown {
  if (type === 'application/x-ndjson')
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  return type === 'application/json' ? body : text;
}

const SCHEMAS: Readonly<Record<OperationPath, z.ZodType>> = {
  '/voices': VoiceListResponse,
  '/metadata': MetadataResponse,
  '/audio-url': AudioUrlResponse,
  '/complete': CompletionResponse,
  '/voices/{id}': VoiceResponse,
  '/models': ModelListResponse,
  '/changes': ChangeListResponse,
  '/changes.atom': AtomText,
  '/voices.ndjson': z.array(Voice).min(1),
  '/voices.csv': CsvText,
  '/audio/voices': AudioVoicesResponse,
};

type Row = readonly [app: keyof typeof apps, path: OperationPath, query: string, status: number];
const TABLE = readBeside<{
  requests: readonly Row[];
  codes: Rows<[name: string, status: number, codes: readonly string[]]>;
  required: Rows<[name: string, required: readonly string[]]>;
}>(import.meta);
const CASES: readonly Row[] = [
  ...TABLE.requests,
  ...routes.flatMap(({ path, examples }) =>
    Object.values(examples).map(
      (example): Row => [
        'bundled',
        path as OperationPath,
        example.slice(path.replace('{id}', '').length),
        200,
      ],
    ),
  ),
  ...(Object.keys(OPERATIONS) as OperationPath[]).flatMap((path): Row[] => [
    ['exhausted', path, '', 429],
    ['empty', path, '', 503],
  ]),
];

/** Requests whose answers can be stored, and the paths of their operations. */
const UNCHANGED = routes
  .filter(({ caching }) => caching !== 'none')
  .flatMap(({ path, examples }) => Object.values(examples).map((example) => [example, path] as const));

function operationUnder(prefix: string, path: string) {
  const operation = description.paths[prefix + path]?.get;
  if (!operation) throw new Error(`${prefix}${path} is not described`);
  return operation;
}

describe.each(PREFIXES)('answers under %s', (prefix, _) => {
  it.each(CASES)(
    `the %s app answers ${prefix}%s%s with %d as described`,
    async (app, path, query, status) => {
      const schema = status === 200 ? SCHEMAS[path] : ErrorResponse;
      const response = await request(apps[app]).get(prefix + addressOf(path, query));
      expect(response.status).toBe(status);
      const body = bodyOf(response);
      expect(schema.safeParse(body)).toMatchObject({ success: true, data: body });
      expectDescribed(response, operationUnder(prefix, path));
    },
  );

  it.each(UNCHANGED)(`the answer to an unchanged ${prefix}%s is 304 as described`, async (example, path) => {
    const ask = () => request(apps.bundled).get(prefix + example);
    const response = await ask().set('If-None-Match', String((await ask()).headers.etag));
    expect(response.status).toBe(304);
    expectDescribed(response, operationUnder(prefix, path));
  });
});

describe.each(PREFIXES)('operations under %s', (prefix, suffix) => {
  const operationAt = (path: string) => operationUnder(prefix, path);

  it.each(Object.entries(OPERATIONS))(
    `the operation at ${prefix}%s is %s, open to everybody`,
    (path, name) => {
      expect(operationAt(path)).toMatchObject({ operationId: name + suffix, security: [] });
    },
  );

  it(`the metadata of ${prefix} has every field, and its schema requires none`, async () => {
    const { body } = await request(apps.bundled).get(`${prefix}/metadata`);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(MetadataResponse.shape).toSorted());
    expect(description.components.schemas.MetadataResponse?.required).toBeUndefined();
  });

  it(`the parameters of ${prefix} are those of the schemas`, () => {
    for (const { path, query } of routes)
      expect(operationAt(path).parameters.map(({ name }) => name)).toEqual(Object.keys(query.shape));
  });

  it(`the parameter voiceId under ${prefix} is the only required one beside the id of a path, and limit and offset have their defaults`, () => {
    const parameters = Object.keys(OPERATIONS).flatMap((path) => operationAt(path).parameters);
    expect(parameters.every((each) => each.in === (each.name === 'id' ? 'path' : 'query'))).toBe(true);
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['voiceId', 'id']);
    const defaultsAt = (path: string) =>
      Object.fromEntries(operationAt(path).parameters.map(({ name, schema }) => [name, schema.default]));
    expect(defaultsAt('/voices')).toMatchObject({ limit: 48, offset: 0 });
    expect(defaultsAt('/complete')).toMatchObject({ q: '', limit: 10 });
  });
});

it('the description is OpenAPI 3.1.0 of API 1.1.0 without security', () => {
  expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '1.1.0' }, security: [] });
});

it('the description has the operations under both prefixes, those that exist once, and no other', () => {
  const paths = PREFIXES.flatMap(([prefix]) => Object.keys(OPERATIONS).map((path) => prefix + path));
  const service = ['/', '/.well-known/mcp.json', '/api/mcp', '/healthz', '/openapi.json', '/readyz'];
  const once = [...service, '/llms.txt', '/robots.txt', '/sitemap.xml'];
  expect(Object.keys(description.paths).toSorted()).toEqual([...paths, ...once].toSorted());
});

it('each operation has an example of a request that succeeds, or a row of one', () => {
  const succeeding = CASES.filter(([, , , status]) => status === 200);
  expect(new Set(succeeding.map(([, path]) => path))).toEqual(new Set(Object.keys(OPERATIONS)));
});

it('every refusal of an operation that exists once is described', async () => {
  for (const [path, { get }] of Object.entries(description.paths)) {
    if (!get || PREFIXES.some(([prefix]) => path.startsWith(`${prefix}/`)) || path.endsWith('z')) continue;
    const response = await request(apps.exhausted).get(path);
    expect(response.status).toBe(429);
    expectDescribed(response, get);
  }
});

it('no schema refuses further fields', () => {
  expect(JSON.stringify(description.components)).not.toContain('"additionalProperties":false');
});

it('every enumeration is a component of its own', () => {
  const nested = Object.values(description.components.schemas).flatMap(({ enum: _, ...schema }) => schema);
  const inlined = JSON.stringify([nested, description.paths]).match(/"enum":\[[^\]]+\]/g) ?? [];
  // Literals are enumerations of one value.
  expect(inlined.filter((each) => each.includes(','))).toEqual([]);
});

it.each(TABLE.codes)(
  'the errors of %s with status %d have the codes %j and no others',
  (name, status, codes) => {
    const operations = Object.values(description.paths).flatMap(({ get }) => get ?? []);
    const operation = operations.find(({ operationId }) => operationId === name);
    const { $ref } = operation?.responses[status]?.content?.['application/json']?.schema ?? { $ref: '' };
    const { [`${$ref.split('/').at(-1)}Code`]: schema } = description.components.schemas;
    expect(schema?.enum).toEqual(codes);
  },
);

it.each(TABLE.required)('the schema %s requires the fields of the specification', (name, required) => {
  expect(description.components.schemas[name]?.required).toEqual(required);
});

it('every reference of the description leads to one of its schemas', () => {
  const references = JSON.stringify(description).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  const names = new Set([...references].map(([, name]) => name));
  expect(names).toContain('Voice');
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining([...names]));
});

it('the description has the address of its server', async () => {
  const app = await testApp({ serverUrl: 'https://voices.example.test' });
  const { body } = await request(app).get('/openapi.json');
  expect(body.servers).toEqual([expect.objectContaining({ url: 'https://voices.example.test' })]);
});

/** Expects that the status is described, with all headers of ours in the response, and the schema of its body. */
function expectDescribed({ status, headers }: Response, { responses }: z.infer<typeof Operation>): void {
  const described = responses[String(status)];
  expect(described).toBeDefined();
  const known = Object.keys(described?.headers ?? {}).map((name) => name.toLowerCase());
  const ours = Object.keys(headers).filter((name) =>
    /^(x-(api|ratelimit|catalog|request)-|ratelimit|etag$|retry-after$|link$)/.test(name),
  );
  expect(known).toEqual(
    expect.arrayContaining(ours.filter((name) => status < 400 || name !== 'x-catalog-version')),
  );
  const optional = status >= 400 ? ['x-catalog-version', 'link'] : ['link'];
  const isPromised = (name: string) => !optional.includes(name);
  expect(ours.filter(isPromised).toSorted()).toEqual(known.filter(isPromised).toSorted());
  const isError = described?.content?.['application/json']?.schema.$ref.endsWith('Error') ?? false;
  expect(isError).toBe(status >= 400);
}
