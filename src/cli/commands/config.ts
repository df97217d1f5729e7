import { type Config, parseConfig } from '../../app/config.ts';
import { describeSettings } from '../../app/describe-settings.ts';
import { findMisnamed } from '../../app/misnamed-variables.ts';
import { baseUrlVariable } from '../../ingest/lists/list-source.ts';
import { providers } from '../../ingest/providers/index.ts';
import { printSettings } from '../config-report.ts';
import type { CliIo, ExitCode } from '../io.ts';

/** Prints every setting with its effective value and the origin of that value. The value of a secret is never printed. */
export async function showConfig(
  config: Config,
  { json }: { readonly json?: boolean },
  io: CliIo,
): Promise<ExitCode> {
  const settings = describeSettings(io.env, config, providers);
  const misnamed = findMisnamed(io.env, providers);
  if (json) {
    io.out(JSON.stringify({ settings, misnamed }, undefined, 2));
    return 0;
  }
  printSettings(
    {
      settings,
      defaults: describeSettings({}, parseConfig({}, providers), providers),
      variablesOf: new Map(
        providers.map((each) => [each.id, [...Object.values(each.settings), baseUrlVariable(each)]]),
      ),
    },
    io,
  );
  if (misnamed.length > 0) io.out('');
  for (const { variable, resembles } of misnamed)
    io.out(`${variable} is set, and no setting has this name. ${resembles} resembles it.`);
  return 0;
}
