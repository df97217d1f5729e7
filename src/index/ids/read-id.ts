import { memoize } from '../../lib/memoize.ts';
import { columnValues, voicesWithAny } from '../columns/columns.ts';
import { TOKENS } from '../columns/schema.ts';
import type { CatalogParts } from '../parts.ts';
import { and, count } from '../structures/bitset.ts';
import { slice } from '../structures/bitset-slice.ts';
import { isOpaque, tokenizeId } from '../text/id-tokenizer.ts';
import { createTypoScan, type TypoScan } from '../text/typo-scan.ts';
import { isIdLike } from './id-parts.ts';

/** Longest id that is read by its parts, in UTF-16 code units. The longest id of the bundled lists has about half as many. */
const MAX_ID_CHARACTERS = 100;
/** Most voices that one reading of an id may mean. An id that fits more voices says too little about the one that is meant. */
const MAX_MEANT = 20;
/** Most parts that are dropped from the end of an id: a model and a language. */
const MAX_DROPPED_PARTS = 2;
/** Most ids of a provider that are compared with a misspelled id. The ids of a larger provider are not corrected. */
const MAX_SCANNED_IDS = 20_000;
/** Providers whose ids are kept for typo scans. */
const MAX_PROVIDERS = 32;
/** Shortest id that is corrected, and the length from which an id may have two typos, without its provider. */
const MIN_CHARACTERS = 4;
const LONG_ID_CHARACTERS = 8;
/** Shortest beginning of an id without its provider that tells which voices are meant. */
const MIN_BEGINNING = 6;
/** Most known ids that a misspelled id may be equally near to. More of them differ by a letter themselves, as codes do. */
const MAX_NEAREST = 3;

/** Returns the voices that an unknown id may mean, the likeliest first: at most {@link MAX_MEANT}, and none if nothing is alike. */
export type ReadId = (id: string) => readonly number[];

interface ProviderIds {
  readonly scan: TypoScan;
  /** Ranks by id in lower case without the provider, and by the id's first part: `joanna/neural`, `joanna`. */
  readonly ranks: ReadonlyMap<string, readonly number[]>;
}

/**
 * Creates the reader of ids that were never listed. The readings are tried one after another, the closest first:
 *
 *     polly/Joanna              whole parts at the beginning    polly/Joanna/neural
 *     openai/alloy/tts-9        without the last part           openai/alloy/tts-1
 *     azure/en-US-JennyNeurl    with a typo or two              azure/en-US-JennyNeural
 *     edge/en-US-JennyNeural    without the provider            azure/en-US-JennyNeural
 *     google/en-US-Wavenet-Z    with another end                google/en-US-Wavenet-A
 *     azure/en-US-AriaRUS       by its rarest word              azure/en-US-AriaNeural
 */
export function createIdReader(parts: CatalogParts): ReadId {
  const { ids, columns } = parts;
  const correctOf = createIdCorrector(parts);
  const readByWord = createRarestWordReader(parts);

  function readBeginning(id: string): readonly number[] {
    // A text without a slash may be a provider, which says nothing about the voice.
    const whole = id.includes('/') ? ids.startingWith(`${id}/`) : [];
    // The voice is known if its id is only a little longer: `deepgram/aura-2-asteria` → aura-2-asteria-en.
    const found = whole.length > 0 ? whole : ids.startingWith(id);
    return whole.length > 0 || found.length <= MAX_MEANT ? [...found].sort((a, b) => a - b) : [];
  }

  function readWithoutEnd(id: string): readonly number[] {
    let end = id.length;
    for (let dropped = 0; dropped < MAX_DROPPED_PARTS; dropped++) {
      end = id.lastIndexOf('/', end - 1);
      // The provider alone says nothing about the voice.
      if (end < 0 || !id.slice(0, end).includes('/')) return [];
      const shorter = id.slice(0, end);
      const found = [...ids.exact(shorter), ...ids.startingWith(`${shorter}/`)];
      if (found.length > 0) return found.sort((a, b) => a - b);
    }
    return [];
  }

  /** Returns the voices whose ids a misspelled one is nearest to, of one provider or, where none is given and the id is no plain word, of all. */
  function correct(provider: string, rest: string): readonly number[] {
    const providers = provider !== '' ? [provider] : isIdLike(rest) ? columns.provider.distinct : [];
    const found = providers.flatMap((each) => correctOf(each, rest) ?? []);
    const fewest = Math.min(...found.map(({ edits }) => edits));
    const nearest = found.filter(({ edits }) => edits === fewest);
    return nearest.length > MAX_NEAREST ? [] : nearest.flatMap(({ ranks }) => ranks);
  }

  function readWithOtherEnd(id: string, rest: string): readonly number[] {
    const end = /[^-_:.]*$/.exec(rest)?.[0] ?? '';
    if (rest.length - end.length < MIN_BEGINNING) return [];
    const found = ids.startingWith(id.slice(0, id.length - end.length));
    return found.length <= MAX_MEANT ? [...found].sort((a, b) => a - b) : [];
  }

  return (id) => {
    if (id.length > MAX_ID_CHARACTERS || id.endsWith('/')) return [];
    const slash = id.indexOf('/');
    const provider = id.slice(0, Math.max(0, slash)).toLowerCase();
    const rest = id.slice(slash + 1);
    const readings = [
      () => readBeginning(id),
      () => readWithoutEnd(id),
      () => correct(provider, rest),
      () => (slash < 0 ? [] : ids.exact(rest)),
      () => readWithOtherEnd(id, rest),
      () => readByWord(provider, rest),
    ];
    for (const read of readings) {
      const found = read();
      if (found.length > 0) return found.slice(0, MAX_MEANT);
    }
    return [];
  };
}

