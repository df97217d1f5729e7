import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../lib/memoize.ts';
import type { CatalogParts } from '../parts.ts';
import { isOpaque } from '../text/id-tokenizer.ts';
import { createTypoScan, nearestOf } from '../text/typo-scan.ts';
import { isIdLike } from './id-parts.ts';

/** Maximum length of an id that is read by its parts, in UTF-16 code units: about twice the longest id of the bundled lists. */
const MAX_ID_CHARACTERS = 100;
/** Maximum number of voices that an id may mean. An id that fits more voices does not identify one. */
const MAX_MEANT = 20;
/** Maximum number of parts dropped from the end of an id: a model and a language. */
const MAX_DROPPED_PARTS = 2;
/** Maximum number of a provider's ids that are compared with a misspelled id. The ids of a larger provider are not corrected. */
const MAX_SCANNED_IDS = 20_000;
/** Maximum number of providers whose ids stay in memory in a form in which typos can be found. */
const MAX_PROVIDERS = 32;
/** Minimum length of an id, without its provider, that is corrected. */
const MIN_CHARACTERS = 4;
/** Minimum length of an id, without its provider, that may have two typos. */
const LONG_ID_CHARACTERS = 8;
/** Minimum length of an id's beginning, without its provider, that identifies voices. */
const MIN_BEGINNING = 6;
/** Maximum number of ids equally near to a misspelled id. With more, none is proposed, because such ids are codes that differ by one letter. */
const MAX_NEAREST = 3;

/**
 * Creates the function that reads an id that the catalog does not list. It returns the voices that the id may mean, likeliest first, at most
 * {@link MAX_MEANT}. The readings are tried in this order, each shown with an id and a voice that the id means:
 *
 *     polly/Joanna              whole parts at the beginning    polly/Joanna/neural
 *     openai/alloy/tts-9        without the last part           openai/alloy/tts-1
 *     azure/en-US-JennyNeurl    with a typo or two              azure/en-US-JennyNeural
 *     edge/en-US-JennyNeural    without the provider            azure/en-US-JennyNeural
 *     google/en-US-Wavenet-Z    with another end                google/en-US-Wavenet-A
 */
export function createIdReader(parts: CatalogParts) {
  const { ids, columns } = parts;
  const correct = createIdCorrector(ids);

  function readBeginning(id: string): readonly number[] {
    // A text without a slash may be a provider, which says nothing about the voice.
    const whole = id.includes('/') ? ids.startingWith(`${id}/`) : [];
    if (whole.length > 0) return whole;
    // An id that lacks only its end identifies its voices: `deepgram/aura-2-asteria` → aura-2-asteria-en.
    const found = ids.startingWith(id);
    return found.length <= MAX_MEANT ? found : [];
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

  function readWithOtherEnd(id: string, rest: string): readonly number[] {
    const end = /[^-_:.]*$/.exec(rest)?.[0] ?? '';
    if (rest.length - end.length < MIN_BEGINNING) return [];
    const found = ids.startingWith(id.slice(0, id.length - end.length));
    return found.length <= MAX_MEANT ? found : [];
  }

  return (id: string): readonly number[] => {
    if (id.length > MAX_ID_CHARACTERS || id.endsWith('/')) return [];
    const slash = id.indexOf('/');
    const provider = id.slice(0, Math.max(0, slash)).toLowerCase();
    const rest = id.slice(slash + 1);
    // An id without its provider is compared with those of all providers, unless it is a plain word.
    const providers = provider !== '' ? [provider] : isIdLike(rest) ? columns.provider.distinct : [];
    const readings = [
      () => readBeginning(id),
      () => readWithoutEnd(id),
      () => correct(providers, rest),
      () => (slash < 0 ? [] : ids.exact(rest)),
      () => readWithOtherEnd(id, rest),
    ];
    for (const read of readings) {
      const found = read();
      if (found.length > 0) return found.slice(0, MAX_MEANT);
    }
    return [];
  };
}

/** Creates the corrector of ids. Returns the voices of some providers whose ids have the smallest edit distance from a misspelled id. */
function createIdCorrector(ids: CatalogParts['ids']) {
  // Voices by id in lower case without the provider, and by the id's first part: `joanna/neural`, `joanna`.
  const idsOf = memoize((provider: string) => {
    const keys = ids.listUnder(`${provider}/`, MAX_SCANNED_IDS).flatMap(({ id, rank }) => {
      const rest = id.slice(provider.length + 1);
      return Array.from(new Set([rest, rest.split('/', 1)[0] ?? '']), (key) => ({ key, rank }));
    });
    const byKey = groupBy(keys, ({ key }) => key);
    return { scan: createTypoScan([...byKey.keys()]), byKey };
  }, MAX_PROVIDERS);

  return (providers: readonly string[], rest: string): readonly number[] => {
    const asked = rest.toLowerCase();
    if (asked.length < MIN_CHARACTERS || isOpaque(rest)) return [];
    const near = providers.flatMap((provider) => {
      const { scan, byKey } = idsOf(provider);
      return (
        scan(asked, asked.length < LONG_ID_CHARACTERS ? 1 : 2)
          // Numbers distinguish voices and models: aura-1 is no typo of aura-2.
          .filter(({ word }) => digitsOf(word) === digitsOf(asked))
          .map(({ word, edits }) => ({ edits, voices: byKey.get(word) ?? [] }))
      );
    });
    const nearest = nearestOf(near);
    if (nearest.length > MAX_NEAREST) return [];
    return nearest.flatMap(({ voices }) => voices.map(({ rank }) => rank).sort((a, b) => a - b));
  };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
