import { memoize } from '../lib/memoize.ts';
import { ACCENTS, COUNTRIES, REGIONS } from './facets.ts';

/** Pattern of a word for a part of a country in an accent's label: `Northern` in `Northern Welsh`. */
const PART = /^(?:(?:North|South|East|West)\w*ern|Central) (?=.)/;
/** Country codes by adjective. A country may have a second adjective for accents of its parts: `English` (in Northern English) beside `British`. */
const codesByAdjective: ReadonlyMap<string, string> = new Map(
  Array.from(COUNTRIES, ([code, { adjective, part_adjective }]) =>
    [adjective, part_adjective].flatMap((name) => (name === undefined ? [] : [[name, code] as const])),
  ).flat(),
);

/** Returns the wider accents that contain an accent, the narrowest first: `Glaswegian` → Scottish, British. */
export const widerAccents = memoize((accent: string): readonly string[] => {
  const wider = widerOf(accent);
  return wider === undefined ? [] : [wider, ...widerAccents(wider)];
});

function widerOf(accent: string): string | undefined {
  const { within, region } = ACCENTS.get(accent) ?? {};
  if (within !== undefined) return within;
  const whole = accent.replace(PART, '');
  if (region === undefined && whole !== accent && ACCENTS.has(whole)) return whole;
  const code = region ?? codesByAdjective.get(whole);
  const nation = code === undefined ? undefined : COUNTRIES.get(code)?.adjective;
  if (nation === undefined || nation !== accent) return nation;
  return [...REGIONS.values()].find((each) => each.accent && each.countries.includes(code ?? ''))?.accent;
}
