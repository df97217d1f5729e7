import type { FindRemoved } from '../ids/search-removed.ts';
import type { Expansion } from '../terms/expansion.ts';
import type { Clause } from './clause.ts';

/** Shortest name by which a removed voice is known. A shorter one more often begins another name. */
const MIN_CHARACTERS = 3;
const SUCCEEDED: Expansion = { match: 'exact', terms: [], readAs: [], isCategory: true };

/**
 * Creates the function that reads a word as the name of a removed voice, if no voice has the word: as its successors, with a note. A word that
 * only begins other words keeps these, and gets the note.
 */
export function createRemovedReader(findRemoved: FindRemoved): (clause: Clause) => Clause {
  return (clause) => {
    const { expansion, words, absence } = clause;
    const [word = ''] = words;
    const isKnown = expansion.match === 'exact' || expansion.match === 'typo' || absence !== undefined;
    if (isKnown || words.length > 1 || word.length < MIN_CHARACTERS) return clause;
    const removed = findRemoved.byName(word);
    if (!removed) return clause;
    const { successors, notes } = removed;
    if (expansion.match === 'prefix') return { ...clause, notes };
    if (successors.length === 0) return { ...clause, absence: notes.join(' ') };
    return { ...clause, expansion: SUCCEEDED, successors, notes };
  };
}
