import { expect, it } from '@jest/globals';
import { useCli } from '../support/cli.ts';
import { type Rows, readBeside, type Values } from '../support/tables.ts';

const TABLE = readBeside<{
  mistakes: Rows<[line: string | readonly string[], err: string, env?: Values<string>]>;
}>(import.meta);

const { path, run, runWith } = useCli();

it.each(TABLE.mistakes)('the command %j ends with 1, prints nothing and says %s', async (...row) => {
  const [line, message, known] = row;
  const env = { PREVIEW_DIR: path('previews'), ...known };
  const { code, out, err } = await (typeof line === 'string' ? run(line, env) : runWith(line, env));
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(new RegExp(message));
  expect(err).not.toContain('Unexpected');
});
