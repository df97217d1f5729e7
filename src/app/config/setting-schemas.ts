import { isIP, isIPv6 } from 'node:net';
import { validate } from 'node-cron';
import * as z from 'zod';
import { orUndefined } from '../../lib/or-undefined.ts';

/*
 * Schemas of the values of settings. The metadata `accepts` completes the error message "PORT must be …". The message never quotes the invalid value,
 * because it may be a secret.
 */

export const integer = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum)
    .meta({ accepts: `an integer from ${minimum} to ${maximum}` });

export const portOrOff = z
  .string()
  .refine((value) => value === 'off' || integer(0, 65_535).safeParse(value).success)
  .meta({ accepts: 'an integer from 0 to 65535, or off' });

export const share = z
  .string()
  .regex(/^(?:0?\.\d+|0|1(?:\.0+)?)$/)
  .transform(Number)
  .meta({ accepts: 'a number from 0 to 1' });

export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .meta({ accepts: 'true or false' });

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .meta({ accepts: 'an address that starts with http:// or https://' });

/** Reports whether a URL contains a user or a password. The class `URL` is used, because a pattern would miss unusual spellings. */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}

export const publicUrl = httpUrl
  .refine((url) => !hasUserInfo(url) && !/[?#]/.test(url))
  .transform((url) => new URL(url).href.replace(/\/+$/, ''))
  .meta({ accepts: 'an address that starts with http:// or https://, without query, user and password' });

export const folderUrl = httpUrl
  .refine((url) => !/[?#@\s]/.test(url))
  .meta({ accepts: 'an address that starts with http:// or https://, without query and credentials' });

/** Reports whether the client of Redis can read a URL: its path is the number of a database, and its credentials are percent-encoded. */
function isRedisUrl(url: string): boolean {
  const { pathname, username, password } = new URL(url);
  const credentials = orUndefined(() => decodeURIComponent(username + password));
  return /^\/?\d*$/.test(pathname) && credentials !== undefined;
}

export const redisUrl = z
  .url({ protocol: /^rediss?$/ })
  .refine(isRedisUrl)
  .meta({
    accepts: 'an address that starts with redis:// or rediss://, with a number of the database at most',
  });

export const bucket = z
  .string()
  .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  .meta({ accepts: 'the name of an S3 bucket' });

export const S3_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>.*))?$/;
/** Pattern of URLs, which a setting for a folder's path may not be. A URL without a slash (`s3:/x`) also matches, but a Windows drive (`C:`) does not. */
const URL_LIKE = /^[a-z][a-z\d+.-]+:/i;
export const snapshotUrl = z
  .string()
  .refine((url) => S3_URL.test(url) || !URL_LIKE.test(url))
  .meta({ accepts: 'a folder, or s3://bucket/prefix' });

export const folder = z
  .string()
  .refine((path) => !URL_LIKE.test(path))
  .meta({ accepts: 'a folder' });

export const trustProxy = z
  .string()
  .refine(
    (value) => /^\d{1,2}$/.test(value) || value.split(',').every((entry) => isAddressRange(entry.trim())),
  )
  .transform((value) => (/^\d+$/.test(value) ? Number(value) : value))
  .meta({
    accepts:
      'a number of hops, or a comma-separated list of addresses, each with a prefix of 1 to 32 bits (IPv6: 128) or none',
  });

export const cron = z
  .string()
  .refine((value) => value === 'off' || validate(value))
  .meta({ accepts: 'a cron expression such as "17 */6 * * *", or off' });

/** IP address or host name: `::`, `fe80::1%eth0`, `voices.example.org`. */
export const host = z
  .string()
  .refine((value) => /^[\p{L}\p{N}._-]+$/u.test(value) || isIPv6(value))
  .meta({ accepts: 'an address or a name of this machine, without port' });

export const timezone = z
  .string()
  .refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC')
  .meta({ accepts: 'a time zone such as UTC or Europe/Vienna' });

/** Reports whether Express accepts an entry in `trust proxy`: a named range, an IP address, or a CIDR range. */
function isAddressRange(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
