import { USE_CASES } from '../tables/use-cases.ts';

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
