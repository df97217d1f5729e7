import { Listr } from 'listr2';
import type { ProviderReport } from '../ingest/judge/report.ts';
import { printable } from '../lib/plain-text.ts';
import type { CliIo } from './io.ts';

/** Progress display of an ingest, with one line per provider. */
export interface Progress {
  onDone(report: ProviderReport): void;
  /** Ends the display. A provider whose report has not arrived is shown as not done. */
  end(): Promise<void>;
}

/** Creates a display: live lines on a terminal, else one line per finished provider. */
export function createProgress(io: CliIo, providers: readonly string[]): Progress {
  return io.isTerminal ? liveProgress(io, providers) : lineProgress(io);
}

/** Display that shows nothing, for `--json`. */
export const noProgress: Progress = { onDone: () => {}, end: async () => {} };

function lineProgress(io: CliIo): Progress {
  return {
    ...noProgress,
    onDone: (report) => {
      if (report.outcome !== 'skipped') io.err(`${report.provider}: ${inWords(report)}`);
    },
  };
}

function liveProgress({ redact }: CliIo, providers: readonly string[]): Progress {
  const waiting = new Map(providers.map((provider) => [provider, deferred<ProviderReport | undefined>()]));
  const list = new Listr(
    providers.map((provider) => ({
      title: provider,
      task: async (_context, task) => {
        const report = await waiting.get(provider)?.promise;
        if (!report) return task.skip(`${provider}: not done`);
        if (report.outcome === 'skipped') return task.skip(`${provider}: left out, without a key`);
        // Secrets are replaced here, because the live display does not write through `io.out`.
        task.title = redact(`${provider}: ${inWords(report)}`);
        if (report.outcome !== 'fresh') throw new Error(task.title);
      },
    })),
    {
      concurrent: true,
      exitOnError: false,
      registerSignalListeners: false,
      rendererOptions: { collapseErrors: false },
    },
  );
  const shown = list.run();
  return {
    onDone: (report) => waiting.get(report.provider)?.resolve(report),
    end: async () => {
      for (const { resolve } of waiting.values()) resolve(undefined);
      await shown;
    },
  };
}

/** Reports whether the live display has shown a provider's message, so that the report does not repeat it. */
export function isMessageShown({ isTerminal }: CliIo, { outcome }: ProviderReport): boolean {
  return isTerminal && outcome !== 'fresh' && outcome !== 'skipped';
}

function inWords(report: ProviderReport): string {
  const { outcome, voices, source, seconds, message } = report;
  if (outcome === 'fresh') return `${voices} voices (${source}) in ${seconds} s`;
  if (outcome === 'partial')
    return printable(`partial, ${voices} voices (${source}) in ${seconds} s: ${message}`);
  return printable(`${outcome}, ${voices} voices stay (${ageInWords(report)}): ${message}`);
}

function ageInWords({ last_success, listed_on }: ProviderReport): string {
  if (last_success) return `from ${last_success}`;
  return listed_on ? `bundled list of ${listed_on}` : 'never asked with success';
}

/** Returns a promise with the function that resolves it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
