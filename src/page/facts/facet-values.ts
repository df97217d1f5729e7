import type { FacetCount, VoiceListResponse } from '../../domain/voice-list.ts';
import { fold } from '../../lib/fold.ts';
import type { Reader } from '../state/reader.tsx';

/** Number of values that a filter group shows before the user asks for more. */
export const SHOWN_VALUES = 8;
/** Largest number of values that a filter group shows. */
const MAX_VALUES = 60;

interface ChosenAndSought {
  readonly chosen: readonly string[];
  /** Text that the user seeks in the values; empty if the user seeks none. */
  readonly sought: string;
  readonly showsMore: boolean;
  readonly textsOf: (value: FacetCount) => readonly (string | undefined)[];
}

/** Returns the values of a filter group. Chosen values come first, even if no voice has them. The other values follow in the order of `values`. */
export function chooseValues(
  values: readonly FacetCount[],
  { chosen, sought, showsMore, textsOf }: ChosenAndSought,
) {
  const first = chosen.map((value) => describeChosen(values, value));
  const shownFirst = new Set(chosen.map((value) => findValue(values, value)));
  const text = fold(sought.trim());
  const others = values.filter(
    (each) => !shownFirst.has(each) && (text === '' || textsOf(each).some((name) => isFound(name, text))),
  );
  const room = showsMore || text !== '' ? MAX_VALUES : Math.max(0, SHOWN_VALUES - first.length);
  return {
    values: [...first, ...others.slice(0, room)],
    /** True if the group has more than {@link SHOWN_VALUES} values. */
    hasMore: others.length > SHOWN_VALUES - first.length,
  };
}

/** Adds the label and the number of voices to a chosen value of the URL. If no facet value matches the chosen value, the number is 0. */
export function describeChosen(values: readonly FacetCount[], chosen: string): FacetCount {
  return { count: 0, ...findValue(values, chosen), value: chosen };
}

/** Finds the facet value that a chosen value selects or excludes: `ja`, `japanese` and `-Japanese` match "Japanese". */
function findValue(values: readonly FacetCount[], chosen: string): FacetCount | undefined {
  const sought = chosen.replace(/^-/, '').toLowerCase();
  return (
    values.find(({ value }) => value.toLowerCase() === sought) ??
    values.find(({ code }) => code?.toLowerCase() === sought)
  );
}

function isFound(name: string | undefined, text: string): boolean {
  return name !== undefined && fold(name).includes(text);
}

/** Returns the number of found voices that have a sample; undefined if the response has no facets. */
export function heardIn({ facets }: VoiceListResponse): number | undefined {
  return facets?.has_preview.find(({ value }) => value === 'true')?.count;
}

/** Returns a text with two numbers: the found voices, and the found voices that have a sample. */
export function countHeard(answer: VoiceListResponse, { texts, formatNumber }: Reader): string {
  return texts.landing.heard({ voices: answer.total, heard: formatNumber(heardIn(answer) ?? 0) });
}
