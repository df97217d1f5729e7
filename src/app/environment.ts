import { isIP, isIPv6 } from 'node:net';
import * as z from 'zod';
import { SourceMode } from '../ingest/lists/list-source.ts';
import { isCronExpression } from './scheduler.ts';

/** Environment variables, in the form of `process.env`. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Returns the variables that are set. An empty one counts as unset, because shells and compose files write an unset variable so. */
export function setVariables(env: Env): Env {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

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

/** Reports whether an address holds a user or a password, which `URL` finds in any spelling. */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

const publicUrl = httpUrl
  .refine((url) => !hasUserInfo(url) && !/[?#]/.test(url))
  .meta({ accepts: 'an address that starts with http:// or https://, without query, user and password' });

const folderUrl = httpUrl
  .refine((url) => !/[?#@\s]/.test(url))
  .meta({ accepts: 'an address that starts with http:// or https://, without query and credentials' });

const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  .meta({ accepts: 'the name of an S3 bucket' });

export const S3_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>.*))?$/;
/** Pattern of a URL, also of one with a slash too few (`s3:/x`), which would be taken for a folder. A drive (`C:`) is none. */
const URL_LIKE = /^[a-z][a-z\d+.-]+:/i;
const snapshotUrl = z
  .string()
  .refine((url) => S3_URL.test(url) || !URL_LIKE.test(url))
  .meta({ accepts: 'a folder, or s3://bucket/prefix' });

const folder = z
  .string()
  .refine((path) => !URL_LIKE.test(path))
  .meta({ accepts: 'a folder' });

const trustProxy = z
  .string()
  .refine(
    (value) => /^\d{1,2}$/.test(value) || value.split(',').every((entry) => isAddressRange(entry.trim())),
  )
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
  .meta({
    accepts:
      'a number of hops, or a comma-separated list of addresses, each with a prefix of 1 to 32 bits (IPv6: 128) or none',
  });

const cron = z
  .string()
  .refine((value) => value === 'off' || isCronExpression(value))
  .meta({ accepts: 'a cron expression such as "17 */6 * * *", or off' });

/** Address or name of a machine, of the characters that one can have: `::`, `fe80::1%eth0`, `voices.example.org`. */
const host = z
  .string()
  .refine((value) => /^[\p{L}\p{N}._-]+$/u.test(value) || isIPv6(value))
  .meta({ accepts: 'an address or a name of this machine, without port' });

const timezone = z
  .string()
  .refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC')
  .meta({ accepts: 'a time zone such as UTC or Europe/Vienna' });

/** Environment variables with their defaults and meanings. The table of the README is checked against this schema. */
export const Environment = z.object({
  PORT: integer(0, 65_535).default(3000).meta({ description: 'Port to listen on.' }),
  HOST: host.default('0.0.0.0').meta({ description: 'Address to listen on.' }),
  PUBLIC_URL: publicUrl.optional().meta({ description: 'Address that clients use, for absolute links.' }),
  DATA_DIR: folder.default('./data').meta({ description: 'Folder for everything that is written.' }),
  RATE_LIMIT_MAX: integer(1, 1_000_000_000)
    .default(300)
    .meta({ description: 'Requests per window and client address.' }),
  RATE_LIMIT_WINDOW_SECONDS: integer(1, 86_400).default(60).meta({ description: 'Length of that window.' }),
  TRUST_PROXY: trustProxy.default(0).meta({ description: 'Hops or addresses whose X-Forwarded-For counts.' }),
  RATE_LIMIT_IPV6_PREFIX: integer(32, 128)
    .default(64)
    .meta({ description: 'Leading bits of an IPv6 address that make a client.' }),
  MAX_CONNECTIONS_PER_ADDRESS: integer(1, 1_000_000)
    .default(100)
    .meta({ description: 'Open connections of one client; trusted proxies have no limit.' }),
  MAX_CONNECTIONS: integer(1, 1_000_000).default(10_000).meta({ description: 'Open connections in all.' }),
  HSTS_INCLUDE_SUBDOMAINS: flag
    .default(false)
    .meta({ description: '`true` if all hosts below that of the service speak HTTPS too.' }),
  STOP_DELAY_SECONDS: integer(0, 300)
    .default(2)
    .meta({ description: 'Time that a stopping service still answers, with `/readyz` 503.' }),
  INGEST_CRON: cron.default('17 */6 * * *').meta({ description: 'When to ingest, or off.' }),
  INGEST_TIMEZONE: timezone.default('UTC').meta({ description: 'Time zone of that schedule.' }),
  INGEST_ON_START: flag
    .default(true)
    .meta({ description: '`true` to ingest in the background after start.' }),
  SOURCES: SourceMode.default('auto').meta({ description: 'Source of the lists.' }),
  PROVIDERS: z
    .string()
    .default('all')
    .meta({ description: 'Comma-separated slugs of the providers to list.' }),
  PRIMARY_PROVIDER: z
    .string()
    .default('deepgram')
    .meta({ description: 'Provider whose top-tier voices come first.' }),
  TOP_TIER_MODEL: z.string().default('aura-2').meta({ description: 'Top-tier model of that provider.' }),
  MAX_SHRINK: share
    .default(0.5)
    .meta({ description: 'Share of its voices that a provider may lose in one ingest.' }),
  SNAPSHOT_URL: snapshotUrl.optional().meta({ description: 'Place of the snapshots, if not in DATA_DIR.' }),
  PREVIEW_BUCKET: bucket.optional().meta({ description: 'S3 bucket of preview recordings.' }),
  PREVIEW_PREFIX: z
    .string()
    .default('previews/')
    .meta({ description: 'Folder of these recordings in the bucket.' }),
  PREVIEW_URL_TTL_SECONDS: integer(1, 604_800)
    .default(3600)
    .meta({ description: 'How long a presigned link works.' }),
  PREVIEW_DIR: folder
    .optional()
    .meta({ description: 'Folder of preview recordings that the service serves under /previews/.' }),
  PREVIEW_CDN_BASE_URL: folderUrl
    .optional()
    .meta({ description: 'Folder of fallback previews on a CDN, with the manifest of a sync.' }),
  PREVIEW_CDN_TRUSTED: flag
    .default(false)
    .meta({ description: '`true` if that folder has an .mp3 for every voice and needs no manifest.' }),
  PREVIEW_CHECK_CRON: cron
    .default('off')
    .meta({ description: 'When to check the samples of providers, or off.' }),
  S3_FORCE_PATH_STYLE: flag
    .default(false)
    .meta({ description: 'Address buckets by path, as most S3-compatible stores need.' }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .meta({ description: 'Level of the messages on stderr.' }),
});
export type Environment = z.infer<typeof Environment>;

/** Describes the values that a variable accepts. Never quotes its value, which may be a secret. */
export function problemWith(name: string): string {
  const field = Environment.shape[name as keyof Environment];
  const inner = field instanceof z.ZodDefault || field instanceof z.ZodOptional ? field.unwrap() : field;
  const accepts =
    inner instanceof z.ZodEnum ? `one of: ${inner.options.join(', ')}` : (inner as z.ZodType).meta()?.accepts;
  return `${name} must be ${accepts ?? 'text'}`;
}

/** Reports whether Express takes an entry for trusted addresses: a range by name, an address, or an address and the bits of its prefix. */
function isAddressRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
