/**
 * Costs of typing errors as negative logarithms of their frequency, relative to the most frequent one. Letters are doubled or halved most often, then
 * swapped, left out or added; vowels take each other's place more often than other letters do, and so do neighbours on a keyboard. The first letter is
 * mostly right. Sources: F. J. Damerau, "A technique for computer detection and correction of spelling errors" (1964); J. Pollock and A. Zamora,
 * "Automatic spelling correction in scientific and scholarly text" (1984); K. Kukich, "Techniques for automatically correcting words in text" (1992).
 */
const TYPO_COSTS = {
  doubled: 0.3,
  swapped: 0.7,
  shifted: 1,
  shiftedVowel: 0.9,
  vowel: 0.8,
  neighbour: 0.9,
  replaced: 1.6,
  first: 1.2,
} as const;
const VOWELS = new Set('aeiouy');
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Place of each letter on a keyboard: row and column. */
const KEYS = new Map(
  ROWS.flatMap((row, y) => Array.from(row, (key, x) => [key, { x: x + y / 2, y }] as const)),
);

/** Returns the cost of typing `typed` for `known`: the cheapest sequence of errors. O(a × b) */
export function typoCost(typed: string, known: string): number {
  const table: number[][] = [];
  for (let row = 0; row <= typed.length; row++) {
    const line: number[] = [];
    table.push(line);
    for (let column = 0; column <= known.length; column++)
      line.push(row + column === 0 ? 0 : cellOf(table, typed, known, row, column));
  }
  return (table.at(-1)?.at(-1) ?? 0) + (typed[0] === known[0] ? 0 : TYPO_COSTS.first);
}

function cellOf(
  table: readonly number[][],
  typed: string,
  known: string,
  row: number,
  column: number,
): number {
  const at = (up: number, left: number) => table[row - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
  const [a = '', b = ''] = [typed[row - 1], known[column - 1]];
  const isSwap = a !== b && a === known[column - 2] && b === typed[row - 2];
  return Math.min(
    row > 0 && column > 0 ? at(1, 1) + replacing(a, b) : Number.POSITIVE_INFINITY,
    row > 0 ? at(1, 0) + shifting(a, typed[row - 2]) : Number.POSITIVE_INFINITY,
    column > 0 ? at(0, 1) + shifting(b, known[column - 2]) : Number.POSITIVE_INFINITY,
    isSwap ? at(2, 2) + TYPO_COSTS.swapped : Number.POSITIVE_INFINITY,
  );
}

/** Returns the cost of a letter too many or too few. */
function shifting(letter: string, before: string | undefined): number {
  if (letter === before) return TYPO_COSTS.doubled;
  return VOWELS.has(letter) ? TYPO_COSTS.shiftedVowel : TYPO_COSTS.shifted;
}

function replacing(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return TYPO_COSTS.vowel;
  const [from, to] = [KEYS.get(a), KEYS.get(b)];
  const isNear = from && to && Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1;
  return isNear ? TYPO_COSTS.neighbour : TYPO_COSTS.replaced;
}
