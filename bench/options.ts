import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINE_IDS } from './engines.ts';
import { ALL_KINDS, type Kind } from './questions.ts';

/** The parts of the bench. */
const PARTS = ['search', 'swap', 'dumps', 'flood', 'rightness', 'http'] as const;
type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  readonly sizes: readonly number[];
  readonly kinds: readonly Kind[];
  readonly engines: readonly string[];
  readonly nodes: readonly string[];
  readonly rounds: number;
  readonly questions: number;
  readonly budgetMs: number;
  readonly swaps: number;
  readonly swapSize: number;
  readonly seed: number;
  /** Folder of an earlier checkout that is built, to be judged beside this one. */
  readonly before: string | undefined;
  /** Folder for the results; nothing is written without. */
  readonly output: string | undefined;
}

export const USAGE = `npm run bench -- [options]

  --parts LIST      of ${PARTS.join(', ')}
  --sizes LIST      voices; 10000,100000,1000000
  --classes LIST    of ${ALL_KINDS.join(', ')}
  --engines LIST    of ${ENGINE_IDS.join(', ')}
  --node LIST       paths of the Node binaries to measure; this one
  --rounds N        5
  --seed N          1
  --before FOLDER   a built checkout of an earlier commit, for rightness and flood beside this one
  --output FOLDER   write results.md and results.svg there; without, print only
  --quick           a look at 10000 voices, under a minute
`;

/** Options of a full run, and those of a quick one. */
const FULL = { sizes: '10000,100000,1000000', rounds: '5', parts: PARTS.join() };
const QUICK = { sizes: '10000', rounds: '1', parts: 'search,swap' };

export function parseOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      parts: text,
      sizes: text,
      classes: text,
      engines: text,
      node: text,
      rounds: text,
      seed: text,
      before: text,
      output: text,
      quick: { type: 'boolean' },
    },
  });
  const isQuick = values.quick === true;
  const preset = isQuick ? QUICK : FULL;
  const sizes = (values.sizes ?? preset.sizes).split(',').map((size) => atLeastOne('sizes', size));
  return {
    parts: listOf('parts', values.parts ?? preset.parts, PARTS),
    sizes,
    kinds: listOf('classes', values.classes ?? ALL_KINDS.join(), ALL_KINDS),
    engines: listOf('engines', values.engines ?? ENGINE_IDS.join(), ENGINE_IDS),
    nodes: (values.node ?? process.execPath).split(','),
    rounds: atLeastOne('rounds', values.rounds ?? preset.rounds),
    questions: isQuick ? 40 : 200,
    budgetMs: isQuick ? 100 : 1000,
    swaps: isQuick ? 1 : 3,
    swapSize: isQuick ? 10_000 : 100_000,
    seed: atLeastOne('seed', values.seed ?? '1'),
    before: values.before && resolve(values.before),
    output: values.output,
  };
}

function listOf<T extends string>(name: string, text: string, known: readonly T[]): T[] {
  const wanted = text.split(',');
  const chosen = known.filter((value) => wanted.includes(value));
  if (chosen.length !== wanted.length) throw new Error(`--${name} takes some of: ${known.join(', ')}`);
  return chosen;
}

function atLeastOne(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes whole numbers of 1 or more`);
  return value;
}
