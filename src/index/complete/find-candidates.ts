import type { CompletionKind } from '../../domain/completion.ts';
import type { CatalogParts } from '../parts.ts';
import type { Place } from '../terms/key-index.ts';
import { createValueFinder, type FindValues, type FoundValues } from './completed-values.ts';
import { createSpeakerFinder, type Speaker } from './completed-voices.ts';
import type { CompletionCounts } from './completion-counts.ts';
import { kindOf } from './describe-completion.ts';
import { isJoint, type SplitText } from './split-completion.ts';

/** Factor by which a whole name or code of one or two letters outweighs a prefix: `ma` is Morocco's code and a prefix of Male. */
const SHORT_WHOLE_WEIGHT = 4;
/** Pattern of a text of one or two Latin letters. Other scripts do not match, because two of their letters may be a word. */
const SHORT = /^[a-z]{1,2}-?$/;

/** A value or speaker that may complete a text. */
export interface Candidate {
  readonly text: SplitText;
  readonly item: FoundValues | Speaker;
  readonly kind: CompletionKind;
  /** Index of the ending (last words of the search text) that the candidate completes: 0 for the longest ending. */
  readonly ending: number;
  readonly place: Place;
  /** Number of the candidate's voices among the hits, or a multiple of that number. */
  readonly weight: number;
  /** Number that orders otherwise equal candidates of one kind, lowest number first. */
  readonly tie: number;
}

/** Creates the function that finds values and speakers (voices of one name) that may complete the last words of a search text. */
export function createCandidateFinder(parts: CatalogParts) {
  const { columns } = parts;
  const findValues = createValueFinder(parts);
  const findSpeakers = createSpeakerFinder(parts);

  function* findAll(
    texts: readonly SplitText[],
    { hitsFor, countValue }: CompletionCounts,
  ): Generator<Candidate> {
    for (const [ending, text] of texts.entries()) {
      const { key, head, operator } = text;
      const names = new Set<string>();
      for (const item of findValues(text)) {
        const [first] = item.values;
        // After an operator, only matches of a whole name or its start are proposed, because a wrong guess would change the whole result.
        if (!first || (operator !== 'none' && item.place > 1)) continue;
        const hits = hitsFor(isJoint(text) ? '' : head, first.column);
        // A hit must have all values of an item, and so the rarest value limits the count. For a region, one of its values is enough.
        const estimate = item.name === undefined ? Math.min : Math.max;
        const count = estimate(...item.values.map((value) => countValue(value, hits)));
        // A value that all hits have narrows nothing, and is proposed only after the user has typed a letter.
        if (count === 0 || (key === '' && count === hits.count)) continue;
        // After `or` and `and`, values of the same name make the same search. Only the first is proposed: Dutch as a language, not as an accent.
        const name = columns[first.column].distinct[first.value] ?? '';
        if (isJoint(text) && names.has(name)) continue;
        names.add(name);
        const weighed = weigh(key, item.place, count);
        yield { kind: kindOf(first.column), ending, ...weighed, tie: first.value, text, item };
      }
      if (key === '' || operator !== 'none') continue;
      const waiting = beginsWithValue(text, findValues) ? texts.length - 1 : ending;
      for (const item of findSpeakers(text, hitsFor(head))) {
        const weighed = weigh(key, item.place, item.ranks.length);
        yield { kind: 'voice', ending: waiting, ...weighed, tie: item.ranks[0] ?? 0, text, item };
      }
    }
  }

  return (texts: readonly SplitText[], counts: CompletionCounts) => [...findAll(texts, counts)];
}

function weigh(key: string, place: Place, count: number): Pick<Candidate, 'place' | 'weight'> {
  if (place > 0 || !SHORT.test(key)) return { place, weight: count };
  // One or two letters count as a prefix, even if they are a whole name or code, because many other names start with the same letters.
  return { place: 1, weight: count * SHORT_WHOLE_WEIGHT };
}

/** Reports whether the first of several words names a value. Voices then come later, because `french f` also matches the voice "French (France)". */
function beginsWithValue(text: SplitText, findValues: FindValues): boolean {
  const end = text.key.indexOf('-') + 1;
  if (end === 0 || end === text.key.length) return false;
  const key = text.key.slice(0, end);
  return findValues({ ...text, tail: key, key }).some(({ place }) => place === 0);
}
