import * as z from 'zod';
import { SourceMode } from '../ingest/lists/list-source.ts';
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

/**
 * Returns the variables that are set. An empty variable counts as unset, because Docker Compose files pass an unset variable as an empty
 * string.
 */
export function setVariables(env: Env): Env {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

/** Groups of settings with their headings, in the order in which the documentation lists them. */
export const CONCERNS = {
  server: 'Server',
  limits: 'Limits of clients',
  ingest: 'Voices and their ingest',
  storage: 'Storage',
  previews: 'Previews',
} as const;

/** Schema of the environment variables, from which `docs/configuration.md` is generated. */
export const Environment = z.object({
  PORT: integer(0, 65_535).default(3000).meta({ description: 'Port to listen on.', concern: 'server' }),
  HOST: host
    .default('0.0.0.0')
    .meta({ description: 'Address or name of this machine to listen on.', concern: 'server' }),
  PUBLIC_URL: publicUrl
    .optional()
    .meta({ description: 'Address that clients use, for absolute links.', concern: 'server' }),
  DATA_DIR: folder
    .default('./data')
    .meta({ description: 'Folder for everything that the service writes.', concern: 'storage' }),
  RATE_LIMIT_MAX: integer(1, 1_000_000_000)
    .default(300)
    .meta({ description: 'Requests that a client may send in a window.', concern: 'limits' }),
  RATE_LIMIT_WINDOW_SECONDS: integer(1, 86_400)
    .default(60)
    .meta({ description: 'Length of that window.', concern: 'limits' }),
  TRUST_PROXY: trustProxy.default(0).meta({
    description: 'Proxies before the service, by number or address, whose X-Forwarded-For is believed.',
    concern: 'server',
  }),
  RATE_LIMIT_IPV6_PREFIX: integer(32, 128)
    .default(64)
    .meta({ description: 'Leading bits of an IPv6 address that make a client.', concern: 'limits' }),
  MAX_CONNECTIONS_PER_ADDRESS: integer(1, 1_000_000).default(100).meta({
    description: 'Open connections of one client; trusted proxies have no limit.',
    concern: 'limits',
  }),
  MAX_CONNECTIONS: integer(1, 1_000_000)
    .default(10_000)
    .meta({ description: 'Open connections in all.', concern: 'limits' }),
  HSTS_INCLUDE_SUBDOMAINS: flag
    .default(false)
    .meta({ description: 'Whether all hosts below that of the service speak HTTPS too.', concern: 'server' }),
  STOP_DELAY_SECONDS: integer(0, 300).default(2).meta({
    description: 'Time that a stopping service still answers, with `/readyz` 503.',
    concern: 'server',
  }),
  INGEST_CRON: cron.default('17 */6 * * *').meta({ description: 'Schedule of ingests.', concern: 'ingest' }),
  INGEST_TIMEZONE: timezone
    .default('UTC')
    .meta({ description: 'Time zone of that schedule.', concern: 'ingest' }),
  INGEST_ON_START: flag
    .default(true)
    .meta({ description: 'Whether an ingest runs in the background after the start.', concern: 'ingest' }),
  SOURCES: SourceMode.default('auto').meta({
    description:
      'Source of the voice lists: `live` asks the providers, `bundled` reads the lists of this repository, `auto` asks the providers whose settings are complete.',
    concern: 'ingest',
  }),
  PROVIDERS: z.string().default('all').meta({
    description:
      'Slugs of the providers to list, separated by commas; `all` leaves out resellers and undocumented APIs.',
    concern: 'ingest',
  }),
  PRIMARY_PROVIDER: z
    .string()
    .default('deepgram')
    .meta({ description: 'Provider whose top-tier voices come first.', concern: 'ingest' }),
  TOP_TIER_MODEL: z
    .string()
    .default('aura-2')
    .meta({ description: 'Top-tier model of that provider.', concern: 'ingest' }),
  MAX_SHRINK: share.default(0.5).meta({
    description:
      'Share of its voices that a provider may lose in one ingest; a list that lost more is held back.',
    concern: 'ingest',
  }),
  MAX_VOICES: integer(1, 10_000_000).default(1_000_000).meta({
    description:
      'Most voices of the catalog; a list with which it would hold more is held back. Bundled lists are always used.',
    concern: 'ingest',
  }),
  SNAPSHOT_URL: snapshotUrl
    .optional()
    .meta({ description: 'Place of the snapshots: a folder, or `s3://bucket/prefix`.', concern: 'storage' }),
  REDIS_URL: redisUrl.optional().meta({
    description:
      'Redis that counts the requests of clients for all servers: `redis://host:6379`, or `rediss://` for TLS.',
    concern: 'limits',
  }),
  PREVIEW_BUCKET: bucket
    .optional()
    .meta({ description: 'S3 bucket of preview recordings.', concern: 'previews' }),
  PREVIEW_PREFIX: z
    .string()
    .default('previews/')
    .meta({ description: 'Folder of these recordings in the bucket.', concern: 'previews' }),
  PREVIEW_URL_TTL_SECONDS: integer(1, 604_800)
    .default(3600)
    .meta({ description: 'Time that a presigned link works.', concern: 'previews' }),
  PREVIEW_DIR: folder.optional().meta({
    description:
      'Folder of preview recordings that the service serves under /previews/; `previews` in DATA_DIR if unset.',
    concern: 'previews',
  }),
  PREVIEW_SYNTHESIS: z.enum(['auto', 'off']).default('auto').meta({
    description:
      'Whether a server records the voices of an engine of its machine (`espeak-ng`) that have no preview. `auto`: in the background, unless PREVIEW_BUCKET is set.',
    concern: 'previews',
  }),
  PREVIEW_CDN_BASE_URL: folderUrl.optional().meta({
    description: 'Folder of fallback previews on a CDN, with the manifest of a sync.',
    concern: 'previews',
  }),
  PREVIEW_CDN_TRUSTED: flag.default(false).meta({
    description: 'Whether that folder has an .mp3 for every voice, so that it needs no manifest.',
    concern: 'previews',
  }),
  PREVIEW_CHECK_CRON: cron
    .default('off')
    .meta({ description: "Schedule of checks of the providers' samples.", concern: 'previews' }),
  S3_FORCE_PATH_STYLE: flag.default(false).meta({
    description: 'Whether buckets are addressed by path, as most S3-compatible stores need.',
    concern: 'storage',
  }),
  METRICS_PORT: portOrOff
    .default('off')
    .meta({ description: 'Port of the metrics for Prometheus, under /metrics.', concern: 'server' }),
  METRICS_HOST: host.default('127.0.0.1').meta({
    description: 'Address or name of this machine on which the metrics are.',
    concern: 'server',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ description: 'Least level of the messages on stderr.', concern: 'server' }),
  LOG_REQUESTS: z.enum(['false', 'true', 'addresses']).default('false').meta({
    description:
      'Whether each request is a message. `true` cuts the addresses of clients, `addresses` leaves them whole.',
    concern: 'server',
  }),
});
export type Environment = z.infer<typeof Environment>;

/** Describes the values that a variable accepts. The invalid value is never quoted, because it may be a secret. */
export function problemWith(name: string): string {
  const field = Environment.shape[name as keyof Environment];
  const inner = field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : field;
  const accepts =
    inner instanceof z.ZodEnum ? `one of: ${inner.options.join(', ')}` : (inner as z.ZodType).meta()?.accepts;
  return `${name} must be ${accepts ?? 'text'}`;
}
