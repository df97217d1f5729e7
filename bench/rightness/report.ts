import { format, mean } from '../statistics.ts';
import { table } from '../table.ts';
import type { Rightness } from './measure.ts';
import { isFound, type Typing } from './typing.ts';
import type { Verdict } from './verdicts.ts';

const CASES_TEXT = `The cases of \`test/ranking\` over the bundled voices: the golden queries, and queries that people wrote blind. Success@1 is the share of cases whose first voice fits the case's test of the first voice, or else its test of the top, of some or of every voice. MRR is the mean of 1/place of the first voice that fits, and 0 beyond the tenth place. Cases without such a test are left out of both. All met is the share of cases of which every expectation holds; some blind cases expect to be told how the query was understood, as no peer does, and the last column leaves these out.

The peers search name, id, language, country, provider, model, accent, gender, age, use cases, styles and description; their hits are filtered by equal values. MiniSearch is as documented, with its prefixes and a fuzziness of 0.2. SQLite requires every word as the start of one, in the order of bm25.`;

const TYPING_TEXT =
  'By query: letters until a wanted voice is among the first five and stays there (one more than the query has where it never is), letters that change the first voice, and pages without a voice; each as the mean and the worst.';

/** Returns the part of the report on right answers: both sets of cases side by side, and typing. */
export function rightnessReport(measured: readonly Rightness[], leftOut: readonly string[]): string {
  return [casesTable(measured), typingTable(measured), ...leftOut.map((each) => `Left out: ${each}.`)].join(
    '\n\n',
  );
}

function casesTable(measured: readonly Rightness[]): string {
  const rows = measured.map(({ name, verdicts }) => {
    const golden = verdicts.filter(({ set }) => set === 'golden');
    const blind = verdicts.filter(({ set }) => set === 'blind');
    const withoutTells = blind.filter(({ hasTells }) => !hasTells);
    return [name, ...firsts(golden), met(golden), ...firsts(blind), met(blind), met(withoutTells)];
  });
  return `${CASES_TEXT}\n\n${table(
    ['engine', ...titles('golden'), ...titles('blind'), 'all met, tells left out'],
    rows,
  )}`;
}

function titles(set: string): string[] {
  return [`${set}: success@1`, 'MRR', 'all met'];
}

function firsts(verdicts: readonly Verdict[]): string[] {
  const ranks = verdicts.flatMap(({ reciprocalRank }) => reciprocalRank ?? []);
  const right = ranks.filter((rank) => rank === 1).length;
  return [`${share(right, ranks.length)} of ${ranks.length}`, mean(ranks).toFixed(3)];
}

function met(verdicts: readonly Verdict[]): string {
  return `${share(verdicts.filter(({ isMet }) => isMet).length, verdicts.length)} of ${verdicts.length}`;
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function typingTable(measured: readonly Rightness[]): string {
  const rows = measured.map(({ name, typings }) => [
    name,
    ...meanAndWorst(typings, ({ letters }) => letters),
    `${typings.filter((typing) => !isFound(typing)).length}`,
    ...meanAndWorst(typings, ({ changes }) => changes),
    ...meanAndWorst(typings, ({ emptyPages }) => emptyPages),
  ]);
  const queries = measured[0]?.typings ?? [];
  const length = mean(queries.map(({ query }) => query.length));
  return `As you type: ${queries.length} popular queries of ${format(length)} letters on average, each asked after every letter. ${TYPING_TEXT}\n\n${table(
    ['engine', 'letters', 'worst', 'never', 'changes', 'worst', 'empty pages', 'worst'],
    rows,
  )}`;
}

function meanAndWorst(typings: readonly Typing[], of: (typing: Typing) => number): [string, string] {
  const [worst] = typings.toSorted((a, b) => of(b) - of(a));
  const named = worst && of(worst) > 0 ? `${of(worst)} (\`${worst.query}\`)` : '0';
  return [mean(typings.map(of)).toFixed(2), named];
}
