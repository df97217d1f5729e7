import type { StoredVoice } from '../src/domain/voice.ts';
import { FILTER_FIELDS, FILTER_NAMES, type FilterName, PAGE, type Question } from './engine.ts';
import { createRandom, type Random } from './random.ts';

type Draw = (voice: StoredVoice, random: Random, voices: readonly StoredVoice[]) => Partial<Question>;

/** The kinds of questions; each is drawn around a voice of the catalog, so common values are common. */
const KINDS = {
  browse: (_, random) => ({ offset: PAGE * random.int(20) }),
  single: (voice, random) => ({ search: singleWord(voice, random) }),
  broad: (voice, random) => ({ search: contextWord(voice, random) }),
  'two words': (voice, random) => ({ search: `${nameWord(voice)} ${contextWord(voice, random)}` }),
  filter: (voice, random, voices) => ({ filters: drawFilters(voice, 1 + random.int(3), random, voices) }),
  'search + filter': searchAndFilter,
  facets: (...drawing) => ({ ...searchAndFilter(...drawing), facets: true }),
  'broad + facets': (voice, random) => ({ search: contextWord(voice, random), facets: true }),
} as const satisfies Readonly<Record<string, Draw>>;

export type Kind = keyof typeof KINDS;
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** Draws the questions of one kind; another `seed` gives others. */
export function buildQuestions(
  kind: Kind,
  voices: readonly StoredVoice[],
  count: number,
  seed: number,
): Question[] {
  const random = createRandom(seed + 7919 * (1 + ALL_KINDS.indexOf(kind)));
  const draw: Draw = KINDS[kind];
  return Array.from({ length: count }, () => ({
    filters: {},
    facets: false,
    offset: 0,
    ...draw(random.pick(voices), random, voices),
  }));
}

function searchAndFilter(
  voice: StoredVoice,
  random: Random,
  voices: readonly StoredVoice[],
): Partial<Question> {
  const search = random.chance(0.5) ? nameWord(voice) : contextWord(voice, random);
  return { search, filters: drawFilters(voice, 1 + random.int(2), random, voices) };
}

/** A name, the start of one, a name with a typo, or a word of its context. */
function singleWord(voice: StoredVoice, random: Random): string {
  const name = nameWord(voice);
  const way = random.int(5);
  if (way === 0) return contextWord(voice, random);
  if (way === 1) return name.slice(0, Math.max(3, name.length - 2));
  if (way === 2 && name.length >= 5) return withTypo(name, random);
  return name;
}

function withTypo(word: string, random: Random): string {
  const place = 1 + random.int(word.length - 2);
  const letters = [...word];
  if (random.chance(0.5)) letters.splice(place, 1);
  else letters[place] = random.pick([...'aeinorst']);
  return letters.join('');
}

function nameWord({ name }: StoredVoice): string {
  return name.toLowerCase().match(/\p{L}{2,}/u)?.[0] ?? name;
}

/** A word that many voices share. */
function contextWord(voice: StoredVoice, random: Random): string {
  const words = [voice.provider, voice.language_name, voice.accent, voice.country_name].filter(
    (text) => text !== undefined && /^\p{L}+$/u.test(text),
  );
  return (words.length > 0 ? random.pick(words) : voice.gender)?.toLowerCase() ?? '';
}

/** Filters that the voice passes; the first one also lets another voice's value through. */
function drawFilters(
  voice: StoredVoice,
  count: number,
  random: Random,
  voices: readonly StoredVoice[],
): Question['filters'] {
  const known = FILTER_NAMES.filter((name) => voice[FILTER_FIELDS[name]] !== undefined);
  const filters: Partial<Record<FilterName, string[]>> = {};
  while (Object.keys(filters).length < Math.min(count, known.length)) {
    const name = random.pick(known);
    const field = FILTER_FIELDS[name];
    const isFirst = Object.keys(filters).length === 0;
    const values = [voice[field], isFirst ? random.pick(voices)[field] : undefined];
    filters[name] ??= [...new Set(values.filter((value) => value !== undefined))];
  }
  return filters;
}
