import * as z from 'zod';
import { SourceMode } from '../../ingest/lists/list-source.ts';
import {
  bucket,
  cron,
  flag,
  folder,
  folderUrl,
  host,
  integer,
  portOrOff,
  publicUrl,
  redisUrl,
  share,
  snapshotUrl,
  timezone,
  trustProxy,
} from './setting-schemas.ts';

/** Environment variables, in the form of `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Returns the environment variables that are set. An empty variable counts as unset, because Docker Compose passes an unset variable as empty. */
export function setVariables(env: Env): Env {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

const SERVER = {
  PORT: integer(0, 65_535).default(3000),
  HOST: host.default('0.0.0.0'),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: trustProxy.default(0),
  HSTS_INCLUDE_SUBDOMAINS: flag.default(false),
  STOP_DELAY_SECONDS: integer(0, 300).default(2),
  METRICS_PORT: portOrOff.default('off'),
  METRICS_HOST: host.default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_REQUESTS: z.enum(['false', 'true', 'addresses']).default('false'),
};
const LIMITS = {
  RATE_LIMIT_MAX: integer(1, 1_000_000_000).default(300),
  RATE_LIMIT_WINDOW_SECONDS: integer(1, 86_400).default(60),
  RATE_LIMIT_IPV6_PREFIX: integer(32, 128).default(64),
  MAX_CONNECTIONS_PER_ADDRESS: integer(1, 1_000_000).default(100),
  MAX_CONNECTIONS: integer(1, 1_000_000).default(10_000),
  REDIS_URL: redisUrl.optional(),
};
const INGEST = {
  INGEST_CRON: cron.default('17 */6 * * *'),
  INGEST_TIMEZONE: timezone.default('UTC'),
  INGEST_ON_START: flag.default(true),
  SOURCES: SourceMode.default('auto'),
  PROVIDERS: z.string().default('all'),
  PRIMARY_PROVIDER: z.string().default('deepgram'),
  TOP_TIER_MODEL: z.string().default('aura-2'),
  MAX_SHRINK: share.default(0.5),
  MAX_VOICES: integer(1, 10_000_000).default(1_000_000),
};
const STORAGE = {
  DATA_DIR: folder.default('./data'),
  SNAPSHOT_URL: snapshotUrl.optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
};
const PREVIEWS = {
  PREVIEW_BUCKET: bucket.optional(),
  PREVIEW_PREFIX: z.string().default('previews/'),
  PREVIEW_URL_TTL_SECONDS: integer(1, 604_800).default(3600),
  PREVIEW_DIR: folder.optional(),
  PREVIEW_SYNTHESIS: z.enum(['auto', 'off']).default('auto'),
  PREVIEW_CDN_BASE_URL: folderUrl.optional(),
  PREVIEW_CDN_TRUSTED: flag.default(false),
  PREVIEW_CHECK_CRON: cron.default('off'),
};

/** Settings by concern. For each concern, `scripts/docs/configuration.mjs` writes a section of `docs/configuration.md`, in this order. @public */
export const CONCERNS = {
  Server: SERVER,
  'Limits of clients': LIMITS,
  'Voices and their ingest': INGEST,
  Storage: STORAGE,
  Previews: PREVIEWS,
} as const;

/** Schema of the environment variables. The file `docs/configuration.md` is generated from this schema. */
export const Environment = z.object({ ...SERVER, ...LIMITS, ...INGEST, ...STORAGE, ...PREVIEWS });
export type Environment = z.infer<typeof Environment>;

/** Returns the error text about a variable, with the accepted values. An invalid value is never quoted, because it may be a secret. */
export function problemWith(name: string): string {
  const field = Environment.shape[name as keyof Environment];
  const inner = field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : field;
  const accepts =
    inner instanceof z.ZodEnum ? `one of: ${inner.options.join(', ')}` : (inner as z.ZodType).meta()?.accepts;
  return `${name} must be ${accepts ?? 'text'}`;
}
