import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import { listVariables } from '../../src/app/config/describe-settings.ts';
import { baseUrlVariable } from '../../src/ingest/lists/list-source.ts';
import { providers } from '../../src/ingest/providers/index.ts';
import { useCli } from '../support/cli.ts';
import { longTests } from '../support/long-tests.ts';
import { type LoopbackServer, serveOnLoopback } from '../support/loopback.ts';
import { collect, start, stop, untilServing } from '../support/process.ts';
import { type Rows, readBeside } from '../support/tables.ts';

const cli = useCli();

/** Providers that are asked over HTTP with a key. Polly is asked by the AWS SDK. */
const KEYED = providers.filter(
  ({ id, list, settings }) =>
    list && 'requests' in list && Object.keys(settings).length > 0 && id !== 'polly',
);
const isSecret = new Set(
  listVariables(providers).flatMap(({ variable, secret }) => (secret ? [variable] : [])),
);
const SECRET_VARIABLES = [
  ...new Set(KEYED.flatMap(({ settings }) => Object.values(settings)).filter((name) => isSecret.has(name))),
  ...[
    'AWS_SECRET_ACCESS_KEY',
    'AWS_SESSION_TOKEN',
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'DB_PASSWORD',
    'SMTP_PASSWORD',
  ],
  ...['STRIPE_SECRET', 'SIGNING_KEY', 'GOOGLE_APPLICATION_CREDENTIALS', 'SENTRY_AUTH_TOKEN', 'VAULT_TOKEN'],
];
const SECRETS = new Map(SECRET_VARIABLES.map((name, at) => [name, `planted-${at}-se/cr+et=${at}`]));
/** Forms in which a secret would be found out. */
const FORMS = [...SECRETS.values()].flatMap((secret) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').slice(0, -4),
  Buffer.from(`apikey:${secret}`).toString('base64').slice(12, -4),
]);
const leaksIn = (text: string) => FORMS.filter((form) => text.includes(form));

/** Providers that stand for all, because a server logs those of a few as those of many, and all share the HTTP client. */
const FEW = 'deepgram,lmnt,murf,watson';

type Fault = (request: IncomingMessage, response: ServerResponse, sent: string) => void;
/** Faults of a list; `asked` are the providers that meet one on which the HTTP client gives up. */
const FAULTS: readonly (readonly [name: string, fault: Fault, asked?: string])[] = [
  ['answers 401 with all that it was sent', (_, response, sent) => void response.writeHead(401).end(sent)],
  [
    'answers 500 with all that it was sent',
    (_, response, sent) => void response.writeHead(501).end(sent),
    FEW,
  ],
  ['answers text with all that it was sent', (_, response, sent) => void response.end(sent)],
  [
    'answers JSON with all that it was sent',
    (_, response, sent) =>
      void response.end(
        JSON.stringify({
          message: sent,
          error: { message: sent },
          base_resp: { status_code: 1, status_msg: sent },
        }),
      ),
  ],
  [
    'answers a list whose keys are all that it was sent',
    (_, response, sent) =>
      void response.end(
        JSON.stringify({ voices: [{ [sent]: sent }], data: [{ [sent]: sent }], items: [{ [sent]: sent }] }),
      ),
  ],
  [
    'redirects elsewhere with all that it was sent',
    ({ headers }, response) =>
      void response
        .writeHead(302, { Location: `http://other.test/${encodeURIComponent(JSON.stringify(headers))}` })
        .end(),
    FEW,
  ],
  ['redirects to itself', ({ url }, response) => void response.writeHead(302, { Location: url }).end(), FEW],
  [
    'says that its header is bad',
    (_, response) => void response.socket?.end('HTTP/1.1 200 OK\r\nbad header\r\n\r\n'),
    FEW,
  ],
  ...longTests<(typeof FAULTS)[number][]>(
    [
      [
        'hangs up in the middle of all that it was sent',
        (_, response, sent) => {
          response.writeHead(200, { 'Content-Length': 2 * sent.length }).write(sent);
          setTimeout(() => response.destroy(), 20);
        },
      ],
      [
        'answers half of a JSON with all that it was sent',
        (_, response, sent) => void response.end(`{"voices":[${sent}`),
      ],
      [
        'says that all that it was sent is compressed',
        (_, response, sent) => void response.setHeader('Content-Encoding', 'gzip').end(sent),
      ],
      [
        'repeats all that it was sent in a header',
        ({ headers }, response) =>
          void response.writeHead(403, { 'X-Error': encodeURIComponent(JSON.stringify(headers)) }).end(),
      ],
      ['hangs up', (_, response) => void response.socket?.resetAndDestroy()],
    ],
    // Each asks all providers once more, for a second.
    [],
  ),
];

