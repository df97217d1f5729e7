import { COSTS } from '../terms/costs.ts';
import type { Candidate } from './candidates.ts';
import type { RawToken } from './token.ts';

/** Chooses the candidates (readings of words) that cost least together, and thereby the query's language. A foreign language adds its toll (cost) once. */
export function interpret(tokens: readonly RawToken[], candidates: readonly (readonly Candidate[])[]) {
  let best = { ...cheapest(candidates, undefined), language: 'en' };
  for (const [language, toll] of tollsOf(candidates)) {
    const path = cheapest(candidates, language);
    if (path.cost + toll < best.cost) best = { ...path, cost: path.cost + toll, language };
  }
  const read: RawToken[] = [];
  for (let at = 0; at < tokens.length; at += best.chosen[at]?.length ?? 1)
    read.push(...toTokens(tokens, at, best.chosen[at]));
  return { tokens: read, language: best.language };
}

function toTokens(tokens: readonly RawToken[], at: number, chosen: Candidate | undefined): RawToken[] {
  const first = tokens[at];
  if (!first || !chosen) return first ? [first] : [];
  const { word, meaning, isRead, length } = chosen;
  const { end } = tokens[at + length - 1] ?? first;
  return [{ kind: 'raw', word, meaning, ...(isRead && { isRead }), start: first.start, end }];
}

/** Returns the languages of the candidates, each with the lowest toll (cost of a foreign word) among its candidates. */
function tollsOf(all: readonly (readonly Candidate[])[]): ReadonlyMap<string, number> {
  const tolls = new Map<string, number>();
  for (const candidates of all)
    for (const { languages = [], toll } of candidates)
      for (const language of languages)
        tolls.set(language, Math.min(toll, tolls.get(language) ?? Number.POSITIVE_INFINITY));
  return tolls;
}

/** Returns the cheapest sequence of candidates, by dynamic programming from the end. A word that is neither English nor in `language` adds its toll. */
function cheapest(all: readonly (readonly Candidate[])[], language: string | undefined) {
  const costs = new Array<number>(all.length + 1).fill(0);
  const chosen = new Array<Candidate | undefined>(all.length);
  for (let at = all.length - 1; at >= 0; at--) {
    costs[at] = all[at]?.length ? Number.POSITIVE_INFINITY : (costs[at + 1] ?? 0);
    for (const each of all[at] ?? []) {
      const isSpoken = !each.languages || (language !== undefined && each.languages.includes(language));
      const toll = isSpoken ? (each.languages ? -COSTS.spoken : 0) : each.toll;
      const cost = each.cost + toll + (costs[at + each.length] ?? 0);
      if (cost >= (costs[at] ?? 0)) continue;
      costs[at] = cost;
      chosen[at] = each;
    }
  }
  return { chosen, cost: costs[0] ?? 0 };
}
