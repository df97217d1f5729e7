import type { Config } from '../../app/config.ts';
import { type DescribedSetting, describeSettings, listVariables } from '../../app/describe-settings.ts';
import { findMisnamed } from '../../app/misnamed-variables.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { CliIo, ExitCode } from '../io.ts';
import type { Row } from '../row.ts';
import { printRows } from '../rows.ts';

/** Prints every setting with its effective value and the origin of that value. The value of a secret is never printed. */
export async function showConfig(
  config: Config,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const settings = describeSettings(io.env, config, providers);
  const known = listVariables(providers).map(({ variable }) => variable);
  const misnamed = findMisnamed(io.env, known);
  if (json) {
    const report = { settings, ignored: config.ignoredVariables, misnamed };
    io.out(JSON.stringify(report, undefined, 2));
    return 0;
  }
  await printRows(io, settings.map(toRow));
  for (const variable of config.ignoredVariables) io.out(`${variable} is set, and this release ignores it.`);
  for (const { variable, resembles } of misnamed)
    io.out(`${variable} is set, and no setting has this name. ${resembles} resembles it.`);
  return 0;
}

function toRow({ variable, value, source, secret, meaning }: DescribedSetting): Row {
  const shown = secret ? (source ? 'set' : 'not set') : (value ?? 'not set');
  return { variable, value: String(shown), source: source ?? '', meaning };
}
