import { join } from 'node:path';
import { OperatorError } from '../../domain/errors.ts';
import { isAllowedUrl } from '../../ingest/lists/allowed-url.ts';
import { baseUrlVariable } from '../../ingest/lists/list-source.ts';
import type { Provider, Settings } from '../../ingest/provider.ts';
import { regionsOf } from '../../ingest/regions.ts';
import { splitList } from '../../lib/list-entries.ts';
import type { S3Location } from '../../storage/s3.ts';
import { type Env, Environment, problemWith, setVariables } from './environment.ts';
import { isSecretSetting } from './secrets.ts';
import { hasUserInfo, S3_URL } from './setting-schemas.ts';

/** Pattern of printable ASCII text. An API key must match, because keys are sent in HTTP headers. */
const HEADER_VALUE = /^[ -~]*$/;
/** Variables with URLs for the AWS SDK. A URL with user or password is refused, because the SDK's errors quote the URL. */
const AWS_ENDPOINTS = ['AWS_ENDPOINT_URL', 'AWS_ENDPOINT_URL_S3'];

/** Settings of the service, as plain data that can be cloned. Never log `ingest.settings`: this field holds the API keys of providers. */
export type Config = ReturnType<typeof toConfig>;

/**
 * Parses the settings from environment variables.
 * @throws {OperatorError} for invalid variables. The message names each variable and the accepted values, but no invalid value.
 */
export function parseConfig(env: Env, knownProviders: readonly Provider[]): Config {
  const set = setVariables(env);
  const parsed = Environment.safeParse(set);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path }) => problemWith(String(path[0])));
  const { providers, unknown } = chooseProviders(set.PROVIDERS ?? 'all', knownProviders);
  const slugs = knownProviders.map(({ id }) => id);
  if (unknown.length > 0 || providers.length === 0)
    problems.push(`PROVIDERS must be all or some of: ${slugs.join(', ')}`);
  if (set.PRIMARY_PROVIDER !== undefined && !slugs.includes(set.PRIMARY_PROVIDER))
    problems.push(`PRIMARY_PROVIDER must be one of: ${slugs.join(', ')}`);
  for (const provider of knownProviders) {
    const name = baseUrlVariable(provider);
    if (set[name] !== undefined && !isAllowedUrl(set[name]))
      problems.push(
        `${name} must be an https:// address (http:// on loopback only), without user and password`,
      );
    problems.push(...keyProblems(provider, set), ...(provider.problems?.(settingsOf(provider, set)) ?? []));
  }
  for (const name of AWS_ENDPOINTS) {
    if (hasUserInfo(set[name] ?? '')) problems.push(`${name} must be an address without user and password`);
  }
  if (!parsed.success || problems.length > 0)
    throw new OperatorError([...new Set(problems)].map((problem) => `${problem}.`).join('\n'));
  return toConfig(parsed.data, providers, set);
}

/** Returns an error for each API key with a character outside printable ASCII, because Node's error for an invalid header would print the key. */
function keyProblems({ settings }: Provider, set: Env): string[] {
  return Object.entries(settings)
    .filter(([name, variable]) => isSecretSetting(name) && !HEADER_VALUE.test(set[variable]?.trim() ?? ''))
    .map(([, variable]) => `${variable} must be one line of ASCII characters`);
}

