import { type Command, Option } from 'commander';
import { ChangesQuery } from '../../domain/changes.ts';
import { SearchQuery, VoiceFilters } from '../../domain/query.ts';
import type { Run } from '../io.ts';
import { appendList, EXPORT_FORMATS, givenText, integerFrom, jsonOption } from '../option-values.ts';
import { optionsOf, SEARCH_EXAMPLES } from '../search-options.ts';
import { declarePreviews } from './declare-previews.ts';

/** Declares every command. A command's module is imported when the command runs, because importing all modules takes longer than most commands. */
export function declareCommands(program: Command, run: Run): void {
  declareServe(program, run);
  declareWriters(program, run);
  declarePreviews(program, run);
  declareReaders(program, run);
  declareQueries(program, run);
}

const SERVE_SETTINGS = `
Main settings, from the environment:
  PORT, HOST, PUBLIC_URL     address to listen on, and that of clients
  DATA_DIR, SNAPSHOT_URL     place of what is written
  INGEST_CRON, SOURCES       when the voices are refreshed, and from where
  PROVIDERS                  whose voices are served
  RATE_LIMIT_MAX, LOG_LEVEL  requests per client, and messages
"voice-directory config" lists all settings with their values.`;

/** Options of `serve`, which override the environment variables PORT and HOST. */
interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
}

function declareServe(program: Command, run: Run): void {
  program
    .command('serve')
    .description('serve the directory over HTTP and MCP until stopped')
    .option('--port <number>', 'port to listen on, in the place of PORT', integerFrom(0, 65_535))
    .option('--host <address>', 'address to listen on, in the place of HOST', givenText)
    .addHelpText('after', SERVE_SETTINGS)
    .action(
      run(
        async (_options: ServeOptions) => (await import('./serve.ts')).serve,
        ({ port, host }: ServeOptions) => ({
          ...(port !== undefined && { PORT: String(port) }),
          ...(host !== undefined && { HOST: host }),
        }),
      ),
    );
}

function declareWriters(program: Command, run: Run): void {
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
        // `--record` cannot be combined with the options of an ingest, because `--record` runs no ingest.
        .conflicts(['provider', 'accept', 'dryRun', 'report', 'json']),
    )
    .addOption(jsonOption())
    .action(
      run(async ({ record }: { readonly record?: string }) =>
        record ? (await import('./record.ts')).record : (await import('./ingest.ts')).ingest,
      ),
    );
}

function declareReaders(program: Command, run: Run): void {
  program
    .command('providers')
    .description('list the providers, their settings and how fresh they are')
    .addOption(jsonOption())
    .action(run(async () => (await import('./providers.ts')).listProviders));
  program
    .command('config')
    .description('list every setting, its effective value and where it comes from')
    .addOption(jsonOption())
    .action(run(async () => (await import('./config.ts')).showConfig));
  program
    .command('audio-url')
    .description("print the address of a voice's preview")
    .argument('<id>', 'voice id, for example deepgram/aura-2-thalia-en')
    .addOption(jsonOption())
    .action(run(async () => (await import('./audio-url.ts')).audioUrl));
  program
    .command('explain')
    .description(
      "show how a voice came to be (its provider's record, each step, the result), or how a search is read",
    )
    .argument(
      '<id-or-search>',
      'voice id, for example deepgram/aura-2-thalia-en, or a search without a slash',
    )
    .addOption(jsonOption())
    .action(
      run(async (text: string) =>
        text.includes('/')
          ? (await import('./explain.ts')).explain
          : (await import('./explain-search.ts')).explainSearch,
      ),
    );
  program
    .command('openapi')
    .description('print the OpenAPI description of the HTTP API')
    .option('--output <file>', 'write it to a file instead', givenText)
    .action(run(async () => (await import('./openapi.ts')).openApi));
}

function declareQueries(program: Command, run: Run): void {
  const search = program
    .command('search')
    .description('search the voices; no server has to run')
    .argument('[words...]', SearchQuery.shape.search.meta()?.description)
    .addHelpText('after', SEARCH_EXAMPLES)
    .addOption(jsonOption())
    .action(run(async () => (await import('./search.ts')).search));
  for (const option of optionsOf(SearchQuery)) search.addOption(option);
  program
    .command('mcp')
    .description('answer an MCP client over stdin and stdout; no server has to run')
    .action(run(async () => (await import('./mcp.ts')).mcp));
  const exported = program
    .command('export')
    .description('write all voices, or those that pass filters, in browse order')
    .addOption(new Option('--format <format>', 'format').choices(EXPORT_FORMATS).default('ndjson'))
    .option('--output <file>', 'write to a file, which appears once it is whole', givenText)
    .action(run(async () => (await import('./export.ts')).exportVoices));
  for (const option of optionsOf(VoiceFilters)) exported.addOption(option);
  const changes = program
    .command('changes')
    .description('list what changed in the stored catalog; no server has to run')
    .addOption(jsonOption())
    .action(run(async () => (await import('./changes.ts')).listChanges));
  for (const option of optionsOf(ChangesQuery)) changes.addOption(option);
}
