import { baseUrlVariable } from '../../ingest/lists/list-source.ts';
import type { Provider } from '../../ingest/provider.ts';
import { loadDataFile } from '../../lib/data-set.ts';
import { editDistance } from '../../lib/edit-distance.ts';
import { type Config, publicUrlOf } from './config.ts';
import { SettingTexts } from './data-sets.ts';
import { type Env, Environment, setVariables } from './environment.ts';
import { isSecretName, isSecretSetting } from './secrets.ts';

type Variable = Readonly<ReturnType<typeof variableOf>>;

/** Describes an environment variable. The value of a secret one is never printed; by default, a name with a word such as KEY or TOKEN is secret. */
function variableOf(variable: string, meaning: string, secret = isSecretName(variable)) {
  return { variable, meaning, secret };
}

/** Setting for display, without secrets. Every field is present; null stands for a missing value. */
export type DescribedSetting = Readonly<ReturnType<typeof describeSettings>[number]>;

/** Lists all environment variables that the service reads, including the variables of providers and of the AWS SDK. */
export function listVariables(providers: readonly Provider[]): readonly Variable[] {
  const { own, aws } = loadDataFile(SettingTexts);
  const describe = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([variable, meaning]) => variableOf(variable, meaning));
  const all = [...describe(own), ...providers.flatMap(variablesOf), ...describe(aws)];
  return [...new Map(all.map((each) => [each.variable, each])).values()];
}

function variablesOf(provider: Provider): Variable[] {
  return [
    ...Object.entries(provider.settings).map(([name, variable]) =>
      variableOf(variable, `Setting of ${provider.id}.`, isSecretSetting(name)),
    ),
    variableOf(baseUrlVariable(provider), `Address in the place of that of ${provider.id}.`),
  ];
}

/** Describes all settings that result from `env`. `config` must be the result of `parseConfig` for the same `env`. */
export function describeSettings(env: Env, config: Config, providers: readonly Provider[]) {
  const set = setVariables(env);
  const values: Readonly<Record<string, unknown>> = Environment.parse(set);
  return listVariables(providers).map((each) => {
    const given = set[each.variable] !== undefined;
    const value = values[each.variable] ?? set[each.variable];
    const derived = given ? undefined : derivedValue(each.variable, config);
    const source = given ? 'environment' : value !== undefined ? 'default' : derived ? 'derived' : null;
    return {
      ...each,
      /** Effective value; null for a secret and for a setting without a value. In a URL, credentials and query are masked. */
      value: each.secret ? null : toShown(value ?? derived),
      /** Origin of the value; null if the setting has no value. A `derived` value is computed from the values of other settings. */
      source,
    };
  });
}

/** Returns the value that an unset variable gets from other settings; undefined if it gets none. */
function derivedValue(variable: string, { http, storage }: Config): string | undefined {
  if (variable === 'PUBLIC_URL') return publicUrlOf(http);
  return variable === 'SNAPSHOT_URL' && 'folder' in storage.snapshots ? storage.snapshots.folder : undefined;
}

function toShown(value: unknown): string | number | boolean | null {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return value === undefined ? null : withoutCredentials(String(value));
}

/** Masks the parts of a URL that may hold a secret: the credentials before the last `@`, the query and the fragment. Text that is not a URL stays unchanged. */
function withoutCredentials(text: string): string {
  const begin = text.indexOf('://') + '://'.length;
  if (begin < '://'.length) return text;
  const at = text.lastIndexOf('@');
  const host = at < begin ? text.slice(begin) : `***@${text.slice(at + 1)}`;
  const query = host.search(/[?#]/);
  return text.slice(0, begin) + (query === -1 ? host : `${host.slice(0, query + 1)}***`);
}

/** Minimum length of a variable's name in which a typo is recognized. A shorter name, such as `PORTS`, may belong to another program. */
const MIN_LETTERS = 6;

/** Finds misspelt variables: names that differ from a known name only by one letter, by case or by underscores (`RATE_LIMITS_MAX`). */
export function findMisnamed(env: Env, providers: readonly Provider[]) {
  const known = listVariables(providers).map(({ variable }) => variable);
  const names = new Set(known);
  return Object.keys(setVariables(env))
    .filter((variable) => !names.has(variable))
    .flatMap((variable) => {
      const resembles = known.find((name) => isAlike(plain(variable), plain(name)));
      return resembles === undefined ? [] : [{ variable, resembles }];
    });
}

function isAlike(given: string, known: string): boolean {
  if (given === known) return true;
  if (Math.min(given.length, known.length) < MIN_LETTERS) return false;
  return Math.abs(given.length - known.length) <= 1 && editDistance(given, known, 1) <= 1;
}

function plain(name: string): string {
  return name.replaceAll(/[_-]/g, '').toUpperCase();
}