function toConfig(values: Environment, providers: readonly Provider[], env: Env) {
  return {
    http: {
      port: values.PORT,
      host: values.HOST,
      // If PUBLIC_URL is unset, the MCP manifest has the URL of the listening port, and the OpenAPI document has the server URL `/`.
      publicUrl: values.PUBLIC_URL,
      trustProxy: values.TRUST_PROXY,
      rateLimit: {
        limit: values.RATE_LIMIT_MAX,
        windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS,
        ipv6Prefix: values.RATE_LIMIT_IPV6_PREFIX,
      },
      redisUrl: values.REDIS_URL,
      server: {
        connections: { perClient: values.MAX_CONNECTIONS_PER_ADDRESS, total: values.MAX_CONNECTIONS },
        stopDelayMs: values.STOP_DELAY_SECONDS * 1000,
      },
      hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS,
    },
    storage: {
      dataFolder: values.DATA_DIR,
      snapshots: toSnapshotPlace(values),
      s3PathStyle: values.S3_FORCE_PATH_STYLE,
      // S3 uses the first region, because AWS_REGION may list several for Amazon Polly. If AWS_REGION is unset, the AWS SDK determines the region.
      s3Region: regionsOf(env.AWS_REGION)[0],
      previews: {
        bucket: values.PREVIEW_BUCKET
          ? { bucket: values.PREVIEW_BUCKET, prefix: toPrefix(values.PREVIEW_PREFIX) }
          : undefined,
        ttlSeconds: values.PREVIEW_URL_TTL_SECONDS,
        folder: values.PREVIEW_DIR ?? join(values.DATA_DIR, 'previews'),
        isRecorded: values.PREVIEW_SYNTHESIS === 'auto' && !values.PREVIEW_BUCKET,
        cdnBaseUrl: values.PREVIEW_CDN_BASE_URL?.replace(/\/*$/, '/'),
        isCdnTrusted: values.PREVIEW_CDN_TRUSTED,
      },
    },
    rules: { topTier: { provider: values.PRIMARY_PROVIDER, model: values.TOP_TIER_MODEL } },
    ingest: {
      cron: toCron(values.INGEST_CRON),
      timezone: values.INGEST_TIMEZONE,
      onStart: values.INGEST_ON_START,
      sources: values.SOURCES,
      providers: providers.map(({ id }) => id),
      /** Values of the providers' environment variables, by provider slug: `{ azure: { key: 'x', region: 'y' } }`. */
      settings: Object.fromEntries(
        providers.map((provider): [string, Settings] => [provider.id, settingsOf(provider, env)]),
      ),
      maxShrink: values.MAX_SHRINK,
      maxVoices: values.MAX_VOICES,
    },
    previewCheck: { cron: toCron(values.PREVIEW_CHECK_CRON), timezone: values.INGEST_TIMEZONE },
    metrics:
      values.METRICS_PORT === 'off'
        ? undefined
        : { port: Number(values.METRICS_PORT), host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    logRequests: values.LOG_REQUESTS,
  };
}

function toCron(value: string): string | undefined {
  return value === 'off' ? undefined : value;
}

/** Returns a provider's base URL and the values of its variables by short name: `AZURE_SPEECH_KEY=x` → `{ key: 'x' }`. */
export function settingsOf(provider: Provider, env: Env): Settings {
  const values = Object.entries(provider.settings).map(([name, variable]) => [name, env[variable]?.trim()]);
  return { ...Object.fromEntries(values), baseUrl: env[baseUrlVariable(provider)] };
}

/** Returns the location of the snapshots: a folder, or an S3 bucket with a local folder for a copy of the last snapshot. */
function toSnapshotPlace({
  SNAPSHOT_URL,
  DATA_DIR,
}: Environment): { readonly folder: string } | { readonly s3: S3Location; readonly copyFolder: string } {
  const { bucket, prefix = '' } = S3_URL.exec(SNAPSHOT_URL ?? '')?.groups ?? {};
  if (bucket) {
    return { s3: { bucket, prefix: toPrefix(prefix) }, copyFolder: join(DATA_DIR, 'catalog-copy') };
  }
  return { folder: SNAPSHOT_URL ?? join(DATA_DIR, 'catalog') };
}

/** Returns the key prefix of a folder in a bucket, with one slash at the end: `a/b` → `a/b/`. The whole bucket has an empty prefix. */
function toPrefix(folder: string): string {
  const path = folder.replace(/\/+$/, '');
  return path === '' ? '' : `${path}/`;
}

function chooseProviders(list: string, known: readonly Provider[]) {
  const wanted = splitList(list);
  if (wanted.includes('all') && wanted.length === 1) {
    return { providers: known.filter(({ isOptIn }) => !isOptIn), unknown: [] };
  }
  return {
    providers: known.filter(({ id }) => wanted.includes(id)),
    unknown: wanted.filter((slug) => !known.some(({ id }) => id === slug)),
  };
}

/** Returns the base URL at which clients reach the service. If PUBLIC_URL is unset, the URL consists of the host and the listening port. */
export function publicUrlOf({ host, port, publicUrl }: Config['http'], listeningPort = port): string {
  if (publicUrl !== undefined) return publicUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : urlHost}:${listeningPort}`;
}
