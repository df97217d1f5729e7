import { type Config, parseConfig } from '../../app/config/config.ts';
import { type DescribedSetting, describeSettings, findMisnamed } from '../../app/config/describe-settings.ts';
import { CONCERNS, Environment } from '../../app/config/environment.ts';
import { baseUrlVariable } from '../../ingest/lists/list-source.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { CliIo, ExitCode } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';

/** Prints every setting with its effective value and the origin of that value. The value of a secret is never printed. */
export async function showConfig(
  config: Config,
  io: CliIo,
  { json }: { readonly json?: boolean },
): Promise<ExitCode> {
  const settings = describeSettings(io.env, config, providers);
  const misnamed = findMisnamed(io.env, providers);
  if (json) {
    io.out(JSON.stringify({ settings, misnamed }, undefined, 2));
    return 0;
  }
  printSettings(settings, io);
  if (misnamed.length > 0) io.out('');
  for (const { variable, resembles } of misnamed)
    io.out(`${variable} is set, and no setting has this name. ${resembles} resembles it.`);
  return 0;
}

/** Prints the settings as tables, changed ones first. A provider's unset variables share one line, because few operators set them. */
function printSettings(settings: readonly DescribedSetting[], io: CliIo): void {
  const unchanged = describeSettings({}, parseConfig({}, providers), providers);
  const defaults = new Map(unchanged.map((each) => [each.variable, each]));
  const changed = settings.filter((each) => isChanged(each, defaults.get(each.variable)));
  const others = settings.filter((each) => !changed.includes(each));
  const variablesOf = new Map(
    providers.map((each) => [each.id, new Set([...Object.values(each.settings), baseUrlVariable(each)])]),
  );
  const ofProviders = new Set([...variablesOf.values()].flatMap((variables) => [...variables]));
  const isOfAws = (variable: string) => !(variable in Environment.shape) && !ofProviders.has(variable);

  if (changed.length === 0) io.out('Every setting has its default value.');
  const rows = changed.map((each) => toChangedRow(each, defaults.get(each.variable)));
  printSection('Set, and not the default', rows, io);
  for (const [heading, shape] of Object.entries(CONCERNS))
    printSection(heading, others.filter(({ variable }) => variable in shape).map(toRow), io);
  printSection('AWS', others.filter(({ variable }) => isOfAws(variable)).map(toRow), io);
  const unset = new Set(others.map(({ variable }) => variable));
  io.out('\nVariables of providers that are not set');
  for (const [provider, variables] of variablesOf) {
    const names = [...variables].filter((name) => unset.has(name));
    if (names.length > 0) io.out(`${provider}: ${names.join(', ')}`);
  }
}

function printSection(heading: string, rows: readonly Row[], io: CliIo): void {
  if (rows.length === 0) return;
  io.out(`\n${heading}`);
  printRows(io, rows);
}

/** Reports whether the environment changes a setting's default. A set secret always counts as changed, because secrets have no default. */
function isChanged({ value, secret, source }: DescribedSetting, byDefault?: DescribedSetting): boolean {
  return source === 'environment' && (secret || value !== byDefault?.value);
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
