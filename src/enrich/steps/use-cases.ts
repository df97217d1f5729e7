import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { purposesInProse } from '../knowledge/prose.ts';
import { recognizeUseCase, toSlug } from '../knowledge/recognize-use-case.ts';
import { AMBIGUOUS_IN_PROSE, NON_USE_CASES } from '../tables/use-cases.ts';

/** Maximum number of stated entries read, because no provider states as many. */
const MAX_STATED = 50;
/** Separator between use cases in one entry: "Conversational, Customer Support", "News & Media". */
const JOINT = /[,;/&|]|\s(?:and|or)\s/i;

/**
 * Adds the use cases of the vocabulary that are stated, or named by tags and styles; else those that the description
 * names. A stated wording that the vocabulary lacks is noted as unresolved.
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

/** Splits an entry that joins several use cases; an entry of the vocabulary stays whole. */
function splitEntry(entry: string): string[] {
  if (recognizeUseCase(entry)) return [entry];
  return entry.split(JOINT).filter((part) => toSlug(part) && !NON_USE_CASES.has(toSlug(part)));
}

/**
 * Returns the use cases that a phrase names. Runs of two and three words are looked up, then the last word alone,
 * because the last word is the noun: "formal news narration".
 */
function useCasesInPhrase(phrase: string): string[] {
  const words = toSlug(phrase).split('-');
  const last = words.at(-1) ?? '';
  const runs = [2, 3].flatMap((length) =>
    words.map((_, start) => words.slice(start, start + length)).filter((run) => run.length === length),
  );
  return recognizeAll([...runs.map((run) => run.join('-')), ...(AMBIGUOUS_IN_PROSE.has(last) ? [] : [last])]);
}
