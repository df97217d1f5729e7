import { type Draft, withUnresolved, withVoice } from './draft.ts';
import { NO_USE_CASES, USE_CASES } from './tables/use-cases.ts';

/** More than any provider states; what comes after is not read. */
const MAX_STATED = 50;
/** Two use cases in one: "Conversational, Customer Support", "News & Media". */
const JOINT = /[,;/&|]|\s(?:and|or)\s/i;

/**
 * The stated use cases in our vocabulary, and tags and styles that are one, each once. A stated wording that the
 * vocabulary lacks is left out and noted.
 */
export function addUseCases(draft: Draft): Draft {
  const { useCases = [], tags = [], styles = [] } = draft.stated;
  const stated = useCases.slice(0, MAX_STATED).flatMap(split);
  const found = [...stated, ...[...tags, ...styles].slice(0, MAX_STATED)]
    .map(toUseCase)
    .filter((each) => each !== undefined);
  const isStated = stated.some((wording) => toUseCase(wording));
  const known =
    found.length === 0
      ? draft
      : withVoice(draft, { use_cases: [...new Set(found)] }, { use_cases: isStated ? 'stated' : 'derived' });
  return stated
    .filter((wording) => toUseCase(wording) === undefined)
    .reduce((current, wording) => withUnresolved(current, 'use_case', wording), known);
}

/** One wording of the vocabulary, or the parts of a list. */
function split(entry: string): string[] {
  return toUseCase(entry)
    ? [entry]
    : entry.split(JOINT).filter((part) => toSlug(part) && !NO_USE_CASES.has(toSlug(part)));
}

/** The use case that a wording stands for. */
export function toUseCase(wording: string): string | undefined {
  return USE_CASES.get(toSlug(wording));
}

function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
