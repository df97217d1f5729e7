import { orUndefined } from '../../lib/or-undefined.ts';
import type { Env } from './environment.ts';

/** Short names of the provider settings that are no secrets. Any other setting is masked, because a setting added later may be an API key. */
const OPEN_SETTINGS: ReadonlySet<string> = new Set(['authors', 'baseUrl', 'profile', 'region']);

export function isSecretSetting(name: string): boolean {
  return !OPEN_SETTINGS.has(name);
}

/**
 * Pattern of the names of environment variables that hold a secret. The providers' modules also declare their secret variables, but are not loaded here,
 * because loading them would delay an error report at the start. A test checks that the pattern matches the variables that providers declare as secret.
 */
const SECRET_NAME =
  /(?:KEY|KEYS|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS)(?:_ID|_FILE|_(?:RELATIVE_|FULL_)?URI)?$/i;
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

/** Pattern of a URL with credentials; it captures `user:password` in `https://user:password@host`. */
const USER_INFO = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)@/i;

/** Returns the secrets in environment variables: the values of keys, tokens and passwords, and the credentials in URLs. */
export function secretsIn(env: Env): ReadonlySet<string> {
  const secrets = Object.entries(env).flatMap(([name, value = '']) =>
    isSecretName(name) ? [value, ...value.split(',')] : userInfoOf(value),
  );
  return new Set(secrets.map((secret) => secret.trim()).filter(Boolean));
}

function userInfoOf(address: string): string[] {
  const [, userInfo] = USER_INFO.exec(address.trim()) ?? [];
  if (userInfo === undefined) return [];
  const password = userInfo.slice(userInfo.indexOf(':') + 1);
  return [userInfo, password, orUndefined(() => decodeURIComponent(password)) ?? password];
}
