import { isIP } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { OperatorError } from '../domain/errors.ts';
import { isAskable } from '../ingest/address.ts';
import { SourceMode } from '../ingest/fetch-voices.ts';
import type { Provider, Settings } from '../ingest/provider.ts';
import { isCronExpression } from '../ingest/scheduler.ts';
import type { S3Location } from '../storage/s3.ts';

/** Variables of the process, as `process.env` has them. */
export type Env = Readonly<Record<string, string | undefined>>;

const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta({ accepts: `an integer from ${minimum} to ${maximum}` });

const share = z
  .string()
  .regex(/^(?:0?\.\d+|0|1(?:\.0+)?)$/)
  .transform(Number)
  .meta({ accepts: 'a number from 0 to 1' });

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .meta({ accepts: 'true or false' });

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .meta({ accepts: 'an address that starts with http:// or https://' });

const folderUrl = httpUrl
  .refine((url) => !/[?#@\s]/.test(url))
  .meta({ accepts: 'an address that starts with http:// or https://, without query and credentials' });

const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  .meta({ accepts: 'the name of an S3 bucket' });

const S3_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>.*))?$/;
const snapshotUrl = z
  .string()
  .refine((url) => S3_URL.test(url) || !url.includes('://'))
  .meta({ accepts: 'a folder, or s3://bucket/prefix' });

const trustProxy = z
  .string()
  .refine(
    (value) => /^\d{1,2}$/.test(value) || value.split(',').every((entry) => isAddressRange(entry.trim())),
  )
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
  .meta({ accepts: 'a number of hops, or a comma-separated list of addresses' });

const cron = z
  .string()
  .refine((value) => value === 'off' || isCronExpression(value))
  .meta({ accepts: 'a cron expression such as "17 */6 * * *", or off' });

const timezone = z
  .string()
  .refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC')
  .meta({ accepts: 'a time zone such as UTC or Europe/Vienna' });

/** Every variable, its default and its meaning: the README's table is made of this. */
const Environment = z.object({
  PORT: integer(0, 65_535).default(3000).meta({ description: 'Port to listen on.' }),
  HOST: z.string().default('0.0.0.0').meta({ description: 'Address to listen on.' }),
  PUBLIC_URL: httpUrl.optional().meta({ description: 'Address that clients use, for absolute links.' }),
  DATA_DIR: z.string().default('./data').meta({ description: 'Folder for everything that is written.' }),
  RATE_LIMIT_MAX: integer(1, 1_000_000_000)
    .default(300)
    .meta({ description: 'Requests per window and client address.' }),
  RATE_LIMIT_WINDOW_SECONDS: integer(1, 86_400).default(60).meta({ description: 'Length of that window.' }),
  TRUST_PROXY: trustProxy.default(0).meta({ description: 'Hops or addresses whose X-Forwarded-For counts.' }),
  INGEST_CRON: cron.default('17 */6 * * *').meta({ description: 'When to ingest, or off.' }),
  INGEST_TIMEZONE: timezone.default('UTC').meta({ description: 'Time zone of that schedule.' }),
  INGEST_ON_START: flag
    .default(true)
    .meta({ description: 'Whether to ingest in the background after start.' }),
  SOURCES: SourceMode.default('auto').meta({ description: 'Where lists come from.' }),
  PROVIDERS: z
    .string()
    .default('all')
    .meta({ description: 'Comma-separated slugs of the providers to list.' }),
  PRIMARY_PROVIDER: z
    .string()
    .default('deepgram')
    .meta({ description: 'Provider whose top-tier voices come first.' }),
  TOP_TIER_MODEL: z.string().default('aura-2').meta({ description: 'Its top-tier model.' }),
  MAX_SHRINK: share
    .default(0.5)
    .meta({ description: 'Share of its voices that a provider may lose in one ingest.' }),
  SNAPSHOT_URL: snapshotUrl
    .optional()
    .meta({ description: 'Where snapshots are stored, if not in DATA_DIR.' }),
  PREVIEW_BUCKET: bucket.optional().meta({ description: 'S3 bucket of preview recordings.' }),
  PREVIEW_PREFIX: z.string().default('previews/').meta({ description: 'Where in the bucket they are.' }),
  PREVIEW_URL_TTL_SECONDS: integer(1, 604_800)
    .default(3600)
    .meta({ description: 'How long a presigned link works.' }),
  PREVIEW_CDN_BASE_URL: folderUrl
    .optional()
    .meta({ description: 'Folder of fallback previews, one for every voice.' }),
  S3_FORCE_PATH_STYLE: flag
    .default(false)
    .meta({ description: 'Address buckets by path, as most S3-compatible stores need.' }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ description: 'What is logged to stderr.' }),
});
type Environment = z.infer<typeof Environment>;

