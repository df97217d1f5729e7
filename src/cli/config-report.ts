import type { DescribedSetting } from '../app/describe-settings.ts';
import { CONCERNS, Environment } from '../app/environment.ts';
import type { CliIo } from './io.ts';
import { printRows, type Row } from './print-rows.ts';

interface ShownSettings {
  readonly settings: readonly DescribedSetting[];
  /** Settings with their default values, as under an empty environment. */
  readonly defaults: readonly DescribedSetting[];
  /** Environment variables of each provider, by its slug. */
  readonly variablesOf: ReadonlyMap<string, readonly string[]>;
}

/**
 * Prints the settings as tables: first the settings that differ from their default, then all others by group. Unset variables of providers
 * are printed by name only, one line per provider, because few operators set them.
 */
export function printSettings(shown: ShownSettings, io: CliIo): void {
  const { settings, variablesOf } = shown;
  const defaults = new Map(shown.defaults.map((each) => [each.variable, each]));
  const changed = settings.filter((each) => isChanged(each, defaults.get(each.variable)));
  const others = settings.filter((each) => !changed.includes(each));
  const ofProviders = new Set([...variablesOf.values()].flat());
  const inConcern = (concern: string | undefined) => (each: DescribedSetting) =>
    concernOf(each) === concern && !ofProviders.has(each.variable);

  if (changed.length === 0) io.out('Every setting has its default value.');
  const rows = changed.map((each) => toChangedRow(each, defaults.get(each.variable)));
  printSection('Set, and not the default', rows, io);
  for (const [concern, heading] of Object.entries(CONCERNS))
    printSection(heading, others.filter(inConcern(concern)).map(toRow), io);
  printSection('AWS', others.filter(inConcern(undefined)).map(toRow), io);
  const unset = new Set(others.map(({ variable }) => variable));
  io.out('\nVariables of providers that are not set');
  for (const [provider, variables] of variablesOf) {
    const names = [...new Set(variables)].filter((name) => unset.has(name));
    if (names.length > 0) io.out(`${provider}: ${names.join(', ')}`);
  }
}

function printSection(heading: string, rows: readonly Row[], io: CliIo): void {
  if (rows.length === 0) return;
  io.out(`\n${heading}`);
  printRows(io, rows);
}

/** Reports whether the environment sets a value other than the default. A set secret always counts, because secrets have no default. */
function isChanged({ value, secret, source }: DescribedSetting, byDefault?: DescribedSetting): boolean {
  return source === 'environment' && (secret || value !== byDefault?.value);
}

/** Returns the group of a setting; undefined for a variable of a provider or of the AWS SDK. */
function concernOf({ variable }: DescribedSetting): unknown {
  return Environment.shape[variable as keyof Environment]?.meta()?.concern;
}

function toChangedRow(setting: DescribedSetting, byDefault?: DescribedSetting): Row {
  const { variable, meaning } = setting;
  return { variable, value: shownValue(setting), default: byDefault ? shownValue(byDefault) : '', meaning };
}

function toRow(setting: DescribedSetting): Row {
  const { variable, source, meaning } = setting;
  return { variable, value: shownValue(setting), source: source ?? '', meaning };
}

function shownValue({ value, secret, source }: DescribedSetting): string {
  return String(secret ? (source ? 'set' : 'not set') : (value ?? 'not set'));
}
