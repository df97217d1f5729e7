import { COSTS } from '../terms/costs.ts';
import type { Expansion } from '../terms/expansion.ts';
import { createWrittenExpander, toWrittenClause } from './as-written.ts';
import type { Reader } from './reader.ts';

/** Shortest name by which a removed voice is known. A shorter one more often begins another name. */
const MIN_CHARACTERS = 3;
const SUCCEEDED: Expansion = { match: 'exact', terms: [], readAs: [], isCategory: true };

/**
 * Reader of names of removed voices, which no voice has: as their successors, with a note. A word that only begins other words keeps these, and
 * gets the note.
 */
export const removed: Reader = {
  name: 'removed',
  example: ['the name of a removed voice', 'its successors, with a note'],
  cost: COSTS.removed,
  create: (parts) => {
    const expandWritten = createWrittenExpander(parts);
    return (token, context) => {
      if (context.isExcluded || token.word.length < MIN_CHARACTERS) return undefined;
      const clause = toWrittenClause(token, expandWritten(token, context));
      const { match } = clause.expansion;
      if (match === 'exact' || match === 'typo' || clause.absence !== undefined) return undefined;
      const found = parts.findRemoved.byName(token.word);
      if (!found) return undefined;
      const { successors, notes } = found;
      if (match === 'prefix') return { clauses: [{ ...clause, notes }] };
      if (successors.length === 0) return { clauses: [{ ...clause, absence: notes.join(' ') }] };
      return { clauses: [{ ...clause, expansion: SUCCEEDED, successors, notes }] };
    };
  },
};
