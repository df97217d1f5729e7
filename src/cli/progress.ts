import type { ProviderReport } from '../ingest/judge/report.ts';
import { printable } from '../lib/plain-text.ts';
import type { CliIo } from './io.ts';

/** Minimum interval between two progress lines of {@link countProgress}, in ms. */
const LINE_INTERVAL_MS = 5000;

/** Creates a function that prints the state of a task (`312 of 1000, 3 dead`) at most once every few seconds. */
export function countProgress({ err }: CliIo, title: string): (text: string) => void {
  let shownAt = performance.now();
  return (text) => {
    if (performance.now() - shownAt < LINE_INTERVAL_MS) return;
    shownAt = performance.now();
    err(`${title}: ${text}`);
  };
}

export function outcomeLine(report: ProviderReport): string {
  const { provider, outcome, voices, source, seconds, message } = report;
  const list = `${voices} voices (${source}) in ${seconds} s`;
  if (outcome === 'fresh') return `${provider}: ${list}`;
  if (outcome === 'partial') return printable(`${provider}: partial, ${list}: ${message}`);
  return printable(`${provider}: ${outcome}, ${voices} voices stay (${ageInWords(report)}): ${message}`);
}

function ageInWords({ last_success, listed_on }: ProviderReport): string {
  if (last_success) return `from ${last_success}`;
  return listed_on ? `bundled list of ${listed_on}` : 'never asked with success';
}
