import { nameOf, OURS } from './engines.ts';
import type { Kind } from './questions.ts';
import { latenciesOf, type Race, type Result } from './race.ts';
import { p50 } from './search-report.ts';
import { format, summarize } from './statistics.ts';
import { table } from './table.ts';

/** A bound on one figure of ours. */
interface Goal {
  readonly size: number;
  readonly what: string;
  readonly atMost: number;
  readonly figure: (ours: Result) => number;
}

const p99 = (kind: Kind) => (ours: Result) => summarize(latenciesOf(ours, kind)).p99;
const besideJson = ({ bytesPerVoice, jsonBytesPerVoice }: Result) => bytesPerVoice - jsonBytesPerVoice;

const GOALS: readonly Goal[] = [
  { size: 100_000, what: 'search + filter, p99 µs', atMost: 200, figure: p99('search + filter') },
  { size: 1_000_000, what: 'search + filter, p99 µs', atMost: 1000, figure: p99('search + filter') },
  { size: 100_000, what: 'facets, p50 µs', atMost: 300, figure: (ours) => p50(ours, 'facets') },
  { size: 100_000, what: 'build, ms', atMost: 500, figure: ({ buildMs }) => buildMs },
  { size: 1_000_000, what: 'build, ms', atMost: 3000, figure: ({ buildMs }) => buildMs },
  { size: 100_000, what: 'bytes a voice beside its JSON', atMost: 200, figure: besideJson },
  { size: 1_000_000, what: 'bytes a voice beside its JSON', atMost: 200, figure: besideJson },
];

/** Goals at 100,000 voices: each engine should take at least this many times as long as ours. */
const LEADS: readonly (readonly [engine: string, kind: Kind, times: number])[] = [
  ['minisearch', 'filter', 1000],
  ['minisearch', 'search + filter', 50],
  ['linear', 'search + filter', 40],
  ['flexsearch', 'search + filter', 40],
  ['orama', 'search + filter', 40],
  ['itemsjs', 'search + filter', 40],
  ['sqlite', 'search + filter', 5],
];
const LEAD_SIZE = 100_000;

/** The goals that were measured, each with its figure and whether it is met. */
export function goalsTable({ size, results }: Race): string {
  const ours = results.find(({ engine }) => engine === OURS);
  if (!ours) return '';
  const bounds = GOALS.filter((goal) => goal.size === size).map(({ what, atMost, figure }) =>
    row(what, `at most ${atMost}`, figure(ours), figure(ours) <= atMost),
  );
  const leads = LEADS.flatMap(([engine, kind, times]) => {
    const peer = results.find((result) => result.engine === engine);
    if (!peer || size !== LEAD_SIZE) return [];
    const lead = p50(peer, kind) / p50(ours, kind);
    return [row(`${kind}, ${nameOf(engine)} ÷ ours`, `at least ${times}`, lead, lead >= times)];
  });
  const rows = [...bounds, ...leads].filter(([, , figure]) => figure !== '–');
  return rows.length === 0 ? '' : table(['goal', 'bound', 'measured', ''], rows);
}

function row(what: string, bound: string, figure: number, isMet: boolean): string[] {
  return [what, bound, format(figure), isMet ? 'met' : 'missed'];
}
