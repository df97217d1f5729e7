import { COSTS } from '../terms/costs.ts';
import { isTellingTerm } from '../terms/expansion.ts';
import type { MeantValue } from '../text/meaning.ts';
import { createWrittenExpander } from './as-written.ts';
import { namesOf, type Reading, unite } from './clause.ts';
import { createKindredFinder } from './kindred.ts';
import type { Reader } from './reader.ts';

/** Returns whether a value is a group of values, which no single name tells. */
const isGroup = ({ kind }: MeantValue) => kind === 'region' || kind === 'deployment' || kind === 'commercial';

/** Reading of a meant value, with `readAs` where the value itself is not searched. */
type MeantReading = Partial<Reading> & Pick<Reading, 'expansion'>;

/** Reader of words by their meanings in the lexicon, of many languages. A name that voices have leads unless the meaning is certain. */
export const lexiconWord: Reader = {
  name: 'lexicon',
  example: ['бабушка', 'Female, old'],
  isOfKnown: true,
  // A certain meaning, and one that is united with a name, cost as little as the name of a value.
  cost: 0,
  create: (parts) => {
    const { columns, vocabulary, expandMeaning } = parts;
    const expandWritten = createWrittenExpander(parts);
    const readKindred = createKindredFinder(parts);

    function readValue(value: MeantValue, isExcluded: boolean): MeantReading | undefined {
      const expansion = expandMeaning(value);
      if (expansion.match !== 'none') return { expansion };
      return readKindred(value.text, isExcluded);
    }

    return (token, context) => {
      const { word, meaning = [] } = token;
      const { isOnly, isExcluded = false } = context;
      const isMeant = context.isMeant ?? (token.isLanguage === true || token.isMeant === true);
      const readings = meaning.flatMap((value) => readValue(value, isExcluded) ?? []);
      const [first] = readings;
      const [value] = meaning;
      if (!first || !value || readings.length < meaning.length) return undefined;
      const own = expandWritten(token, context);
      const isKnown = own.match === 'exact' && own.terms.some(isTellingTerm) && !vocabulary.isPart(word);
      const asIs = { words: [word], readAs: [] };
      if (isGroup(value))
        return { clauses: [{ ...asIs, expansion: isKnown ? unite(own, first.expansion) : first.expansion }] };
      if (isKnown && !isMeant) return undefined;
      // A name such as Frances, as `francês` is folded, is meant only if it is searched alone.
      if (isOnly && own.match === 'exact' && readings.length === 1 && !isMeant)
        return { clauses: [{ ...asIs, expansion: unite(own, first.expansion) }], cost: COSTS.label };
      const clauses = readings.map((reading, at) => ({
        words: [word],
        readAs: reading.readAs ?? namesOf(columns, reading.expansion, word, meaning[at]),
        ...reading,
      }));
      return { clauses, ...(isMeant && { cost: 0 }) };
    };
  },
};

/** Reader of the last word of a search as the beginning of a word of the lexicon: `grandm` → grandma. */
export const completion: Reader = {
  name: 'completion',
  example: ['british grandm', 'British, Female, old'],
  isOfKnown: true,
  cost: COSTS.beginning,
  create: (parts) => {
    const { vocabulary, expandMeaning } = parts;
    const expandWritten = createWrittenExpander(parts);
    return (token, context) => {
      if (!token.completion) return undefined;
      const { word } = token;
      const own = expandWritten(token, context);
      if (own.match === 'exact') return undefined;
      const choices = vocabulary.expandChoice(word);
      const asIs = { words: [word], expansion: unite(own, choices), readAs: [] };
      const meant = token.completion.map(expandMeaning).filter(({ match }) => match !== 'none');
      const [first] = meant;
      if (choices.match !== 'none' || !first) return { clauses: [asIs] };
      if (meant.length === 1) return { clauses: [{ ...asIs, expansion: unite(own, first) }] };
      return { clauses: own.match === 'none' ? meant.map((expansion) => ({ ...asIs, expansion })) : [asIs] };
    };
  },
};
