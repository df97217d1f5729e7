import { type Command, Option } from 'commander';
import { SearchQuery } from '../../domain/query.ts';
import type { CliIo } from '../io.ts';
import { appendList, EXPORT_FORMATS, givenText, integerFrom } from '../option-values.ts';
import type { Run } from '../run.ts';
import { changesOptions, filterOptions, SEARCH_EXAMPLES, searchOptions } from '../search-options.ts';
import { declarePreviews } from './declare-previews.ts';

/**
 * Declares every command with its arguments and options. A command's module is imported only when that command runs,
 * because loading the modules of all commands takes longer than running most commands.
 */
export function declareCommands(program: Command, io: CliIo, run: Run): void {
  declareServe(program, io, run);
  declareWriters(program, io, run);
  declarePreviews(program, io, run);
  declareReaders(program, io, run);
  declareQueries(program, io, run);
  declareChanges(program, io, run);
}

const json = () => new Option('--json', 'print JSON');

/** Help text of `serve` about the settings that most operators need. */
const SERVE_SETTINGS = `
Main settings, from the environment:
  PORT, HOST, PUBLIC_URL     address to listen on, and that of clients
  DATA_DIR, SNAPSHOT_URL     place of what is written
  INGEST_CRON, SOURCES       when the voices are refreshed, and from where
  PROVIDERS                  whose voices are served
  RATE_LIMIT_MAX, LOG_LEVEL  requests per client, and messages
"voice-directory config" lists all settings with their values.`;

/** Options of `serve`, as overrides of the environment variables PORT and HOST. */
interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

function declareServe(program: Command, io: CliIo, run: Run): void {
  program
    .command('serve')
    .description('serve the directory over HTTP and MCP until stopped')
    .option('--port <number>', 'port to listen on, in the place of PORT', integerFrom(0, 65_535))
    .option('--host <address>', 'address to listen on, in the place of HOST', givenText)
    .addHelpText('after', SERVE_SETTINGS)
    .action(
      run(
        async (config, _options: ServeOptions) => (await import('./serve.ts')).serve(config, io),
        ({ port, host }: ServeOptions) => ({
          ...(port !== undefined && { PORT: String(port) }),
          ...(host !== undefined && { HOST: host }),
        }),
      ),
    );
}

function declareWriters(program: Command, io: CliIo, run: Run): void {
  program
    .command('ingest')
    .description('refresh the voices from their providers once')
    .option('--provider <slugs...>', 'only these providers; the others stay as they are', appendList)
    .option('--accept <slugs...>', 'use the list of these providers, although it was held back', appendList)
    .option('--dry-run', 'report what would change and write nothing')
    .option('--report <file>', 'also write the report to a file, as Markdown', givenText)
    .addOption(
      new Option(
        '--record <slug>',
        "write this provider's live list to fixtures/, facts only, and ingest nothing; alone",
      )
        .argParser(givenText)
        // The conflicting options apply to an ingest, and `--record` runs no ingest.
        .conflicts(['provider', 'accept', 'dryRun', 'report', 'json']),
    )
    .addOption(json())
    .action(
      run(async (config, options) =>
        options.record
          ? (await import('./record.ts')).record(config, options.record, io)
          : (await import('./ingest.ts')).ingest(config, options, io),
      ),
    );
}

function declareReaders(program: Command, io: CliIo, run: Run): void {
  program
    .command('providers')
    .description('list the providers, their settings and how fresh they are')
    .addOption(json())
    .action(
      run(async (config, options) => (await import('./providers.ts')).listProviders(config, options, io)),
    );
  program
    .command('config')
    .description('list every setting, its effective value and where it comes from')
    .addOption(json())
    .action(run(async (config, options) => (await import('./config.ts')).showConfig(config, options, io)));
  program
    .command('audio-url')
    .description("print the address of a voice's preview")
    .argument('<id>', 'voice id, for example deepgram/aura-2-thalia-en')
    .addOption(json())
    .action(
      run(async (config, id, options) => (await import('./audio-url.ts')).audioUrl(config, id, options, io)),
    );
  program
    .command('explain')
    .description(
      "show how a voice came to be (its provider's record, each step, the result), or how a search is read",
    )
    .argument(
      '<id-or-search>',
      'voice id, for example deepgram/aura-2-thalia-en, or a search without a slash',
    )
    .addOption(json())
    .action(
      run(async (config, text, options) =>
        text.includes('/')
          ? (await import('./explain.ts')).explain(config, text, options, io)
          : (await import('./explain-search.ts')).explainSearch(config, text, options, io),
      ),
    );
  program
    .command('openapi')
    .description('print the OpenAPI description of the HTTP API')
    .option('--output <file>', 'write it to a file instead', givenText)
    .action(run(async (config, options) => (await import('./openapi.ts')).openApi(config, options, io)));
}

function declareQueries(program: Command, io: CliIo, run: Run): void {
  const search = program
    .command('search')
    .description('search the voices; no server has to run')
    .argument('[words...]', SearchQuery.shape.search.meta()?.description)
    .addHelpText('after', SEARCH_EXAMPLES)
    .addOption(json())
    .action(
      run(async (config, words, options) => (await import('./search.ts')).search(config, words, options, io)),
    );
  for (const option of searchOptions()) search.addOption(option);
  program
    .command('mcp')
    .description('answer an MCP client over stdin and stdout; no server has to run')
    .action(run(async (config) => (await import('./mcp.ts')).mcp(config, io)));
  const exported = program
    .command('export')
    .description('write all voices, or those that pass filters, in browse order')
    .addOption(new Option('--format <format>', 'format').choices(EXPORT_FORMATS).default('ndjson'))
    .option('--output <file>', 'write to a file, which appears once it is whole', givenText)
    .action(run(async (config, options) => (await import('./export.ts')).exportVoices(config, options, io)));
  for (const option of filterOptions()) exported.addOption(option);
}

function declareChanges(program: Command, io: CliIo, run: Run): void {
  const changes = program
    .command('changes')
    .description('list what changed in the stored catalog; no server has to run')
    .addOption(json())
    .action(run(async (config, options) => (await import('./changes.ts')).listChanges(config, options, io)));
  for (const option of changesOptions()) changes.addOption(option);
}
