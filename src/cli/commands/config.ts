import { type DescribedSetting, describeSettings, findMisnamed } from '../../app/config/describe-settings.ts';
import { providers } from '../../ingest/providers/index.ts';
import type { Action, CliIo, JsonOption } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';

/** Prints every setting with its effective value and the origin of the value. Secret values are not printed. */
export const showConfig: Action<[JsonOption]> = async (config, io, { json }) => {
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
};

/** Prints the settings with a value as a table, and the names of the unset ones in one line, because most of the providers' variables are unset. */
function printSettings(settings: readonly DescribedSetting[], io: CliIo): void {
  printRows(io, settings.filter(({ source }) => source !== null).map(toRow));
  const unset = settings.filter(({ source }) => source === null).map(({ variable }) => variable);
  io.out(`not set: ${unset.join(', ')}`);
}

function toRow({ variable, value, source, secret, meaning }: DescribedSetting): Row {
  return { variable, value: secret ? 'set' : String(value), source: source ?? '', meaning };
}
