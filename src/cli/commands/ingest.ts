import { messageOf, OperatorError } from '../../domain/errors.ts';
import { InferredField } from '../../domain/voice.ts';
import { sumProvenance } from '../../ingest/judge/provenance.ts';
import type { ProviderReport } from '../../ingest/judge/report.ts';
import { type IngestReport, runIngest } from '../../ingest/run.ts';
import type { Action, CliIo, JsonOption } from '../io.ts';
import { printRows, type Row } from '../print-rows.ts';
import { outcomeLine } from '../progress.ts';
import { changeLines, droppedLines, REPORT_COLUMNS, toMarkdown, unresolvedLines } from '../report.ts';
import { withContext } from '../stored-voices.ts';
import { writeFile } from '../write-file.ts';

interface IngestOptions extends JsonOption {
  readonly provider?: readonly string[];
  readonly accept?: readonly string[];
  readonly dryRun?: boolean;
  readonly report?: string;
}

/** Longest wait for the end of another process's ingest, in ms. The wait is long, because one page of a slow provider's list may take 120 s. */
const WAIT_MS = 150_000;

/** Runs one ingest and prints the report. The exit code is 2 if a provider's list was not refreshed, or if the report file was not written. */
export const ingest: Action<[IngestOptions]> = async (config, io, options) => {
  refuseUnaskedAcceptance(options);
  return withContext(config, async (context) => {
    const report = await runIngest(context.ingestEnvironment, {
      only: options.provider,
      accept: options.accept,
      dryRun: options.dryRun,
      waitMs: WAIT_MS,
      onWait: (heldBy) => io.err(`Another ingest is running (${heldBy}); waiting for its end.`),
      signal: io.signal,
      onDone: (done) => {
        if (!options.json && done.outcome !== 'skipped') io.err(outcomeLine(done));
      },
    });
    for (const problem of [...report.unreadable, ...report.warnings]) io.err(problem);
    if (options.json) io.out(JSON.stringify(report, undefined, 2));
    else printReport(report, io);
    if (options.report && !(await isWritten(options.report, io.redact(toMarkdown(report)), io))) return 2;
    const isDone = report.providers.every(({ outcome }) => outcome === 'fresh' || outcome === 'skipped');
    return isDone ? 0 : 2;
  });
};

/**
 * Rejects a provider in `--accept` that `--provider` does not name, because an ingest with `--provider` reads only the lists that it names.
 * @throws {OperatorError}
 */
function refuseUnaskedAcceptance({ provider: asked, accept = [] }: IngestOptions): void {
  const unasked = accept.filter((slug) => asked && !asked.includes(slug));
  if (unasked.length === 0) return;
  throw new OperatorError(
    `--accept ${unasked.join()} has no effect beside --provider ${asked?.join()}. Name ${unasked.join(', ')} in --provider as well, or leave --provider out.`,
  );
}

/** Writes the report file, and returns false if the write fails. A write error is not thrown, because the ingest itself has succeeded. */
async function isWritten(path: string, text: string, io: CliIo): Promise<boolean> {
  try {
    await writeFile(path, text);
    return true;
  } catch (error) {
    io.err(messageOf(error));
    return false;
  }
}

function printReport(report: IngestReport, io: CliIo): void {
  printRows(io, report.providers.filter(({ outcome }) => outcome !== 'skipped').map(toRow));
  const skipped = report.providers
    .filter(({ outcome }) => outcome === 'skipped')
    .map(({ provider }) => provider);
  if (skipped.length > 0) io.out(`left out, without a key: ${skipped.join(', ')}`);
  for (const each of report.providers) {
    if (each.message && !isMessageTold(each, io)) io.out(`${each.provider}: ${each.message}`);
    for (const line of [...changeLines(each), ...droppedLines(each), ...unresolvedLines(each)]) io.out(line);
  }
  const provenance = sumProvenance(report.providers.map((each) => each.provenance));
  printRows(
    io,
    InferredField.options.map((field) => ({ field, ...provenance[field] })),
  );
  const outcome = report.written ? 'written' : 'dry run, nothing written';
  io.out(`${report.voices} voices, version ${report.version}, ${report.seconds} s (${outcome})`);
}

/**
 * Reports whether a provider's message is already visible on the terminal. The message is visible if stdout and stderr are terminals, because
 * {@link ingest} has printed the message on stderr.
 */
function isMessageTold({ outcome }: ProviderReport, { isTerminal, isErrTerminal }: CliIo): boolean {
  return isTerminal && isErrTerminal && outcome !== 'fresh' && outcome !== 'skipped';
}

function toRow(report: ProviderReport): Row {
  return Object.fromEntries(REPORT_COLUMNS.map((column) => [column, report[column]]));
}
