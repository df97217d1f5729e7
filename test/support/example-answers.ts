import type { Express } from 'express';
import type { Snapshot } from '../../src/domain/snapshot.ts';
import type { ExampleRequest } from '../../src/http/openapi/examples.ts';
import type { CatalogRef } from '../../src/index/catalog-ref.ts';
import { MCP_PATH, ONE_REQUEST, REFUSE_ALL, refTo, testApp } from './app.ts';
import { catalogOf } from './catalog.ts';
import { request } from './request.ts';
import { bundledOf, NOW, REMOVED_AT } from './snapshot.ts';

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
export async function openRecorder(): Promise<(example: ExampleRequest) => Promise<unknown>> {
  const catalog = refTo(await catalogOf(await exampleSnapshot()));
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
    const { body, text, type } = await send(apps[example.code ?? ''] ?? ready, example);
    if (type === 'application/json') return shorten(body);
    return LINES.has(type) ? text.split('\n').slice(0, MAX_ENTRIES).join('\n') : text;
  };
}

/** Returns a recorded response without the values that the next recording changes. */
export function withoutVolatile(recorded: unknown): unknown {
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
