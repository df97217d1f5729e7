import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import { type ExampleRequest, RECORDED_EXAMPLES } from '../../src/http/openapi/examples.ts';
import { buildOpenApi, listAllExamples } from '../../src/http/openapi.ts';
import { type CatalogRef, createCatalogRef } from '../../src/index/catalog/catalog-ref.ts';
import { MCP_PATH, ONE_REQUEST, REFUSE_ALL, refTo, testApp } from '../support/app.ts';
import { catalogOf } from '../support/catalog.ts';
import { closeSchemas, createSchemaCheck, type SchemaRef } from '../support/openapi-schemas.ts';
import { request } from '../support/request.ts';
import { bundledOf, NOW, REMOVED_AT } from '../support/snapshot.ts';

/** Most entries of a list in an example. */
const MAX_ENTRIES = 2;
/** A voice that the catalog of the examples had, as it was. */
const REMOVED = { from: 'deepgram/aura-asteria-en', id: 'deepgram/aura-removed-en' };
/** Types whose answers are lists of lines. */
const LINES: ReadonlySet<string> = new Set(['application/x-ndjson', 'text/csv']);
/** Fields that differ between two recordings of one response. */
const VOLATILE = new Set(['request_id', 'catalog_version', 'version', 'retry_after_seconds']);
/** Time in a message that passes between two recordings. */
const WAIT = /again in \d+ seconds?/;

/** Opens the apps that the examples are recorded from. Returns a function that records one. */
async function openRecorder(): Promise<(example: ExampleRequest) => Promise<unknown>> {
  const catalog = createCatalogRef({ maxAgeMs: Number.POSITIVE_INFINITY, now: () => new Date(NOW) });
  catalog.swap(await catalogOf(await exampleSnapshot()));
  const broken: CatalogRef = {
    get current(): never {
      throw new Error('broken');
    },
    swap: () => {},
  };
  const ready = await testApp({ catalog, siteUrl: 'https://voices.example.com' });
  const apps: Readonly<Record<string, Express>> = {
    rate_limited: await testApp({ catalog, rateLimit: ONE_REQUEST }),
    internal_error: await testApp({ catalog: broken }),
    not_ready: await testApp({ catalog: refTo() }),
    overloaded: await testApp({ catalog, maxWaitMs: REFUSE_ALL }),
  };
  await request(apps.rate_limited as Express).get('/');
  return async (example) => {
    const { body, text, type, status } = await send(apps[example.code ?? ''] ?? ready, example);
    if (status >= 500 && example.code === undefined)
      throw new Error(`${example.path} was answered with ${status}`);
    if (type === 'application/json') return shorten(body);
    return LINES.has(type) ? text.split('\n').slice(0, MAX_ENTRIES).join('\n') : text;
  };
}

/** Returns a recorded response without the values that the next recording changes. */
function withoutVolatile(recorded: unknown): unknown {
  return JSON.parse(
    JSON.stringify(recorded, (key, value) =>
      VOLATILE.has(key) ? null : typeof value === 'string' ? value.replace(WAIT, 'again later') : value,
    ),
  );
}

function send(app: Express, { path, body }: ExampleRequest) {
  if (path !== MCP_PATH) return request(app).get(path).buffer(true);
  if (typeof body === 'string') return request(app).post(path).type('text').send(body);
  const { padding } = body as { padding?: number };
  return request(app)
    .post(path)
    .send(padding === undefined ? (body as object) : { padding: 'x'.repeat(padding) });
}

/** Cuts the lists of a response, so that an example shows its shape and no more. */
function shorten(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body, (_key, value) => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : value)),
  );
}

/** Returns the snapshot of two providers' bundled lists, with one removed voice. */
async function exampleSnapshot(): Promise<Snapshot> {
  const snapshot = await bundledOf('deepgram', 'polly');
  const was = snapshot.voices.find(({ id }) => id === REMOVED.from);
  if (!was) throw new Error(`${REMOVED.from} is no bundled voice`);
  const entry = { first_seen: '2026-01-01', last_seen: NOW.slice(0, 10), removed_at: REMOVED_AT };
  return {
    ...snapshot,
    ledger: { ...snapshot.ledger, [REMOVED.id]: { ...entry, last_known: { ...was, id: REMOVED.id } } },
  };
}

const TABLE = join(import.meta.dirname, '../../data/examples.json');
const requests = listAllExamples();
const description = buildOpenApi('/');
const findFaults = createSchemaCheck(closeSchemas(description));
/** Responses without an example: documents that are long, and an error that no request causes. */
const WITHOUT = /^(getLlmsText|getMcpManifest|getOpenApi) 200$|^answerMcp 500$|default$/;

const record = await openRecorder();

/** True for a run that records: the table that this process has read is the one of before. */
const IS_RECORDING = Boolean(process.env.RECORD_EXAMPLES);

async function toTable(): Promise<string> {
  const rows: Record<string, unknown> = {};
  for (const example of requests) {
    const { [example.name]: before = null } = RECORDED_EXAMPLES;
    const recorded = await record(example);
    // An example that has not changed keeps its request_id, so that a recording changes no other lines.
    const isSame = isDeepStrictEqual(withoutVolatile(before), withoutVolatile(recorded));
    rows[example.name] = isSame ? before : recorded;
  }
  return JSON.stringify(rows);
}

interface Content {
  readonly schema: SchemaRef;
  readonly examples?: Readonly<Record<string, SchemaRef>>;
}
interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

/** The responses with a body: name of the operation and status, schema, and examples. */
const contents = Object.values(description.paths ?? {})
  .flatMap((methods) => Object.values(methods as Record<string, Described>))
  .flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      // A page is long, and made for eyes.
      Object.entries(content ?? {}).flatMap(([type, each]) =>
        type === 'text/html' ? [] : [[`${operationId} ${status}`, each] as const],
      ),
    ),
  );

if (IS_RECORDING)
  it('all examples are recorded', async () => {
    await writeFile(TABLE, await toTable());
  });

(IS_RECORDING ? describe.skip : describe)('examples', () => {
  it.each(contents.filter(([response]) => !WITHOUT.test(response)))(
    'the response %s has examples, and its schema accepts them',
    (_response, { schema, examples = {} }) => {
      expect(Object.keys(examples)).not.toEqual([]);
      for (const name of Object.keys(examples)) expect(name).toMatch(/^[a-z\d]+([-_][a-z\d]+)*$/);
      for (const { $ref } of Object.values(examples)) {
        const { [$ref.slice('#/components/examples/'.length)]: value } = RECORDED_EXAMPLES;
        expect(findFaults(schema, value)).toEqual([]);
      }
    },
  );

  it.each(requests)('the example $name is the answer to its request', async (example) => {
    const { [example.name]: recorded } = RECORDED_EXAMPLES;
    expect(withoutVolatile(recorded)).toEqual(withoutVolatile(await record(example)));
  });
});