/** Ids of a provider that are equally near to a misspelled one. */
interface NearIds {
  readonly edits: number;
  /** Ranks of their voices, those of one id in ascending order. */
  readonly ranks: readonly number[];
}

/** Creates the corrector of ids, which returns the voices of a provider whose ids are the fewest edits from a misspelled one. */
function createIdCorrector({ ids }: CatalogParts): (provider: string, rest: string) => NearIds | undefined {
  const idsOf = memoize((provider: string): ProviderIds => {
    const listed = ids.listUnder(`${provider}/`, MAX_SCANNED_IDS);
    const ranks = new Map<string, number[]>();
    for (const { id, rank } of listed) {
      const rest = id.slice(provider.length + 1);
      for (const key of new Set([rest, rest.split('/', 1)[0] ?? ''])) {
        const same = ranks.get(key);
        if (same) same.push(rank);
        else ranks.set(key, [rank]);
      }
    }
    return { scan: createTypoScan([...ranks.keys()]), ranks };
  }, MAX_PROVIDERS);

  return (provider, rest) => {
    const asked = rest.toLowerCase();
    if (provider === '' || asked.length < MIN_CHARACTERS || isOpaque(rest)) return undefined;
    const { scan, ranks } = idsOf(provider);
    const near = scan(asked, asked.length < LONG_ID_CHARACTERS ? 1 : 2)
      // A number tells voices and models apart: aura-1 is no typo of aura-2.
      .filter(({ word }) => digitsOf(word) === digitsOf(asked));
    const edits = Math.min(...near.map((each) => each.edits));
    const nearest = near.filter((each) => each.edits === edits);
    if (nearest.length === 0 || nearest.length > MAX_NEAREST) return undefined;
    return {
      edits,
      ranks: nearest.flatMap(({ word }) => [...(ranks.get(word) ?? [])].sort((a, b) => a - b)),
    };
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Creates the reader of an id's rarest word. It returns the provider's voices that have the word in their name or id, first
 * those whose ids begin like the asked one, because ids begin with the locale.
 */
function createRarestWordReader({ columns, voices, scratch }: CatalogParts) {
  return (provider: string, rest: string): readonly number[] => {
    const own = columnValues(columns, 'provider', [provider]);
    if (own.length === 0) return [];
    const meant = scratch.within(() => {
      const ofProvider = voicesWithAny(columns, own, scratch).bits;
      let rarest: number[] = [];
      for (const word of tokenizeId(rest).words) {
        const values = [...TOKENS].flatMap((name) => columnValues(columns, name, [word]));
        const bits = scratch.copyOf(voicesWithAny(columns, values, scratch).bits);
        and(bits, ofProvider);
        const found = count(bits) <= MAX_MEANT ? slice(bits, 0, MAX_MEANT) : [];
        if (found.length > 0 && (rarest.length === 0 || found.length < rarest.length)) rarest = found;
      }
      return rarest;
    });
    const sharedOf = new Map(
      meant.map((rank) => [rank, sharedCharacters(voices.read(rank).provider_voice_id ?? '', rest)]),
    );
    return meant.sort((a, b) => (sharedOf.get(b) ?? 0) - (sharedOf.get(a) ?? 0) || a - b);
  };
}

/** Returns the number of characters in which two texts begin alike, ignoring case. */
function sharedCharacters(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}
