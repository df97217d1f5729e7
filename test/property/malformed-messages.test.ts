import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRandom } from '../../bench/random.ts';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import { MCP_PATH, smallApp } from '../support/app.ts';
import { longTests } from '../support/long-tests.ts';
import { readBeside } from '../support/tables.ts';

/** Messages of a run: `MALFORMED_MESSAGES=100000 npm test -- test/property/malformed-messages` */
const COUNT = Number(process.env.MALFORMED_MESSAGES ?? longTests(600, 250));
const AT_ONCE = 4;
const SEED = Number(process.env.MALFORMED_SEED ?? 1);
/** Limit of a run, which only has to find an answer that never comes. */
const TIMEOUT_MS = 60_000 + COUNT * 50;
const LEAK = /\/src\/|node_modules|at \w+ \(|\.ts:\d|ZodError|\\"(?:path|code)\\":/;
const VALUES: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[]],
  'ü\u0000\ud800',
  'x'.repeat(5000),
  '__proto__',
  { a: { b: [] } },
];
const TABLE = readBeside<{
  messages: readonly object[];
  headers: readonly Record<string, string>[];
}>(import.meta);
const HEADERS = [...TABLE.headers, { 'mcp-session-id': 'x'.repeat(3000) }];

const { int, chance, pick } = createRandom(SEED);

/** Replaces or removes fields of a message at random. */
function damage(value: unknown): unknown {
  if (chance(0.08)) return pick(VALUES);
  if (Array.isArray(value)) return value.map(damage);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (chance(0.15)) return [];
    return [[chance(0.03) ? String(pick(VALUES)) : name, damage(each)]];
  });
  return Object.fromEntries(entries);
}

/** Returns a body: a damaged message, a batch, or one of whose bytes some are cut or changed. */
function makeBody(): Buffer {
  const message = damage(pick(TABLE.messages));
  const bytes = Buffer.from(JSON.stringify(chance(0.05) ? [message, message] : message));
  if (chance(0.7) || bytes.length === 0) return bytes;
  for (let at = int(3); at >= 0; at--) bytes[int(bytes.length)] = int(256);
  return chance(0.5) ? bytes : bytes.subarray(0, int(bytes.length));
}

let server: Listening;
beforeAll(async () => {
  server = await listen(0, '127.0.0.1');
  server.serve(await smallApp({ rateLimit: { limit: 1e9, windowSeconds: 3600 } }));
});
afterAll(() => server.close());

async function send(): Promise<string | undefined> {
  const body = makeBody();
  const headers = { 'content-type': 'application/json', ...(chance(0.5) && pick(HEADERS)) };
  const response = await fetch(`http://127.0.0.1:${server.port}${MCP_PATH}`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  const text = await response.text();
  const isEmpty = text === '' && response.status === 202;
  const isTold = isEmpty || (isJson(text) && !LEAK.test(text));
  return response.status < 500 && isTold
    ? undefined
    : `${response.status} ${text.slice(0, 300)} for ${body} with ${JSON.stringify(headers)}`;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

it(
  'a malformed message is answered in JSON, with no error of the server and no detail of its code',
  async () => {
    const faults: string[] = [];
    let left = COUNT;
    const sendInTurn = async () => {
      while (left-- > 0) {
        const fault = await send();
        if (fault) faults.push(fault);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
    expect(faults.slice(0, 5)).toEqual([]);
  },
  TIMEOUT_MS,
);
