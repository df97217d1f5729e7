import { AMBIGUOUS, USE_CASES } from '../tables/use-cases.ts';

/** Returns the use case of the directory's vocabulary for a provider's wording: `Call Center` → `customer-service`. */
export function recognizeUseCase(wording: string): string | undefined {
  return USE_CASES.get(toSlug(wording));
}

/** Returns the letters and digits of a text in lower case, with one hyphen in the place of everything else. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Returns the use cases of the wordings that name one: `Ads`, `Karaoke` → advertising. */
export function recognizeAll(wordings: readonly string[]): string[] {
  return wordings.map(recognizeUseCase).filter((useCase) => useCase !== undefined);
}

/**
 * Returns the use cases that a phrase of the description names: "formal news narration" → narration. Every two and
 * three neighbouring words are looked up together, then the last word alone, because the last word is the phrase's main
 * noun.
 */
export function useCasesInPhrase(phrase: string): string[] {
  const words = toSlug(phrase).split('-');
  const last = words.at(-1) ?? '';
  const runs = [2, 3].flatMap((length) =>
    words.map((_, start) => words.slice(start, start + length)).filter((run) => run.length === length),
  );
  return recognizeAll([...runs.map((run) => run.join('-')), ...(AMBIGUOUS.has(last) ? [] : [last])]);
}
