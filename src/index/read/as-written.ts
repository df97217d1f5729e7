import type { Word } from '../parse/token.ts';
import type { CatalogParts } from '../parts.ts';
import { COSTS } from '../terms/costs.ts';
import { type Expansion, NO_EXPANSION } from '../terms/expansion.ts';
import { noteOnAbsence } from './absence.ts';
import type { Clause } from './clause.ts';
import type { Read, Reader, ReaderParts } from './reader.ts';

const LETTER = /^[a-z]$/;
/** Pattern of a word of one or two Latin letters or digits, which begins too many names. */
const SHORT = /^[a-z\d]{1,2}$/;

/** Expands a word as it is written, without its meaning in the lexicon. */
export function expandWritten({ vocabulary }: CatalogParts, { word }: Word, isOnly: boolean): Expansion {
  return isOnly && LETTER.test(word)
    ? vocabulary.expandLetter(word)
    : vocabulary.expand(word.replaceAll(' ', ''));
}

/** Creates a reader of words as they are written. The reader reads a word only if `isRead` returns true. */
function createWrittenReader(
  parts: ReaderParts,
  isRead: (expansion: Expansion, clause: Clause) => boolean,
  costOf?: (parts: ReaderParts, word: string) => number,
): Read {
  return (word, isOnly) => {
    const [meant] = word.meaning ?? [];
    const written = expandWritten(parts, word, isOnly);
    // A word for a fact that the directory does not record begins no value: `cost` does not mean Costa Rica.
    const expansion = meant?.kind === 'untold' && written.match === 'prefix' ? NO_EXPANSION : written;
    const absence = noteOnAbsence(meant, word.word.split(' '));
    const clause = { words: [word.word], expansion, readAs: [], absence };
    return isRead(expansion, clause) ? { clauses: [clause], cost: costOf?.(parts, word.word) } : undefined;
  };
}

/** Returns the cost of a word as a name, label or code. An everyday word that is a code (`bus`) costs more, because the code is rarely meant. */
function costAsWritten({ vocabulary, lexicon }: ReaderParts, word: string): number {
  if (lexicon.isOrdinary(word) && vocabulary.isCode(word)) return COSTS.rareCode;
  return Math.min(vocabulary.costOf(word), COSTS.rareCode);
}

/** Reader of words that occur as written in the names, labels or codes of the catalog's values. */
export const exact: Reader = {
  name: 'exact',
  example: ['jenny', 'the voices called Jenny'],
  isOfKnown: true,
  cost: COSTS.label,
  create: (parts) => createWrittenReader(parts, ({ match }) => match === 'exact', costAsWritten),
};

/** Reader of words that are the start of a name or label of a value. A short word beside other words is not completed: `ex` in `ex wife`. */
export const beginning: Reader = {
  name: 'beginning',
  example: ['jen', 'Jenny, Jennifer'],
  isOfKnown: true,
  cost: COSTS.beginning,
  create: (parts) => {
    const read = createWrittenReader(parts, ({ match }) => match === 'prefix');
    return (word, isOnly) => (isOnly || !SHORT.test(word.word) ? read(word, isOnly) : undefined);
  },
};

/** Reader of known languages and providers that no voice has. A word for such a language or provider gets a note, and is not corrected. */
export const absent: Reader = {
  name: 'absent',
  example: ['igbo', 'no voice, with a note'],
  isOfKnown: true,
  cost: COSTS.absent,
  create: (parts) => createWrittenReader(parts, (_, { absence }) => absence !== undefined),
};
