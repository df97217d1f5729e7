import { expect, it } from '@jest/globals';
import { parseConfig } from '../../src/app/config.ts';
import { CONCERNS, Environment } from '../../src/app/environment.ts';
import { OperatorError } from '../../src/domain/errors.ts';
import { providers } from '../../src/ingest/providers/index.ts';

const parse = (env: Readonly<Record<string, string>>) => parseConfig(env, providers);
const REGIONS = 'a region, or a comma-separated list of different regions (letters, digits, hyphens)';
const ADDRESSES =
  'a number of hops, or a comma-separated list of addresses, each with a prefix of 1 to 32 bits (IPv6: 128) or none';
const problemsOf = (env: Readonly<Record<string, string>>): string => {
  try {
    parse(env);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return '';
};

it('every setting has a default', () => {
  expect(parse({})).toMatchObject({
    http: { port: 3000, host: '0.0.0.0', trustProxy: 0, rateLimit: { limit: 300, windowSeconds: 60 } },
    storage: { snapshots: { folder: 'data/catalog' }, previews: { bucket: undefined, ttlSeconds: 3600 } },
    topTier: { provider: 'deepgram', model: 'aura-2' },
    ingest: { cron: '17 */6 * * *', onStart: true, sources: 'auto', maxShrink: 0.5 },
    previewCheck: { cron: undefined, timezone: 'UTC' },
  });
  expect(parse({}).ingest.providers).toEqual(providers.filter(({ isOptIn }) => !isOptIn).map(({ id }) => id));
});

it.each(['0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'voices_1.example.org', 'bücher.example'])(
  'the host %s is taken as it is',
  (HOST) => {
    expect(parse({ HOST }).http.host).toBe(HOST);
  },
);

it('an empty variable counts as absent', () => {
  expect(parse({ PORT: '', PROVIDERS: ' ' })).toMatchObject({ http: { port: 3000 } });
});

it.each([
  ['PORT', 'abc', 'an integer from 0 to 65535'],
  ['PORT', '70000', 'an integer from 0 to 65535'],
  ...['my host', 'http://localhost', 'localhost/x', '[::1]', '127.0.0.1:80', '::g', '-?'].map((value) => [
    'HOST',
    value,
    'an address or a name of this machine, without port',
  ]),
  ['PRIMARY_PROVIDER', 'deepgramm', `one of: ${providers.map(({ id }) => id).join(', ')}`],
  ['PRIMARY_PROVIDER', 'Deepgram', `one of: ${providers.map(({ id }) => id).join(', ')}`],
  ...['example', 'https://host.test/?a=1', 'https://host.test/base#part', 'https://host.test?'].map(
    (value) => [
      'PUBLIC_URL',
      value,
      'an address that starts with http:// or https://, without query, user and password',
    ],
  ),
  ['RATE_LIMIT_MAX', '0', 'an integer from 1 to 1000000000'],
  ...[
    'everyone',
    '10.0.0.0/99',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/129',
    '1.2.3.4/24/5',
    '1.2.3.4/',
    '::1/08',
  ].map((value) => ['TRUST_PROXY', value, ADDRESSES]),
  ['INGEST_CRON', 'hourly', 'a cron expression such as "17 */6 * * *", or off'],
  ['PREVIEW_CHECK_CRON', 'daily', 'a cron expression such as "17 */6 * * *", or off'],
  ['INGEST_TIMEZONE', 'Mars/Olympus', 'a time zone such as UTC or Europe/Vienna'],
  ['INGEST_ON_START', 'maybe', 'true or false'],
  ['SOURCES', 'cached', 'one of: auto, live, bundled'],
  ['PROVIDERS', 'azure,fictional', `all or some of: ${providers.map(({ id }) => id).join(', ')}`],
  ['MAX_SHRINK', '50', 'a number from 0 to 1'],
  ['MAX_VOICES', '0', 'an integer from 1 to 10000000'],
  ['SNAPSHOT_URL', 'ftp://host/x', 'a folder, or s3://bucket/prefix'],
  ['SNAPSHOT_URL', 's3:/bucket/x', 'a folder, or s3://bucket/prefix'],
  ['SNAPSHOT_URL', 'S3:bucket', 'a folder, or s3://bucket/prefix'],
  ['SNAPSHOT_URL', 'file:/srv/x', 'a folder, or s3://bucket/prefix'],
  ['DATA_DIR', 's3://bucket/x', 'a folder'],
  ['PREVIEW_DIR', 'https:/host/x', 'a folder'],
  ['LOG_LEVEL', 'loud', 'one of: trace, debug, info, warn, error, silent'],
  [
    'AZURE_BASE_URL',
    'http://elsewhere.test',
    'an https:// address (http:// on loopback only), without user and password',
  ],
  ['AWS_REGION', 'eu-west-1,us east', REGIONS],
  ['AWS_REGION', 'eu-west-1,eu-west-1', REGIONS],
  ['AWS_REGION', ',', REGIONS],
  ['AZURE_SPEECH_REGION', 'eastus;westus', REGIONS],
  ['AZURE_SPEECH_REGION', '-eastus', REGIONS],
  ['AZURE_SPEECH_REGION', 'evil.test/', REGIONS],
  ['AZURE_SPEECH_KEY', 'one,two', 'one key, or as many keys as AZURE_SPEECH_REGION has regions'],
])('the invalid setting %s=%s is reported with the accepted values: %s', (name, value, accepts) => {
  expect(problemsOf({ [name]: value })).toBe(`${name} must be ${accepts}.`);
});

it('an error reports all invalid settings, and no value', () => {
  const problems = problemsOf({ PORT: 'hunter2', SOURCES: 'hunter2', AZURE_BASE_URL: 'hunter2' });
  expect(problems.split('\n')).toHaveLength(3);
  expect(problems).not.toContain('hunter2');
});

it.each([
  [
    's3://voices/some/where',
    { s3: { bucket: 'voices', prefix: 'some/where/' }, copyFolder: 'data/catalog-copy' },
  ],
  ['s3://voices', { s3: { bucket: 'voices', prefix: '' }, copyFolder: 'data/catalog-copy' }],
  ['/var/lib/voices', { folder: '/var/lib/voices' }],
  ['C:\\voices', { folder: 'C:\\voices' }],
  ['voices/at:noon', { folder: 'voices/at:noon' }],
])('the setting SNAPSHOT_URL=%s is a place of snapshots', (url, place) => {
  expect(parse({ SNAPSHOT_URL: url }).storage.snapshots).toEqual(place);
});

it.each([
  [undefined, 'previews/'],
  ['recordings', 'recordings/'],
  ['a/recordings//', 'a/recordings/'],
  ['/', ''],
])('the keys of recordings begin with a whole folder where PREVIEW_PREFIX is %s', (folder, prefix) => {
  const env = { PREVIEW_BUCKET: 'voices', ...(folder !== undefined && { PREVIEW_PREFIX: folder }) };
  expect(parse(env).storage.previews.bucket).toEqual({ bucket: 'voices', prefix });
});

it.each([
  ['eu-west-1', 'eu-west-1'],
  ['EU-west-1, us-east-1', 'eu-west-1'],
])('the S3 buckets are in the first region of AWS_REGION=%s', (regions, expected) => {
  expect(parse({ AWS_REGION: regions }).storage.s3Region).toBe(expected);
  expect(parse({}).storage.s3Region).toBeUndefined();
});

it('several regions of Azure have one key, or a key each', () => {
  const regions = { AZURE_SPEECH_REGION: 'eastus,westus' };
  for (const key of ['one', 'one,two']) expect(problemsOf({ ...regions, AZURE_SPEECH_KEY: key })).toBe('');
  expect(problemsOf({ ...regions, AZURE_SPEECH_KEY: 'one,two,three' })).toContain('AZURE_SPEECH_KEY must be');
});

it.each([
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
  ['10.1.2.3/32,fd00::/8, ::ffff:10.0.0.1/128', '10.1.2.3/32,fd00::/8, ::ffff:10.0.0.1/128'],
])('the setting TRUST_PROXY=%s is read', (value, trusted) => {
  expect(parse({ TRUST_PROXY: value }).http.trustProxy).toBe(trusted);
});

it('each provider has its own variables only', () => {
  const { ingest } = parse({
    PROVIDERS: 'azure',
    AZURE_SPEECH_KEY: 'k',
    AZURE_BASE_URL: 'https://proxy.test',
    GOOGLE_API_KEY: 'g',
  });
  expect(ingest.settings).toEqual({ azure: { key: 'k', baseUrl: 'https://proxy.test' } });
});

it.each([
  ['HTTPS://X.test', 'https://x.test'],
  ['https://x.test:443/base//', 'https://x.test/base'],
  ['http://Bücher.test/ä b', 'http://xn--bcher-kva.test/%C3%A4%20b'],
  ['https://x.test/a/../b', 'https://x.test/b'],
])('the public address %s is published as %s', (written, published) => {
  expect(parse({ PUBLIC_URL: written }).http.publicUrl).toBe(published);
});

it('the configuration is plain data, which a worker thread gets as a structured clone', () => {
  const config = parse({
    AZURE_SPEECH_KEY: 'k',
    SNAPSHOT_URL: 's3://voices/x',
    PUBLIC_URL: 'https://v.test',
  });
  expect(structuredClone(config)).toEqual(config);
});

it('every setting has a concern, by which it is listed', () => {
  for (const field of Object.values(Environment.shape))
    expect(Object.keys(CONCERNS)).toContain(field.meta()?.concern);
});
