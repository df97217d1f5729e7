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
  PORT: integer(0, 65_535).default(3000).describe('Port to listen on.'),
  HOST: host.default('0.0.0.0').describe('Address or name of this machine to listen on.'),
  PUBLIC_URL: publicUrl.optional().describe('Address that clients use, for absolute links.'),
  TRUST_PROXY: trustProxy
    .default(0)
    .describe('Proxies before the service, by number or address, whose X-Forwarded-For is believed.'),
  HSTS_INCLUDE_SUBDOMAINS: flag
    .default(false)
    .describe('Whether all hosts below that of the service speak HTTPS too.'),
  STOP_DELAY_SECONDS: integer(0, 300)
    .default(2)
    .describe('Time that a stopping service still answers, with `/readyz` 503.'),
  METRICS_PORT: portOrOff.default('off').describe('Port of the metrics for Prometheus, under /metrics.'),
  METRICS_HOST: host
    .default('127.0.0.1')
    .describe('Address or name of this machine on which the metrics are.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least level of the messages on stderr.'),
  LOG_REQUESTS: z
    .enum(['false', 'true', 'addresses'])
    .default('false')
    .describe(
      'Whether each request is a message. `true` cuts the addresses of clients, `addresses` leaves them whole.',
    ),
};
const LIMITS = {
  RATE_LIMIT_MAX: integer(1, 1_000_000_000)
    .default(300)
    .describe('Requests that a client may send in a window.'),
  RATE_LIMIT_WINDOW_SECONDS: integer(1, 86_400).default(60).describe('Length of that window.'),
  RATE_LIMIT_IPV6_PREFIX: integer(32, 128)
    .default(64)
    .describe('Leading bits of an IPv6 address that make a client.'),
  MAX_CONNECTIONS_PER_ADDRESS: integer(1, 1_000_000)
    .default(100)
    .describe('Open connections of one client; trusted proxies have no limit.'),
  MAX_CONNECTIONS: integer(1, 1_000_000).default(10_000).describe('Open connections in all.'),
  REDIS_URL: redisUrl
    .optional()
    .describe(
      'Redis that counts the requests of clients for all servers: `redis://host:6379`, or `rediss://` for TLS.',
    ),
};
const INGEST = {
  INGEST_CRON: cron.default('17 */6 * * *').describe('Schedule of ingests.'),
  INGEST_TIMEZONE: timezone.default('UTC').describe('Time zone of that schedule.'),
  INGEST_ON_START: flag.default(true).describe('Whether an ingest runs in the background after the start.'),
  SOURCES: SourceMode.default('auto').describe(
    'Source of the voice lists: `live` asks the providers, `bundled` reads the lists of this repository, `auto` asks the providers whose settings are complete.',
  ),
  PROVIDERS: z
    .string()
    .default('all')
    .describe(
      'Slugs of the providers to list, separated by commas; `all` leaves out resellers and undocumented APIs.',
    ),
  PRIMARY_PROVIDER: z.string().default('deepgram').describe('Provider whose top-tier voices come first.'),
  TOP_TIER_MODEL: z.string().default('aura-2').describe('Top-tier model of that provider.'),
  MAX_SHRINK: share
    .default(0.5)
    .describe(
      'Share of its voices that a provider may lose in one ingest; a list that lost more is held back.',
    ),
  MAX_VOICES: integer(1, 10_000_000)
    .default(1_000_000)
    .describe(
      'Most voices of the catalog; a list with which it would hold more is held back. Bundled lists are always used.',
    ),
};
const STORAGE = {
  DATA_DIR: folder.default('./data').describe('Folder for everything that the service writes.'),
  SNAPSHOT_URL: snapshotUrl.optional().describe('Place of the snapshots: a folder, or `s3://bucket/prefix`.'),
  S3_FORCE_PATH_STYLE: flag
    .default(false)
    .describe('Whether buckets are addressed by path, as most S3-compatible stores need.'),
};
const PREVIEWS = {
  PREVIEW_BUCKET: bucket.optional().describe('S3 bucket of preview recordings.'),
  PREVIEW_PREFIX: z.string().default('previews/').describe('Folder of these recordings in the bucket.'),
  PREVIEW_URL_TTL_SECONDS: integer(1, 604_800).default(3600).describe('Time that a presigned link works.'),
  PREVIEW_DIR: folder
    .optional()
    .describe(
      'Folder of preview recordings that the service serves under /previews/; `previews` in DATA_DIR if unset.',
    ),
  PREVIEW_SYNTHESIS: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      'Whether a server records the voices of an engine of its machine (`espeak-ng`) that have no preview. `auto`: in the background, unless PREVIEW_BUCKET is set.',
    ),
  PREVIEW_CDN_BASE_URL: folderUrl
    .optional()
    .describe('Folder of fallback previews on a CDN, with the manifest of a sync.'),
  PREVIEW_CDN_TRUSTED: flag
    .default(false)
    .describe('Whether that folder has an .mp3 for every voice, so that it needs no manifest.'),
  PREVIEW_CHECK_CRON: cron.default('off').describe("Schedule of checks of the providers' samples."),
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