/** The settings of the service, by concern. */
export interface Config {
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** Undefined: links name the port of this machine. */
    readonly publicUrl: string | undefined;
    readonly trustProxy: number | string;
    readonly rateLimit: { readonly limit: number; readonly windowSeconds: number };
  };
  readonly storage: {
    readonly dataDir: string;
    readonly snapshots: { readonly folder: string } | { readonly s3: S3Location };
    readonly s3PathStyle: boolean;
    readonly previews: {
      readonly bucket: S3Location | undefined;
      readonly ttlSeconds: number;
      readonly cdnBaseUrl: string | undefined;
    };
  };
  readonly topTier: { readonly provider: string; readonly model: string };
  readonly ingest: {
    readonly cron: string | undefined;
    readonly timezone: string;
    readonly onStart: boolean;
    readonly sources: SourceMode;
    readonly providers: readonly Provider[];
    readonly settingsOf: (provider: Provider) => Settings;
    readonly maxShrink: number;
  };
  readonly logLevel: Environment['LOG_LEVEL'];
}

/**
 * Reads the settings. Pure: nothing but `env` is looked at.
 * @throws {OperatorError} naming every variable that cannot be used and what it accepts; never a value
 */
export function parseConfig(env: Env, knownProviders: readonly Provider[]): Config {
  // An empty variable is how shells and compose files say "not set".
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(set);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path }) => problemWith(String(path[0])));
  const { providers, unknown } = chooseProviders(set.PROVIDERS ?? 'all', knownProviders);
  if (unknown.length > 0 || providers.length === 0) {
    problems.push(`PROVIDERS must be all or some of: ${knownProviders.map(({ id }) => id).join(', ')}`);
  }
  for (const provider of knownProviders) {
    const name = baseUrlVariable(provider);
    if (set[name] !== undefined && !isAskable(set[name]))
      problems.push(`${name} must be an https:// address (http:// on loopback only)`);
  }
  if (!parsed.success || problems.length > 0)
    throw new OperatorError([...new Set(problems)].map((problem) => `${problem}.`).join('\n'));
  return toConfig(parsed.data, providers, set);
}

/** The variable that points a provider at another host. */
export function baseUrlVariable({ id }: Provider): string {
  return `${id.toUpperCase().replaceAll('-', '_')}_BASE_URL`;
}

/** The documented variables, for the README. */
export function describeEnvironment(): { name: string; defaultValue: string; meaning: string }[] {
  return Object.entries(Environment.shape).map(([name, field]) => ({
    name,
    defaultValue: field instanceof z.ZodDefault ? String(field.def.defaultValue) : '',
    meaning: field.meta()?.description ?? '',
  }));
}

function toConfig(values: Environment, providers: readonly Provider[], env: Env): Config {
  return {
    http: {
      port: values.PORT,
      host: values.HOST,
      publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
      trustProxy: values.TRUST_PROXY,
      rateLimit: { limit: values.RATE_LIMIT_MAX, windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS },
    },
    storage: {
      dataDir: values.DATA_DIR,
      snapshots: toSnapshotPlace(values),
      s3PathStyle: values.S3_FORCE_PATH_STYLE,
      previews: {
        bucket: values.PREVIEW_BUCKET
          ? { bucket: values.PREVIEW_BUCKET, prefix: values.PREVIEW_PREFIX }
          : undefined,
        ttlSeconds: values.PREVIEW_URL_TTL_SECONDS,
        cdnBaseUrl: values.PREVIEW_CDN_BASE_URL,
      },
    },
    topTier: { provider: values.PRIMARY_PROVIDER, model: values.TOP_TIER_MODEL },
    ingest: {
      cron: values.INGEST_CRON === 'off' ? undefined : values.INGEST_CRON,
      timezone: values.INGEST_TIMEZONE,
      onStart: values.INGEST_ON_START,
      sources: values.SOURCES,
      providers,
      settingsOf: (provider) => ({
        ...Object.fromEntries(
          Object.entries(provider.settings).map(([name, variable]) => [name, env[variable]]),
        ),
        baseUrl: env[baseUrlVariable(provider)],
      }),
      maxShrink: values.MAX_SHRINK,
    },
    logLevel: values.LOG_LEVEL,
  };
}

function toSnapshotPlace({ SNAPSHOT_URL, DATA_DIR }: Environment): Config['storage']['snapshots'] {
  const { bucket, prefix = '' } = S3_URL.exec(SNAPSHOT_URL ?? '')?.groups ?? {};
  if (bucket) return { s3: { bucket, prefix: prefix === '' ? '' : prefix.replace(/\/*$/, '/') } };
  return { folder: SNAPSHOT_URL ?? join(DATA_DIR, 'catalog') };
}

function chooseProviders(list: string, known: readonly Provider[]) {
  const wanted = list
    .split(',')
    .map((slug) => slug.trim())
    .filter(Boolean);
  if (wanted.includes('all') && wanted.length === 1) {
    return { providers: known.filter(({ isOptIn }) => !isOptIn), unknown: [] };
  }
  return {
    providers: known.filter(({ id }) => wanted.includes(id)),
    unknown: wanted.filter((slug) => !known.some(({ id }) => id === slug)),
  };
}

function problemWith(name: string): string {
  const field = Environment.shape[name as keyof Environment];
  const inner = field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : field;
  const accepts =
    inner instanceof z.ZodEnum ? `one of: ${inner.options.join(', ')}` : (inner as z.ZodType).meta()?.accepts;
  return `${name} must be ${accepts ?? 'text'}`;
}

function isAddressRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits] = entry.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}
