import { groupBy } from '../../lib/group-by.ts';
import { MANNERS } from '../columns/schema.ts';
import { typoCost } from '../text/typo-cost.ts';
import { nearestOf, typoEdits } from '../text/typo-scan.ts';
import type { Dictionary, Hit } from './dictionary.ts';
import type { Expansion } from './expansion.ts';
import { likelihood, SCORES, type TermMaker } from './scored-terms.ts';
import type { Field } from './term-words.ts';

/** Minimum length of a gender or age with two typos: `femail`. Two typos are allowed, because there are few genders and ages to confuse. */
const LONG_CHOICE_CHARACTERS = 6;

export function correctWord(word: string, dictionary: Dictionary, { toExpansion }: TermMaker): Expansion {
  const hits = findTypos(word, dictionary);
  const scored = hits.map((hit) => ({ hit, score: SCORES.typo * likelihood(word, hit) }));
  const readAs = [...new Set(hits.flatMap(({ words }) => words))];
  return toExpansion(scored, { match: 'typo', readAs, isCategory: false });
}

/** Returns the values that a word misspells by the fewest edits. If the word is a likelier typo of a gender or age, that is returned: male for `malle`. */
function findTypos(word: string, dictionary: Dictionary): readonly Hit[] {
  const most = typoEdits(word);
  if (most === 0) return [];
  for (const edits of [1, 2]) {
    const open = edits <= most ? nearestHits(word, edits, 'open', dictionary) : [];
    const choices = findChoice(word, edits, dictionary);
    const hits = costOf(word, choices) < costOf(word, open) ? choices : open;
    if (hits.length > 0) return hits;
  }
  return [];
}

function costOf(word: string, hits: readonly Hit[]): number {
  return Math.min(...hits.flatMap(({ words }) => words).map((known) => typoCost(word, known)));
}

/** Returns the gender or age that a word with the same first letter misspells. If several values fit, none is returned: a choice would be a guess. */
function findChoice(word: string, edits: number, dictionary: Dictionary): readonly Hit[] {
  if (edits > 1 && word.length < LONG_CHOICE_CHARACTERS) return [];
  const hits = nearestHits(word, edits, 'choice', dictionary).filter(({ words }) =>
    words.some((found) => found[0] === word[0]),
  );
  return new Set(hits.map(({ id }) => id)).size === 1 ? hits : [];
}

/** Returns the values whose words are the fewest edits (at most `maxEdits`) from `word`. Each value is listed once, with all such words. */
function nearestHits(word: string, maxEdits: number, field: Field, dictionary: Dictionary): Hit[] {
  // Codes of styles and uses are corrected, because they are words (`whisper`). Other codes are not, because they are hardly misspelled.
  const fields = field === 'open' ? (['open', 'code'] as const) : [field];
  const isMeant = (own: Field, { column }: Hit) => own !== 'code' || MANNERS.has(column);
  const near = fields.flatMap((own) =>
    dictionary.near(word, maxEdits, own).map((each) => ({
      ...each,
      hits: dictionary.exact(each.word, own).filter((hit) => isMeant(own, hit)),
    })),
  );
  const hits = nearestOf(near.filter((each) => each.hits.length > 0)).flatMap((each) => each.hits);
  return [...groupBy(hits, ({ id }) => id).values()].flatMap((same) =>
    same.slice(0, 1).map((hit) => ({ ...hit, words: same.flatMap(({ words }) => words) })),
  );
}
