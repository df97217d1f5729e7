import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { purposesInProse } from '../knowledge/prose.ts';
import { recognizeUseCase, toSlug } from '../knowledge/recognize-use-case.ts';
import { AMBIGUOUS_IN_PROSE, NON_USE_CASES } from '../tables/use-cases.ts';

/** Maximum number of entries read from a voice's list of use cases, and from its tags and styles. No known voice has more. */
const MAX_STATED = 50;
/** Separator between two use cases in one entry of a provider's use-case list: "Conversational, Customer Support", "News & Media". */
const JOINT = /[,;/&|]|\s(?:and|or)\s/i;

/**
 * Adds the voice's use cases that belong to the fixed list in tables/use-cases.ts. The use cases come from the
 * provider's use-case field, tags and styles, or from the description if field, tags and styles name none. An entry of
 * the field that names no use case of the fixed list is noted in the draft's `unresolved`.
 */
export function addUseCases(draft: Draft): Draft {
  const { useCases = [], tags = [], styles = [], description = '' } = draft.stated;
  const stated = useCases.slice(0, MAX_STATED).flatMap(splitEntry);
  const listed = recognizeAll([...stated, ...[...tags, ...styles].slice(0, MAX_STATED)]);
  const found = listed.length > 0 ? listed : purposesInProse(description).flatMap(useCasesInPhrase);
  const isStated = stated.some((wording) => recognizeUseCase(wording));
  const known =
    found.length === 0
      ? draft
      : withVoice(draft, { use_cases: [...new Set(found)] }, { use_cases: isStated ? 'stated' : 'derived' });
  return stated
    .filter((wording) => recognizeUseCase(wording) === undefined)
    .reduce((current, wording) => withUnresolved(current, 'use_case', wording), known);
}

function recognizeAll(wordings: readonly string[]): string[] {
  return wordings.map(recognizeUseCase).filter((useCase) => useCase !== undefined);
}

/** Splits an entry of a provider's use-case list, unless the whole entry is a known wording: "News, Podcasts" → "News", "Podcasts". */
function splitEntry(entry: string): string[] {
  if (recognizeUseCase(entry)) return [entry];
  return entry.split(JOINT).filter((part) => toSlug(part) && !NON_USE_CASES.has(toSlug(part)));
}

/**
 * Returns the use cases that a phrase of the description names: "formal news narration" → narration. Every two and
 * three neighbouring words are looked up together, then the last word alone, because the last word is the phrase's main
 * noun.
 */
function useCasesInPhrase(phrase: string): string[] {
  const words = toSlug(phrase).split('-');
  const last = words.at(-1) ?? '';
  const runs = [2, 3].flatMap((length) =>
    words.map((_, start) => words.slice(start, start + length)).filter((run) => run.length === length),
  );
  return recognizeAll([...runs.map((run) => run.join('-')), ...(AMBIGUOUS_IN_PROSE.has(last) ? [] : [last])]);
}