let upstream: LoopbackServer;
let fault: Fault;
const env: Record<string, string> = Object.fromEntries(SECRETS);
beforeAll(async () => {
  upstream = await serveOnLoopback((request, response) => {
    const sent = JSON.stringify({ url: request.url, headers: request.headers });
    fault(request, response, sent);
  });
  for (const provider of KEYED) env[baseUrlVariable(provider)] = upstream.url;
  Object.assign(env, { PROVIDERS: KEYED.map(({ id }) => id).join(), SOURCES: 'auto' });
});

/** Returns the content of all files in a folder. */
async function contentOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

it('the planted secrets are thirty, of which most are sent to an upstream', () => {
  expect(SECRETS.size).toBeGreaterThanOrEqual(30);
  expect(KEYED.length).toBeGreaterThanOrEqual(19);
});

it.each(FAULTS)(
  'the planted secrets are in no output, report and snapshot where each provider %s',
  async (name, answer, ...[asked]) => {
    fault = answer;
    const folder = `data-${FAULTS.findIndex((each) => each[0] === name)}`;
    const report = cli.path(`${folder}.md`);
    const all = env.PROVIDERS ?? '';
    const PROVIDERS = longTests(all, asked ?? all);
    const variables = { ...env, DATA_DIR: cli.path(folder), PROVIDERS };
    const { code, out, err } = await cli.runWith(['ingest', '--report', report], variables);
    expect(code).toBe(2);
    expect(leaksIn(out + err + (await readFile(report, 'utf8')))).toEqual([]);
    expect(leaksIn(await contentOf(cli.path(folder)))).toEqual([]);
  },
);

it('the planted secrets are in no output where the store of the snapshots refuses with all that it was sent', async () => {
  fault = (_, response, sent) =>
    void response.writeHead(403).end(`<Error><Code>AccessDenied</Code><Message>${sent}</Message></Error>`);
  const variables = {
    ...env,
    SNAPSHOT_URL: 's3://bucket/prefix',
    AWS_ENDPOINT_URL_S3: env.AZURE_BASE_URL ?? '',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'none',
    S3_FORCE_PATH_STYLE: 'true',
    DATA_DIR: cli.path('data-s3'),
  };
  const { code, out, err } = await cli.runWith(['ingest'], variables);
  expect(code).toBe(1);
  expect(out + err).toContain('s3://bucket');
  expect(leaksIn(out + err)).toEqual([]);
});

longTests(it, it.skip)('the planted secrets are in no log line and no answer of a server', async () => {
  fault = (_, response, sent) => void response.writeHead(401, sent.slice(0, 0)).end(sent);
  const settings = { DATA_DIR: cli.path('serve'), PROVIDERS: FEW };
  const child = start(['serve'], { ...env, ...settings, LOG_LEVEL: 'trace', INGEST_ON_START: 'true' });
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  const { url } = await untilServing(child);
  while (!err.text().includes('ingest done')) await sleep(20);
  const paths = [
    '/v1/metadata',
    '/v1/voices?limit=200',
    '/openapi.json',
    '/v1/audio-url',
    '/nothing',
    '/healthz',
  ];
  const answers = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  await stop(child);
  expect(err.text()).toContain('provider not refreshed');
  expect(leaksIn([out.text(), err.text(), ...answers].join('\n'))).toEqual([]);
});

const { refused } = readBeside<{ refused: Rows<[name: string, value: string, accepts: string]> }>(
  import.meta,
);

it.each(refused)(
  'the setting %s is refused by its name, and never by its value',
  async (name, value, accepts) => {
    const { code, out, err } = await cli.run('providers', { [name]: value });
    expect([code, out, err]).toEqual([1, '', `${name} must be ${accepts}.`]);
  },
);

it('a key that ends in a line break is the key', async () => {
  expect((await cli.run('providers', { PROVIDERS: 'hume', HUME_API_KEY: 'planted-key\r\n' })).code).toBe(0);
});
