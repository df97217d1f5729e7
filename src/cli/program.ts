import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';
import { type Config, parseConfig } from '../app/config.ts';
import { API_VERSION } from '../domain/api-version.ts';
import { BadInputError, messageOf, NotFoundError, OperatorError, UpstreamError } from '../domain/errors.ts';
import { SearchQuery, splitList } from '../domain/query.ts';
import { providers } from '../ingest/providers/index.ts';
import { audioUrl } from './commands/audio-url.ts';
import { explain } from './commands/explain.ts';
import { ingest } from './commands/ingest.ts';
import { openApi } from './commands/openapi.ts';
import { listProviders } from './commands/providers.ts';
import { record } from './commands/record.ts';
import { search } from './commands/search.ts';
import { serve } from './commands/serve.ts';
import type { CliIo, ExitCode } from './io.ts';

const EXAMPLES = `
Examples:
  voice-directory serve                               serve the directory on port 3000
  voice-directory search british female --limit 5     find voices without a server
  voice-directory ingest --dry-run                    see what an ingest would change
  voice-directory ingest --provider azure             refresh one provider

Settings come from the environment (PORT, DATA_DIR, SOURCES, ...); the README lists them.
Exit codes: 0 done, 1 nothing done, 2 done in part (a provider kept its last good voices).`;

/** Runs one command line (without node and script). Resolves to the exit code; never rejects. */
export async function runCli(argv: readonly string[], io: CliIo): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = buildProgram(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1;
    io.err(io.signal.aborted ? messageOf(io.signal.reason) : inOneLine(error));
    return 1;
  }
}

function buildProgram(io: CliIo, setExitCode: (code: ExitCode) => void): Command {
  const program = new Command('voice-directory')
    .description('A directory of text-to-speech voices from many providers.')
    .version(API_VERSION)
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError('(add --help for what is possible)')
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.err(text.trimEnd()),
    })
    .exitOverride();
  const run =
    <Args extends unknown[]>(action: (config: Config, ...args: Args) => Promise<ExitCode>) =>
    async (...args: Args) =>
      setExitCode(await action(parseConfig(io.env, providers), ...args));
  const json = new Option('--json', 'print JSON');

  program
    .command('serve')
    .description('serve the directory over HTTP and MCP until stopped')
    .action(run((config) => serve(config, io)));
  program
    .command('ingest')
    .description('refresh the voices from their providers once')
    .option('--provider <slugs...>', 'only these providers; the others stay as they are', appendList)
    .option('--accept <slugs...>', 'let the shrunken list of these providers through', appendList)
    .option('--dry-run', 'report what would change and write nothing')
    .option('--report <file>', 'also write the report to a file, as Markdown', givenText)
    .option(
      '--record <slug>',
      "write this provider's live list to fixtures/, facts only, and ingest nothing",
      givenText,
    )
    .addOption(json)
    .action(
      run((config, options) =>
        options.record ? record(config, options.record, io) : ingest(config, options, io),
      ),
    );
  program
    .command('providers')
    .description('list the providers, their settings and how fresh they are')
    .addOption(json)
    .action(run((config, options) => listProviders(config, options, io)));
  const searching = program
    .command('search')
    .description('search the voices; no server has to run')
    .argument('[words...]', SearchQuery.shape.search.meta()?.description)
    .addOption(json)
    .action(run((config, words, options) => search(config, words, options, io)));
  for (const option of searchOptions()) searching.addOption(option);
  program
    .command('audio-url')
    .description("print the address of a voice's preview")
    .argument('<id>', 'voice id, for example deepgram/aura-2-thalia-en')
    .addOption(json)
    .action(run((config, id, options) => audioUrl(config, id, options, io)));
  program
    .command('explain')
    .description("show how a voice came to be: its provider's record, each step, the result")
    .argument('<id>', 'voice id, for example deepgram/aura-2-thalia-en')
    .addOption(json)
    .action(run((config, id, options) => explain(config, id, options, io)));
  program
    .command('openapi')
    .description('print the OpenAPI description of the HTTP API')
    .option('--output <file>', 'write it to a file instead', givenText)
    .action(run((config, options) => openApi(config, options, io)));
  return program;
}

/** The API's search parameters as options, from their one definition. */
function searchOptions(): Option[] {
  return Object.entries(SearchQuery.shape)
    .filter(([name]) => name !== 'search')
    .map(([name, field]) => toOption(name, field));
}

function toOption(name: string, field: z.ZodOptional | z.ZodDefault): Option {
  const inner = field.unwrap();
  const flag = `--${name.replaceAll('_', '-')}`;
  const description = field.meta()?.description;
  // A switch takes no value: the word after it belongs to the search.
  if (name === 'facets') return new Option(flag, description);
  if (inner instanceof z.ZodBoolean) return new Option(`${flag} <true|false>`, description);
  if (inner instanceof z.ZodEnum)
    return new Option(`${flag} <value>`, description).choices(inner.options.map(String));
  return new Option(`${flag} <${inner instanceof z.ZodNumber ? 'n' : 'value'}>`, description);
}

/** `--provider a b`, `--provider a,b` and `--provider a --provider b` mean the same. */
function appendList(value: string, before: readonly string[] = []): string[] {
  return [...before, ...splitList(givenText(value))];
}

/** A shell makes "" of a variable that is not set: not to be taken for "all", or for "not asked for". */
function givenText(value: string): string {
  if (/[^\s,]/.test(value)) return value;
  throw new InvalidArgumentError('It must not be empty.');
}

/** What a person is told of a fault. Faults of ours come with their stack. */
function inOneLine(error: unknown): string {
  const isExpected =
    error instanceof OperatorError ||
    error instanceof BadInputError ||
    error instanceof NotFoundError ||
    error instanceof UpstreamError;
  if (isExpected || !(error instanceof Error)) return messageOf(error);
  return `Unexpected: ${error.stack}`;
}
