import { USE_CASES } from '../../vocabulary/facets.ts';
import { valuesByWord } from './wordings.ts';

/** Use cases by the slug of each word for one: `ads` → advertising, `news` → news. */
const USE_CASES_BY_SLUG = valuesByWord(USE_CASES, toSlug);

/** Slugs that name a use case in a provider's list of use cases, but mean a character among tags and in a description: "informative chats". */
const AMBIGUOUS: ReadonlySet<string> = new Set([...USE_CASES.values()].flatMap(({ ambiguous }) => ambiguous));

/** Returns the use case of the directory's vocabulary for a provider's wording: `Call Center` → `customer-service`. */
export function recognizeUseCase(wording: string): string | undefined {
  return USE_CASES_BY_SLUG.get(toSlug(wording));
}

/** Reports whether a label means a character, although it names a use case in a provider's list of use cases. */
export function isAmbiguous(label: string): boolean {
  return AMBIGUOUS.has(toSlug(label));
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
  return recognizeAll([...runs.map((run) => run.join('-')), ...(isAmbiguous(last) ? [] : [last])]);
}
