/**
 * Costs of typing errors. A cost is the negative logarithm of an error's frequency, relative to the most frequent error: a letter that is doubled or
 * not doubled by mistake. Rarer errors cost more. An error in the first letter is rare, and costs more. Sources: F. J. Damerau, "A technique for
 * computer detection and correction of spelling errors" (1964); J. Pollock and A. Zamora, "Automatic spelling correction in scientific and scholarly
 * text" (1984); K. Kukich, "Techniques for automatically correcting words in text" (1992).
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
/** Position of each letter on a QWERTY keyboard, in widths of a key: column `x` and row `y`. */
const KEYS = new Map(
  ROWS.flatMap((row, y) => Array.from(row, (key, x) => [key, { x: x + y / 2, y }] as const)),
);

/** Returns the cost of the cheapest sequence of errors that turns `known` into `typed`. Takes O(a × b) for words of a and b letters. */
export function typoCost(typed: string, known: string): number {
  const width = known.length + 1;
  const costs = new Float64Array((typed.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  costs[0] = typed[0] === known[0] ? 0 : TYPO_COSTS.first;
  // From each cell, four errors lead to later cells: a letter too many, a letter too few, a replaced letter, two swapped letters.
  for (let row = 0; row <= typed.length; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const cost = costs[at] ?? 0;
      const reach = (to: number, error: number) => {
        if (cost + error < (costs[to] ?? 0)) costs[to] = cost + error;
      };
      const [a, b] = [typed[row], known[column]];
      if (a !== undefined) reach(at + width, shifting(a, typed[row - 1]));
      if (b !== undefined) reach(at + 1, shifting(b, known[column - 1]));
      if (a === undefined || b === undefined) continue;
      reach(at + width + 1, replacing(a, b));
      const isSwap = a !== b && a === known[column + 1] && b === typed[row + 1];
      if (isSwap) reach(at + 2 * width + 2, TYPO_COSTS.swapped);
    }
  }
  return costs.at(-1) ?? 0;
}

/** Returns the cost of one letter too many or too few after the letter `before`. */
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
