import { type Draft, withUnresolved, withVoice } from '../draft.ts';
import { labelsOf } from '../knowledge/name-parts.ts';
import { factsInProse, readProse } from '../knowledge/read-prose.ts';
import { isAmbiguous, recognizeAll, recognizeUseCase } from '../knowledge/recognize-use-case.ts';
import { toSlug, WORDINGS } from '../knowledge/wordings.ts';

/** Pattern of the separator between use cases in one list entry: "Conversational, Customer Support", "News & Media". */
const JOINT = /[,;/&|]|\s(?:and|or)\s/i;

/**
 * Adds the voice's use cases, as values of data/facets/use-case.yaml. The sources of use cases are the provider's use-case field, the tags and the
 * styles. If field, tags and styles name no use case, the description and the words after the name ("Anna - Friendly Sales") are read. Unknown
 * entries of the use-case field are added to the draft's `unresolved`.
 */
export function addUseCases(draft: Draft): Draft {
  const { useCases = [], tags = [], styles = [] } = draft.stated;
  const stated = useCases.flatMap(splitEntry);
  const labels = [...tags, ...styles].filter((label) => !isAmbiguous(label));
  const listed = recognizeAll([...stated, ...labels]);
  const [tagline] = labelsOf(draft.stated);
  const told = [factsInProse(draft.stated), readProse(tagline)].flatMap(({ use_cases }) => use_cases ?? []);
  const found = listed.length > 0 ? listed : told;
  const isStated = stated.some((wording) => recognizeUseCase(wording));
  const known =
    found.length === 0
      ? draft
      : withVoice(draft, { use_cases: [...new Set(found)] }, { use_cases: isStated ? 'stated' : 'derived' });
  return stated
    .filter((wording) => recognizeUseCase(wording) === undefined)
    .reduce((current, wording) => withUnresolved(current, 'use_case', wording), known);
}

/** Splits an entry of a provider's use-case list: "News, Podcasts" → "News", "Podcasts". An entry that is a known term as a whole is not split. */
function splitEntry(entry: string): string[] {
  if (recognizeUseCase(entry)) return [entry];
  return entry.split(JOINT).filter((part) => toSlug(part) && !WORDINGS.no_use_cases.has(toSlug(part)));
}
