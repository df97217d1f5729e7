import { COSTS } from '../terms/costs.ts';
import { isTellingTerm } from '../terms/expansion.ts';
import type { MeantValue } from '../text/meaning.ts';
import { expandWritten } from './as-written.ts';
import { namesOf, unite } from './clause.ts';
import type { Reader } from './reader.ts';

/** Reports whether a lexicon value stands for several column values without a common name, as a region stands for its countries. */
const isGroup = ({ kind }: MeantValue) => kind === 'region' || kind === 'deployment' || kind === 'commercial';

/** Reader of words that have a meaning in the lexicon. If a catalog value equals the word as written, the value is preferred to an uncertain meaning. */
export const lexiconWord: Reader = {
  name: 'lexicon',
  example: ['бабушка', 'Female, old'],
  isOfKnown: true,
  // Lower bound of the cost: a meaning that is united with a name costs `COSTS.label`, any other meaning costs 0.
  cost: 0,
  create: (parts) => {
    const { columns, vocabulary, expandMeaning } = parts;
    return (token, isOnly) => {
      const { word, meaning = [], isMeant } = token;
      const expansions = meaning.map(expandMeaning);
      const [first] = expansions;
      const [value] = meaning;
      if (!first || !value || expansions.some(({ match }) => match === 'none')) return undefined;
      const own = expandWritten(parts, token, isOnly);
      const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm) && !vocabulary.isPart(word);
      const asIs = { words: [word], readAs: value.kind === 'commercial' ? ['commercial use'] : [] };
      if (isGroup(value)) return { clauses: [{ ...asIs, expansion: isKnown ? unite(own, first) : first }] };
      if (isKnown && !isMeant) return undefined;
      // The word `frances` is a name, and also `francês` (French) without its accent. The name is searched only if the word is the whole search.
      if (isOnly && own.match === 'exact' && expansions.length === 1 && !isMeant)
        return { clauses: [{ ...asIs, expansion: unite(own, first) }], cost: COSTS.label };
      const clauses = expansions.map((expansion, at) => ({
        words: [word],
        expansion,
        readAs: namesOf(columns, expansion, word, meaning[at]),
      }));
      return { clauses };
    };
  },
};
