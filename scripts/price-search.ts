/**
 * Tells the price of each reader of words and each step of matching: its lines, and the cases that it alone decides. Opens the bundled catalog once without
 * each, and judges the golden queries and the blind sets. Usage:
 *
 *     npm run prices             prints the table
 *     npm run prices -- --write  writes the table to docs/search.md
 *     npm run prices -- FILE     judges the cases of a JSON-lines file of blind cases instead
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Catalog, openCatalog } from '../src/index/catalog/catalog.ts';
import { READERS } from '../src/index/read/index.ts';
import { blind } from '../test/ranking/blind.ts';
import { type BlindCase, failuresOf } from '../test/ranking/blind-case.ts';
import { golden } from '../test/ranking/golden.ts';
import { judge, walk } from '../test/ranking/golden-outcome.ts';
import { imageOf } from '../test/support/catalog.ts';
import { bundled } from '../test/support/snapshot.ts';

const ROOT = new URL('../', import.meta.url);
const GUIDE = new URL('docs/search.md', ROOT);
const TABLE = /(<!-- prices -->\n).*?(\n<!-- \/prices -->)/s;
/** Steps of matching a search, in their order, each with its module. */
const STEPS: Readonly<Record<string, { module: string; example: readonly [string, string] }>> = {
  'ids in text': { module: 'ids/find-ids.ts', example: ['is polly/Joanna/neural alive', 'that voice'] },
  'misspelled ids': { module: 'ids/find-ids.ts', example: ['af_hart', 'kokoro/af_heart'] },
  'removed ids': { module: 'ids/find-ids.ts', example: ['an id of a removed voice', 'its successors'] },
  exclusions: { module: 'match/exclude.ts', example: ['english not american', 'no American voice'] },
  relaxing: { module: 'match/relax.ts', example: ['welsh child narrator', 'Welsh voices'] },
  bands: { module: 'match/bands.ts', example: ['irish stories', 'Irish voices first'] },
};

const options = process.argv.slice(2);
const isWritten = options.includes('--write');
const file = options.find((each) => !each.startsWith('--'));
const given = file === undefined ? undefined : readFileSync(file, 'utf8').trim().split('\n');
const cases: readonly BlindCase[] = given?.map((line) => JSON.parse(line)) ?? Object.values(blind).flat();

const image = imageOf(await bundled());
const all = await metIn(new Set());
const rows = [];
for (const { name, file: module, example } of mechanisms()) {
  const met = await metIn(new Set([name]));
  const lost = [...all].filter((each) => !met.has(each)).length;
  const gained = [...met].filter((each) => !all.has(each)).length;
  const decided = gained > 0 ? `${lost}, and loses ${gained}` : String(lost);
  rows.push(`| ${name} | ${example} | \`${module}\` | ${linesOf(module)} | ${decided} |`);
  process.stderr.write(`${name}: ${decided}\n`);
}
const table = [
  `Of ${all.size} cases met, each row decides so many alone:`,
  '',
  '| reader or step | example | module of `src/index` | lines | cases |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
process.stdout.write(`${table}\n`);
if (isWritten) {
  const guide = readFileSync(GUIDE, 'utf8');
  writeFileSync(
    GUIDE,
    guide.replace(TABLE, (_, start, end) => `${start}${table}${end}`),
  );
}

function mechanisms() {
  const modules = ['as-written', 'glued', 'lexicon-word', 'transliterated', 'typo'];
  const moduleOf = (name: string) =>
    modules.map((each) => `read/${each}.ts`).find((path) => textOf(path).includes(`name: '${name}'`)) ?? '';
  return [
    ...READERS.map(({ name, example }) => ({ name, file: moduleOf(name), example: shown(example) })),
    ...Object.entries(STEPS).map(([name, { module, example }]) => ({
      name,
      file: module,
      example: shown(example),
    })),
  ];
}

function shown([search, reading]: readonly [string, string]): string {
  return `\`${search}\` → ${reading}`;
}

/** Returns the cases that a catalog without some mechanisms meets. */
async function metIn(omitted: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { search }: Catalog = await openCatalog(image, undefined, omitted);
  const met = cases.filter((each) => failuresOf(each, search).length === 0).map(({ id }) => id);
  if (given) return new Set(met);
  const everything = walk(search, {});
  const right = Object.values(golden)
    .flat()
    .map((each) => judge(each, search, everything))
    .filter(
      ({ reciprocalRank, recall, violations }) =>
        reciprocalRank === 1 && recall === 1 && violations.length === 0,
    );
  return new Set([...met, ...right.map(({ query }) => query)]);
}

function textOf(module: string): string {
  return readFileSync(new URL(`src/index/${module}`, ROOT), 'utf8');
}

function linesOf(module: string): number {
  return textOf(module).trimEnd().split('\n').length;
}
