import { USE_CASES } from '../../vocabulary/facets.ts';
import { valuesByWord } from './wordings.ts';

/** Use cases by the slug of each word for the use case: `ads` → advertising, `news` → news. */
const USE_CASES_BY_SLUG = valuesByWord(USE_CASES, toSlug);

/** Slugs that name a use case in a provider's use-case list, but a voice's character in a tag or description: "informative chats". */
const AMBIGUOUS: ReadonlySet<string> = new Set([...USE_CASES.values()].flatMap(({ ambiguous }) => ambiguous));

/** Returns the use case of data/facets/use-case.yaml for a provider's term: `Call Center` → `customer-service`. */
export function recognizeUseCase(wording: string): string | undefined {
  return USE_CASES_BY_SLUG.get(toSlug(wording));
}

/** Reports whether a label describes the voice's character, although the same word in a provider's use-case list names a use case. */
export function isAmbiguous(label: string): boolean {
  return AMBIGUOUS.has(toSlug(label));
}

/** Returns the letters and digits of a text in lower case, with one hyphen for each run of other characters. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the use case of each term that names a use case: `Ads`, `Karaoke` → advertising. */
export function recognizeAll(wordings: readonly string[]): string[] {
  return wordings.map(recognizeUseCase).filter((useCase) => useCase !== undefined);
}

/**
 * Returns the use cases that a phrase of the description names: "formal news narration" → narration. Each run of two or three words is
 * looked up, then the last word alone, because the last word is the phrase's main noun.
 */
export function useCasesInPhrase(phrase: string): string[] {
  const words = toSlug(phrase).split('-');
  const last = words.at(-1) ?? '';
  const runs = [2, 3].flatMap((length) =>
    words.map((_, start) => words.slice(start, start + length)).filter((run) => run.length === length),
  );
  return recognizeAll([...runs.map((run) => run.join('-')), ...(isAmbiguous(last) ? [] : [last])]);
}
