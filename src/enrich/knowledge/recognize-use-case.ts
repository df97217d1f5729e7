import { USE_CASES, valuesByWord } from '../../vocabulary/facets.ts';
import { termsInProse, toSlug } from './wordings.ts';

/** Map from the slug of each term for a use case to the use case: `call-center` → `customer-service`. */
const USE_CASES_BY_SLUG = valuesByWord(USE_CASES, toSlug);

/** Map from the slug of each word that names a use case in a description, to the use case. */
export const USE_CASES_IN_PROSE = termsInProse(USE_CASES_BY_SLUG);

/** Slugs that name a use case only in a list of use cases. In tags and descriptions, the same words describe a character: "informative chats". */
const AMBIGUOUS: ReadonlySet<string> = new Set([...USE_CASES.values()].flatMap(({ ambiguous }) => ambiguous));

/** Returns the use case of data/facets/use-case.yaml for a provider's term: `Call Center` → `customer-service`. */
export function recognizeUseCase(wording: string): string | undefined {
  return USE_CASES_BY_SLUG.get(toSlug(wording));
}

/** Reports whether a label, such as a tag, is one of the words that name a use case only in a list of use cases. */
export function isAmbiguous(label: string): boolean {
  return AMBIGUOUS.has(toSlug(label));
}

/** Returns the use cases that the terms name, in the same order. Unknown terms are skipped: `Ads`, `Karaoke` → advertising. */
export function recognizeAll(wordings: readonly string[]): string[] {
  return wordings.map(recognizeUseCase).filter((useCase) => useCase !== undefined);
}
