import { fold } from '../../lib/fold.ts';
import { createIdFinder } from '../ids/find-ids.ts';
import { createSearchParser } from '../parse/parse-search.ts';
import type { CatalogParts } from '../parts.ts';
import { createClauseReader } from '../read/read-clauses.ts';
import { createWordReader } from '../read/read-word.ts';
import { indexOf } from '../structures/sorted-strings.ts';

/** A parsed search text with the values that its words mean. The values depend on the text alone, and are cached by the text. */
export type ExpandedText = ReturnType<ReturnType<typeof createTextExpander>>;

export function createTextExpander(parts: CatalogParts) {
  const { columns, vocabulary, lexicon, ids } = parts;
  const parseSearch = createSearchParser(vocabulary, lexicon);
  const readClauses = createClauseReader(createWordReader(parts));
  const findIds = createIdFinder(parts);

  return (text: string) => {
    const parsed = parseSearch(text);
    const read = readClauses(parsed.tokens);
    const isCategory = read.clauses.every(({ expansion }) => expansion.isCategory);
    const name = indexOf(columns.name.distinct, fold(parsed.text));
    return {
      parsed,
      ...read,
      /** Voices that the text names by id, alone or among other words. */
      // If the whole text is the name of a voice, its words are not searched as ids, because a name such as `Joanna-2` looks like an id.
      named: name === undefined ? findIds(parsed.text) : undefined,
      /** Ranks of the voices whose id, or whose id at the provider, equals the whole search text, ignoring case. */
      wholeIds: ids.exact(parsed.text),
      /** Index in `columns.name.distinct` of the voice name that equals the whole search text; undefined if no name equals the text. */
      wholeName: isCategory ? undefined : name,
    };
  };
}
