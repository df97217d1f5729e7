import type { FacetCount, VoiceListResponse } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';

/** Number of values that a filter shows before the user asks for more values. */
export const SHOWN_VALUES = 8;
/** Maximum number of values that a filter shows in addition to the chosen values. */
const MAX_VALUES = 60;

interface ChosenAndSought {
  readonly chosen: readonly string[];
  /** Text by which the user searches the values of a filter; empty if the user does not search. */
  readonly sought: string;
  readonly showsMore: boolean;
  readonly textsOf: (value: FacetCount) => readonly (string | undefined)[];
}

/** Returns the values that a filter shows. Chosen values come first, even if no voice has a chosen value. Unchosen values follow in the order of `values`. */
export function chooseValues(
  values: readonly FacetCount[],
  { chosen, sought, showsMore, textsOf }: ChosenAndSought,
) {
  const first = chosen.map((value) => describeChosen(values, value));
  const shownFirst = new Set(chosen.map((value) => findValue(values, value)));
  const text = fold(sought.trim());
  const others = values.filter(
    (each) =>
      !shownFirst.has(each) && (text === '' || textsOf(each).some((name = '') => fold(name).includes(text))),
  );
  const room = showsMore || text !== '' ? MAX_VALUES : Math.max(0, SHOWN_VALUES - first.length);
  return {
    values: [...first, ...others.slice(0, room)],
    hasMore: others.length > SHOWN_VALUES - first.length,
  };
}

/** Adds the label and the number of voices to a filter value from the URL. If no facet value of the API response matches, the number is 0. */
export function describeChosen(values: readonly FacetCount[], chosen: string): FacetCount {
  return { count: 0, ...findValue(values, chosen), value: chosen };
}

/** Finds the facet value that a filter value of the URL selects or excludes: `ja`, `japanese` and `-Japanese` match "Japanese". */
function findValue(values: readonly FacetCount[], chosen: string): FacetCount | undefined {
  const sought = chosen.replace(/^-/, '').toLowerCase();
  return (
    values.find(({ value }) => value.toLowerCase() === sought) ??
    values.find(({ code }) => code?.toLowerCase() === sought)
  );
}

/** Returns the number of found voices that have a sample; undefined if the response has no facets. */
export function heardIn({ facets }: VoiceListResponse): number | undefined {
  return facets?.has_preview.find(({ value }) => value === 'true')?.count;
}
