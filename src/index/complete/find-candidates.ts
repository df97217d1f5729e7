import { groupBy } from '../../lib/group-by.ts';
import type { Columns } from '../columns/columns.ts';
import type { CatalogParts } from '../parts.ts';
import type { CountedVoiceSet } from '../structures/voice-set.ts';
import { createValueFinder, type FindValues, type FoundValues } from './completed-values.ts';
import { createSpeakerFinder, type Speaker } from './completed-voices.ts';
import type { CompletionCounts } from './completion-counts.ts';
import { kindOf } from './describe-completion.ts';
import { type Candidate, kindOrder, weigh } from './order-completions.ts';
import { isJoint, type SplitText } from './split-completion.ts';

interface CompletionCandidate extends Candidate {
  readonly text: SplitText;
  readonly item: FoundValues | Speaker;
}

/** Creates the finder of the values and speakers that may complete one of the texts into which the text of a search box is divided. */
export function createCandidateFinder(parts: CatalogParts) {
  const { columns } = parts;
  const findValues = createValueFinder(parts);
  const findSpeakers = createSpeakerFinder(parts);

  function valueCandidates(text: SplitText, ending: number, counts: CompletionCounts): CompletionCandidate[] {
    const { key, head, operator } = text;
    const candidates: CompletionCandidate[] = [];
    const hitsFor = counts.hitsFor(isJoint(text) ? '' : head);
    for (const item of findValues(text)) {
      const [first] = item.values;
      // After an operator, only matches of a whole name or its prefix are proposed, because a wrong guess would change the whole result.
      if (!first || (operator !== 'none' && item.place > 1)) continue;
      const hits = hitsFor(first.column);
      const count = countAll(item, hits, counts);
      // A value that all hits have narrows nothing, so that it is proposed only after a letter is typed.
      if (count === 0 || (key === '' && count === hits.count)) continue;
      const { place, weight } = weigh(key, item.place, count);
      candidates.push({ kind: kindOf(first.column), ending, place, weight, tie: first.value, text, item });
    }
    return isJoint(text) ? distinctNames(candidates, columns) : candidates;
  }

  function voiceCandidates(
    text: SplitText,
    own: number,
    last: number,
    { hitsFor }: CompletionCounts,
  ): CompletionCandidate[] {
    if (text.key === '' || text.operator !== 'none') return [];
    const speakers = findSpeakers(text, hitsFor(text.head));
    if (speakers.length === 0) return [];
    const ending = beginsWithValue(text, findValues) ? last : own;
    return speakers.map((item) => {
      const { place, weight } = weigh(text.key, item.place, item.ranks.length);
      return { kind: 'voice', ending, place, weight, tie: item.ranks[0] ?? 0, text, item };
    });
  }

  return (texts: readonly SplitText[], counts: CompletionCounts) =>
    texts.flatMap((text, own) => [
      ...valueCandidates(text, own, counts),
      ...voiceCandidates(text, own, texts.length - 1, counts),
    ]);
}

/** Returns one candidate per name, because the search text has only the name: Dutch is proposed as a language, not again as an accent. */
function distinctNames(candidates: readonly CompletionCandidate[], columns: Columns): CompletionCandidate[] {
  const nameOf = ({ item }: CompletionCandidate) =>
    'values' in item ? item.values.map(({ column, value }) => columns[column].distinct[value]).join() : '';
  return [...groupBy(candidates, nameOf).values()].flatMap((same) =>
    same.sort((a, b) => kindOrder(a) - kindOrder(b)).slice(0, 1),
  );
}

/** Reports whether the first of several words is a value's name: `french f`. The text may also start a voice's name: "French (France)". */
function beginsWithValue({ key }: SplitText, findValues: FindValues): boolean {
  const end = key.indexOf('-');
  if (end < 0 || end === key.length - 1) return false;
  const first = key.slice(0, end);
  return findValues({ head: '', tail: first, key: `${first}-`, operator: 'none' }).some(
    ({ place }) => place === 0,
  );
}

/** Returns the lowest count of the values among the hits. It serves as an estimate of the number of hits that have all values. */
function countAll({ values }: FoundValues, hits: CountedVoiceSet, { countValue }: CompletionCounts): number {
  let least = Number.POSITIVE_INFINITY;
  for (const value of values) least = Math.min(least, countValue(value, hits));
  return least;
}
