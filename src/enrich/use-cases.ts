import { type Draft, withVoice } from './draft.ts';
import { USE_CASES } from './tables/use-cases.ts';

/** The stated use cases in our vocabulary; one that it lacks is kept as a slug of its own. */
export function addUseCases(draft: Draft): Draft {
  const stated = (draft.stated.useCases ?? []).flatMap((entry) => entry.split(',')).map(toSlug);
  const useCases = [...new Set(stated.filter(Boolean).map((slug) => USE_CASES.get(slug) ?? slug))];
  return withVoice(draft, { use_cases: useCases.length > 0 ? useCases : undefined });
}

function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
