import { ENTRANTS, nameOf, OURS, versionOf } from './engines.ts';
import type { Kind } from './questions.ts';
import { latenciesOf, type Race, type Result } from './race.ts';
import { format, mean, summarize } from './statistics.ts';
import { table } from './table.ts';

/** A p99 of fewer samples would be their maximum by another name. */
const ENOUGH_SAMPLES = 100;

/** The engines and what each of them does for its figures. */
export function entrantsTable(engines: readonly string[]): string {
  const rows = ENTRANTS.filter(({ id }) => engines.includes(id)).map((entrant) => [
    `${entrant.name} ${versionOf(entrant)}`.trim(),
    entrant.typos,
    entrant.starts,
    entrant.filters,
    entrant.facets,
    entrant.order,
  ]);
  return table(['engine', 'typos', 'starts of words', 'filters', 'facets', 'order'], rows);
}

/** Everything about one size. */
export function raceReport({ results, leftOut }: Race, kinds: readonly Kind[]): string {
  const missing = leftOut.map(({ engine, reason }) => `Left out: ${nameOf(engine)} (${reason}).`);
  return [latencyTable(results, kinds), ratioTable(results, kinds), answersTable(results, kinds), ...missing]
    .filter(Boolean)
    .join('\n\n');
}

function latencyTable(results: readonly Result[], kinds: readonly Kind[]): string {
  const rows = results.map((result) => [
    nameOf(result.engine),
    format(result.buildMs),
    format(result.bytesPerVoice),
    format(result.bytesPerVoice - result.jsonBytesPerVoice),
    ...kinds.map((kind) => latency(result, kind)),
  ]);
  return `Build in ms, memory in bytes a voice (all, and beside its JSON), p50 / p99 in µs:\n\n${table(
    ['engine', 'build', 'memory', 'beside JSON', ...kinds],
    rows,
  )}`;
}

function latency(result: Result, kind: Kind): string {
  const { count, p50, p99, max } = summarize(latenciesOf(result, kind));
  const slow = count < ENOUGH_SAMPLES ? `${format(max)} (most of ${count})` : format(p99);
  return `${format(p50)} / ${slow}`;
}

function ratioTable(results: readonly Result[], kinds: readonly Kind[]): string {
  const ours = results.find(({ engine }) => engine === OURS);
  if (!ours || results.length === 1) return '';
  const rows = results
    .filter((result) => result !== ours)
    .map((result) => [
      nameOf(result.engine),
      ...kinds.map((kind) => `${format(p50(result, kind) / p50(ours, kind))}x`),
    ]);
  return `How many times as long as ${nameOf(OURS)} (p50):\n\n${table(['engine', ...kinds], rows)}`;
}

export function p50(result: Result, kind: Kind): number {
  return summarize(latenciesOf(result, kind)).p50;
}

/** Returns a table of the answers, so that no engine is fast by finding less. */
function answersTable(results: readonly Result[], kinds: readonly Kind[]): string {
  const [first] = results;
  const rows = results.map((result) => {
    const same = (field: 'total' | 'shown' | 'facetSum') =>
      result.checked.filter((answer, place) => answer[field] === first?.checked[place]?.[field]).length;
    const of = result.checked.length;
    return [
      nameOf(result.engine),
      `${Math.min(same('total'), same('shown'))} of ${of}`,
      `${same('facetSum')} of ${of}`,
      ...kinds.map((kind) => found(sharedTotals(result, results, kind))),
    ];
  });
  return `Same totals and same facet counts as ${nameOf(first?.engine ?? '')} where only filters are asked; per class the mean number of voices found and the share of questions that found any, over the questions that all answered:\n\n${table(
    ['engine', 'same totals', 'same counts', ...kinds],
    rows,
  )}`;
}

/** The totals of the questions that every engine had the time to answer: in each round the first ones. */
function sharedTotals(result: Result, all: readonly Result[], kind: Kind): number[] {
  return (result.asked[kind] ?? []).flatMap(({ totals }, round) => {
    const counts = all.map(({ asked }) => asked[kind]?.[round]?.totals.length ?? 0);
    return totals.slice(0, Math.min(...counts));
  });
}

function found(totals: readonly number[]): string {
  return `${format(mean(totals))} (${format(totals.filter((total) => total > 0).length / totals.length)})`;
}
