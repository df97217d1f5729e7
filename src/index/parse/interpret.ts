import { COSTS } from '../terms/costs.ts';
import type { Vocabulary } from '../terms/vocabulary.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { type Candidate, listCandidates } from './candidates.ts';
import type { RawToken } from './raw-token.ts';

/**
 * Interprets the tokens of a query: joins those that are one phrase, and decides what each means. Every token has its readings with costs; the
 * cheapest interpretation of the whole query wins. Words of a language cost a toll, which they pay once together.
 */
export function interpret(
  tokens: readonly RawToken[],
  vocabulary: Vocabulary,
  lexicon: Lexicon,
): { readonly tokens: readonly RawToken[]; readonly language: string } {
  const all = listCandidates(tokens, vocabulary, lexicon);
  let best = { ...cheapest(all, undefined), language: 'en' };
  for (const [language, toll] of tollsOf(all)) {
    const path = cheapest(all, language);
    if (path.cost + toll < best.cost) best = { ...path, cost: path.cost + toll, language };
  }
  return best;
}

/** Returns the languages that some words need, each with the least toll of its words. */
function tollsOf(all: readonly (readonly Candidate[])[]): ReadonlyMap<string, number> {
  const tolls = new Map<string, number>();
  for (const candidates of all)
    for (const { languages = [], toll } of candidates)
      for (const language of languages)
        tolls.set(language, Math.min(toll, tolls.get(language) ?? Number.POSITIVE_INFINITY));
  return tolls;
}

/** Returns the cheapest sequence of readings for a query in English and one other language, by dynamic programming from its end. */
function cheapest(all: readonly (readonly Candidate[])[], language: string | undefined) {
  const costs = new Array<number>(all.length + 1).fill(0);
  const chosen = new Array<Candidate | undefined>(all.length);
  for (let at = all.length - 1; at >= 0; at--) {
    costs[at] = Number.POSITIVE_INFINITY;
    for (const each of all[at] ?? []) {
      const isSpoken = !each.languages || (language !== undefined && each.languages.includes(language));
      const toll = isSpoken ? (each.languages ? -COSTS.spoken : 0) : each.toll;
      const cost = each.cost + toll + (costs[at + each.length] ?? 0);
      if (cost >= (costs[at] ?? 0)) continue;
      costs[at] = cost;
      chosen[at] = each;
    }
  }
  const tokens: RawToken[] = [];
  for (let at = 0; at < all.length; at += chosen[at]?.length ?? 1) {
    const token = chosen[at]?.token;
    if (token) tokens.push(token);
  }
  return { tokens, cost: costs[0] ?? 0 };
}
