import { Command, CommanderError } from 'commander';
import type { Config } from '../app/config/config.ts';
import type { Env } from '../app/config/environment.ts';
import { secretsIn } from '../app/config/secrets.ts';
import {
  BadInputError,
  HistoryGoneError,
  messageOf,
  NotFoundError,
  OperatorError,
  UpstreamError,
} from '../domain/errors.ts';
import { API_VERSION } from '../domain/protocol.ts';
import { declareCommands } from './commands/index.ts';
import type { CliIo, ExitCode, ProcessIo } from './io.ts';
import { createRedactor } from './redactor.ts';

const EXAMPLES = `
Examples:
  voice-directory serve                               serve the directory on port 3000
  voice-directory search british female --limit 5     find voices without a server
  voice-directory config                              see every setting and where it comes from
  voice-directory changes --since 2026-11-01          see what changed since a day
  voice-directory export --format csv                 print all voices, here as a table for a spreadsheet
  voice-directory ingest --dry-run                    see what an ingest would change
  voice-directory ingest --provider azure             refresh one provider
  voice-directory previews sync --dry-run             see which samples would be copied
  voice-directory previews synthesize --dry-run       see which previews could be recorded

Settings come from the environment (PORT, DATA_DIR, SOURCES, ...); "voice-directory config" lists them.
Exit codes: 0 done, 1 nothing done, 2 done in part (a list, sample or voice failed, and was told).`;

/** Runs one command line and returns the exit code. `argv` lacks `node` and the script. The promise rejects only if the program has a bug. */
export async function runCli(argv: readonly string[], process: ProcessIo): Promise<ExitCode> {
  const redact = createRedactor(secretsIn(process.env));
  const out = (text: string) => process.out(redact(text));
  const io = { ...process, redact, out, err: (text: string) => process.err(redact(text)) };
  let exitCode: ExitCode = 0;
  const program = buildProgram(io);
  declareCommands(program, (load, toVariables) => async (...args) => {
    const config = await readConfig({ ...io.env, ...toVariables?.(...args) });
    exitCode = await (await load(...args))(config, io, ...(args as unknown[] as never[]));
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    if (!io.signal.aborted && !isExpected(error)) throw error;
    io.err(messageOf(io.signal.aborted ? io.signal.reason : error));
    return 1;
  }
}

function buildProgram(io: CliIo): Command {
  return new Command('voice-directory')
    .description('A directory of text-to-speech voices from many providers.')
    .version(API_VERSION)
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(add --help for what is possible)')
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
    .exitOverride();
}

async function readConfig(env: Env): Promise<Config> {
  const { parseConfig } = await import('../app/config/config.ts');
  const { providers } = await import('../ingest/providers/index.ts');
  return parseConfig(env, providers);
}

/** Reports whether an error is expected. An expected error has a message for the user. Any other error is a bug. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof OperatorError ||
    error instanceof BadInputError ||
    error instanceof HistoryGoneError ||
    error instanceof NotFoundError ||
    error instanceof UpstreamError
  );
}
