import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { type Listening, listen } from '../../src/http/server/listen.ts';
import { type AppOverrides, ONE_REQUEST, REFUSE_ALL, refTo, smallApp } from '../support/app.ts';
import { sendRaw } from '../support/raw-request.ts';
import { readBeside } from '../support/tables.ts';

const APPS = {
  ready: {},
  empty: { catalog: refTo() },
  faulty: { findPreview: () => Promise.reject(new Error('broken')) },
  exhausted: { rateLimit: ONE_REQUEST },
  busy: { maxWaitMs: REFUSE_ALL },
  secure: { hstsIncludesSubdomains: true },
} satisfies Record<string, AppOverrides>;

interface HeaderSet {
  readonly and?: readonly string[];
  readonly [name: string]: unknown;
}
type Row = readonly [
  status: number,
  app: keyof typeof APPS,
  target: string,
  sets: readonly string[],
  sent?: Record<string, string>,
  body?: string | number,
];

const { sets, rows } = readBeside<{ sets: Readonly<Record<string, HeaderSet>>; rows: readonly Row[] }>(
  import.meta,
);

/** Returns the entries of sets of headers; of a header in several sets, the last one counts. */
function entriesOf(names: readonly string[]): (readonly [name: string, value: unknown])[] {
  return names.flatMap((name) => {
    const { and = [], ...own } = sets[name] as HeaderSet;
    return [...entriesOf(and), ...Object.entries(own)];
  });
}

function expectedOf(names: readonly string[]) {
  const all = Object.entries(Object.fromEntries(entriesOf(names))).filter(([, value]) => value !== null);
  return Object.fromEntries(
    all.map(([name, value]) => {
      const pattern = /^\/(.*)\/$/.exec(String(value))?.[1];
      return [name, pattern === undefined ? value : expect.stringMatching(new RegExp(pattern))];
    }),
  );
}

const servers = {} as Record<keyof typeof APPS, Listening>;
const each = <T>(make: (name: keyof typeof APPS) => Promise<T>) =>
  Promise.all((Object.keys(APPS) as (keyof typeof APPS)[]).map(make));

beforeAll(async () => {
  await each(async (name) => {
    const app: Express = await smallApp(APPS[name]);
    servers[name] = await listen(0, '127.0.0.1');
    servers[name].serve(app);
  });
  await send(servers.exhausted.port, 'GET /');
});
afterAll(() => each((name) => servers[name].close()));

/** Sends a request as a page of another origin does. */
function send(port: number, target: string, sent: Record<string, string> = {}, body: string | number = '') {
  const [method = '', path = ''] = target.split(' ');
  const headers = { ...sent, Origin: 'https://somewhere.test', Connection: 'keep-alive' };
  return sendRaw(port, path, { method, headers, body: typeof body === 'number' ? 'x'.repeat(body) : body });
}

it.each(rows.map((row) => [...row] as const))(
  'the answer %d of the %s app for %s has the headers %j and no others',
  async (...[status, app, target, names, sent, body]) => {
    const answer = await send(servers[app].port, target, sent, body);
    expect({ status: answer.status, headers: answer.headers }).toEqual({
      status,
      headers: expectedOf(names),
    });
    const raw = answer.raw.filter((_, index) => index % 2 === 0);
    expect(new Set(raw.map((name) => name.toLowerCase())).size).toBe(raw.length);
    const length = answer.headers['content-length'];
    if (length !== undefined)
      expect(answer.bytes).toHaveLength(target.startsWith('HEAD') ? 0 : Number(length));
  },
);
