import { InferredField } from '../domain/voice.ts';
import type { ProviderReport, VoiceChanges } from '../ingest/judge/report.ts';
import type { IngestReport } from '../ingest/run.ts';

/** Maximum number of entries per list in a text report. The JSON report contains all entries. */
const MAX_NAMED = 20;

/** Formats the first entries of a list as lines such as `dead: azure …`. A last line counts the other entries: `dead: 3 more (--json has them)`. */
export function firstLines<T>(word: string, entries: readonly T[], format: (entry: T) => string): string[] {
  const lines = entries.slice(0, MAX_NAMED).map((entry) => `${word}: ${format(entry)}`);
  const more = entries.length - lines.length;
  return more > 0 ? [...lines, `${word}: ${more} more (--json has them)`] : lines;
}

/** Fields of a provider's report that are columns of the printed table, in column order. */
export const REPORT_COLUMNS = [
  'provider',
  'outcome',
  'source',
  'fetched',
  'kept',
  'added',
  'removed',
  'changed',
  'dropped',
  'seconds',
] as const satisfies (keyof ProviderReport)[];

/** Formats the report of an ingest as Markdown, for a job summary or a pull request. */
export function toMarkdown(report: IngestReport): string {
  const shown = report.providers.filter(({ outcome }) => outcome !== 'skipped');
  const skipped = report.providers.filter(({ outcome }) => outcome === 'skipped');
  return [
    `# Ingest of ${report.started_at}`,
    `${report.voices} voices, version \`${report.version}\`, ${report.seconds} s, ${report.written ? 'written' : 'dry run, nothing written'}.`,
    table(
      REPORT_COLUMNS,
      shown.map((row) => REPORT_COLUMNS.map((column) => row[column])),
    ),
    ...section(
      'Not refreshed, or in part',
      shown.flatMap(({ provider, message }) => (message ? [`${provider}: ${message}`] : [])),
    ),
    ...section('Snapshots not read whole', report.unreadable),
    ...section('Voices that come, go and change', shown.flatMap(changeLines)),
    ...section('Dropped records', shown.flatMap(droppedLines)),
    ...section('Values that were not understood', shown.flatMap(unresolvedLines)),
    '## Where fields come from\n\nVoices whose field was stated / derived / defaulted.',
    table(
      ['provider', ...InferredField.options],
      shown.map(({ provider, provenance }) => [
        provider,
        ...InferredField.options.map((field) => Object.values(provenance[field]).join(' / ')),
      ]),
    ),
    ...section(
      'Left out, without a key',
      skipped.length > 0 ? [skipped.map(({ provider }) => provider).join(', ')] : [],
    ),
  ].join('\n\n');
}

/** Lists a provider's voices that were added, removed, listed again or changed. For a rejected list, the lines state what `--accept` would change. */
export function changeLines(report: ProviderReport): string[] {
  const { provider, voices, missing_ids, withheld } = report;
  // For a new provider, added voices are not listed, because all its voices are new.
  const changes = report.added_ids.length === voices ? { ...report, added_ids: [] } : report;
  const lines = [
    ...linesOf(changes, (kind) => kind),
    ...line('missing from the list, still served', missing_ids),
    ...(withheld ? linesOf(withheld, (kind) => `would be ${kind}`) : []),
  ];
  return lines.map((each) => `${provider}: ${each}`);
}

function linesOf(changes: VoiceChanges, phrase: (kind: string) => string): string[] {
  const changed = Object.entries(changes.changed_fields).map(
    ([id, fields]) => `${id} (${fields.join(', ')})`,
  );
  return [
    ...line(phrase('added'), changes.added_ids),
    ...line(phrase('removed'), changes.removed_ids),
    ...line(phrase('listed again'), changes.returned_ids),
    ...line(phrase('changed'), changed),
  ];
}

function line(kind: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MAX_NAMED ? [`and ${names.length - MAX_NAMED} more`] : [];
  return [`${names.length} ${kind}: ${[...names.slice(0, MAX_NAMED), ...more].join(', ')}`];
}

/** Lists why records of a provider were dropped, with the number of records per reason: `azure: dropped 3: <reason>`. */
export function droppedLines({ provider, dropped_reasons }: ProviderReport): string[] {
  return Object.entries(dropped_reasons).map(([reason, count]) => `${provider}: dropped ${count}: ${reason}`);
}

/** Lists the values in a provider's records that enrichment does not recognize, most frequent first. */
export function unresolvedLines({ provider, unresolved }: ProviderReport): string[] {
  return unresolved.map(
    ({ field, value, count }) => `${provider}: not understood ${count}: ${field} ${JSON.stringify(value)}`,
  );
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [
    head,
    head.map(() => '---'),
    ...rows.map((row) => row.map((cell) => escapeMarkdown(String(cell)))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0
    ? []
    : [`## ${title}`, lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')];
}

/** Escapes Markdown, because a message may quote text of a provider. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>()#|]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
