import { nameOf, OURS } from './engines.ts';
import { latenciesOf, type Race, type Result } from './race.ts';
import { format, summarize } from './statistics.ts';

/** The class of questions that is drawn. */
const KIND = 'search + filter';

const WIDTH = 760;
const LABEL_WIDTH = 130;
const VALUE_WIDTH = 150;
const ROW = 24;
const BAR = 14;
const TITLE = 34;
const FOOT = 40;
/** Left end of the scale. */
const FROM_US = 10;

/** In the colours of the reader's theme, where an SVG on a page knows it. */
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #24292f; }
  .title { font-weight: 600; }
  .note, .tick { fill: #57606a; font-size: 12px; }
  .grid { stroke: #d0d7de; }
  .bar { fill: #8c959f; }
  .ours { fill: #1f6feb; }
  .slow { stroke: #57606a; stroke-width: 2; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .note, .tick { fill: #9198a1; }
    .grid { stroke: #3d444d; }
    .bar { fill: #6e7681; }
    .ours { fill: #58a6ff; }
    .slow { stroke: #9198a1; }
  }`;

/** Bars of p50 with a line to p99, on a logarithmic scale, a panel a size. */
export function chart(races: readonly Race[]): string {
  const shown = races
    .map(({ size, results }) => ({ size, results: results.filter(({ asked }) => asked[KIND]) }))
    .filter(({ results }) => results.length > 0);
  const slowest = Math.max(...shown.flatMap(({ results }) => results.map((result) => figures(result).p99)));
  const decades = Math.max(1, Math.ceil(Math.log10(slowest / FROM_US)));
  const plotWidth = WIDTH - LABEL_WIDTH - VALUE_WIDTH;
  const x = (us: number) => LABEL_WIDTH + (Math.log10(Math.max(us, FROM_US) / FROM_US) / decades) * plotWidth;

  let y = 0;
  const panels = shown.map(({ size, results }) => {
    const top = y;
    y += TITLE + results.length * ROW;
    return panel(size, results, top, x);
  });
  const ticks = Array.from({ length: decades + 1 }, (_, decade) => FROM_US * 10 ** decade).map(
    (us) => `<line class="grid" x1="${round(x(us))}" x2="${round(x(us))}" y1="${TITLE - 6}" y2="${y}"/>
<text class="tick" x="${round(x(us))}" y="${y + 16}" text-anchor="middle">${duration(us)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + FOOT}" width="${WIDTH}" height="${y + FOOT}" role="img" aria-label="Time of a search with filters, by engine and number of voices">
<style>${STYLE}
</style>
${[...ticks, ...panels].join('\n')}
<text class="note" x="0" y="${y + 34}">${KIND}: p50 as a bar, p99 as a line, logarithmic</text>
</svg>
`;
}

function panel(size: number, results: readonly Result[], top: number, x: (us: number) => number): string {
  const rows = results.map((result, place) => {
    const middle = top + TITLE + place * ROW + BAR / 2;
    const { p50, p99 } = figures(result);
    const kind = result.engine === OURS ? 'bar ours' : 'bar';
    return `<text x="0" y="${middle + 4}">${nameOf(result.engine)}</text>
<rect class="${kind}" x="${LABEL_WIDTH}" y="${middle - BAR / 2}" width="${round(x(p50) - LABEL_WIDTH)}" height="${BAR}" rx="2"/>
<line class="slow" x1="${round(x(p50))}" x2="${round(x(p99))}" y1="${middle}" y2="${middle}"/>
<text class="note" x="${round(x(p99)) + 8}" y="${middle + 4}">${duration(p50)} / ${duration(p99)}</text>`;
  });
  return [
    `<text class="title" x="0" y="${top + 20}">${size.toLocaleString('en')} voices</text>`,
    ...rows,
  ].join('\n');
}

function duration(us: number): string {
  if (us < 1000) return `${format(us)} µs`;
  return us < 1e6 ? `${format(us / 1000)} ms` : `${format(us / 1e6)} s`;
}

function figures(result: Result) {
  return summarize(latenciesOf(result, KIND));
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
