import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { purposesInProse } from '../knowledge/prose.ts';
import { NO_USE_CASES, NOT_IN_PROSE, USE_CASES } from '../tables/use-cases.ts';

/** More than any provider states; what comes after is not read. */
const MAX_STATED = 50;
/** Two use cases in one: "Conversational, Customer Support", "News & Media". */
const JOINT = /[,;/&|]|\s(?:and|or)\s/i;

/**
 * The stated use cases in our vocabulary, and tags and styles that are one, each once; else those that the description
 * names. A stated wording that the vocabulary lacks is left out and noted.
 */
export function addUseCases(draft: Draft): Draft {
  const { useCases = [], tags = [], styles = [], description = '' } = draft.stated;
  const stated = useCases.slice(0, MAX_STATED).flatMap(split);
  const listed = [...stated, ...[...tags, ...styles].slice(0, MAX_STATED)]
    .map(toUseCase)
    .filter((each) => each !== undefined);
  const found = listed.length > 0 ? listed : purposesInProse(description).flatMap(inPhrase);
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

/** The use cases that a phrase names in several words, and the one that its last word is: "formal news narration". */
function inPhrase(phrase: string): string[] {
  const words = toSlug(phrase).split('-');
  const last = words.at(-1) ?? '';
  const wordings = [2, 3].flatMap((length) =>
    words.map((_, start) => words.slice(start, start + length)).filter((run) => run.length === length),
  );
  return [...wordings.map((run) => run.join('-')), ...(NOT_IN_PROSE.has(last) ? [] : [last])]
    .map(toUseCase)
    .filter((each) => each !== undefined);
}

function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
