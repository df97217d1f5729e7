import { groupBy } from '../../lib/group-by.ts';
import { memoize } from '../../lib/memoize.ts';
import { modelsOfProvider } from '../../providers/models.ts';
import type { CatalogParts } from '../parts.ts';
import { isOpaque } from '../text/id-tokenizer.ts';
import { createTypoScan, nearestOf } from '../text/typo-scan.ts';
import { isIdLike } from './id-parts.ts';

/** Maximum length of an id that is compared with known ids, in UTF-16 code units: about twice the longest id of the bundled lists. */
const MAX_ID_CHARACTERS = 100;
/** Maximum number of voices that an id may mean. An id that fits more voices does not identify one. */
const MAX_MEANT = 20;
/** Maximum number of a provider's ids that are compared with a misspelled id. If a provider has more ids, they are not corrected. */
const MAX_SCANNED_IDS = 20_000;
/** Minimum length of an id, without its provider, that is corrected. */
const MIN_CHARACTERS = 4;
/** Minimum length of an id, without its provider, that may have two typos. */
const LONG_ID_CHARACTERS = 8;
/** Last part of an id without its provider. The characters before it identify voices if they are five or more. */
const END = /(?<=.{4}[-_:./])[^-_:./]*$/;
/** Minimum number of characters of an id's last part that another id begins with too: the beginning of a name. */
const MIN_SHARED = 4;
/** Maximum number of known ids equally near to a misspelled id. If more are as near, none is returned: they are codes that differ by a letter. */
const MAX_NEAREST = 3;

/**
 * Creates the function that finds at most {@link MAX_MEANT} voices that an unlisted id may mean. These ways are tried until one finds voices:
 *
 *     polly/Joanna              whole parts at the beginning    polly/Joanna/neural
 *     deepgram/aura-2-asteria   the beginning                   deepgram/aura-2-asteria-en
 *     azure/en-US-JennyNeurl    with a typo or two              azure/en-US-JennyNeural
 *     edge/en-US-JennyNeural    without the provider            azure/en-US-JennyNeural
 *     google/en-US-Journey-F    of the model's successor        google/en-US-Chirp-HD-F
 *     en-US_MichaelV2Voice      with a beginning as long        en-US_MichaelV3Voice
 *     openai/alloy/tts-9        with another end                openai/alloy/tts-1
 */
export function createIdReader({ ids, columns, voices }: CatalogParts) {
  const correct = createIdCorrector(ids);

  /** Returns the voices whose ids have a beginning; if there are any, only those where a word ends with it: `en-US-Aria` in AriaNeural, not ariana. */
  function startingWith(beginning: string): readonly number[] {
    const found = ids.startingWith(beginning);
    if (found.length > MAX_MEANT) return [];
    const whole = found.filter((rank) => {
      const { id } = voices.read(rank);
      return !/[a-z]/.test(id.charAt(id.toLowerCase().indexOf(beginning.toLowerCase()) + beginning.length));
    });
    return whole.length > 0 ? whole : found;
  }

  return (id: string): readonly number[] => {
    if (id.length > MAX_ID_CHARACTERS || id.endsWith('/')) return [];
    const slash = id.indexOf('/');
    const rest = id.slice(slash + 1);
    const provider = columns.provider.distinct.filter((slug) => slug === id.slice(0, slash).toLowerCase());
    const end = END.exec(rest)?.[0];
    const readings = [
      // No slash is appended to a text without a slash, because the text may be a provider, and all voices of the provider would match.
      () => (slash < 0 ? [] : ids.startingWith(`${id}/`)),
      () => startingWith(id),
      // An id without its provider is compared with the ids of all providers, unless the id is a plain word.
      () =>
        provider.length > 0 || !isIdLike(id)
          ? correct(provider, rest)
          : correct(columns.provider.distinct, id),
      () => (slash < 0 ? [] : ids.exact(rest)),
      () => ids.exact(withSuccessor(id, provider.length > 0 ? provider : columns.provider.distinct)),
      ...(end === undefined ? [] : beginningsOf(id, end)).map((beginning) => () => startingWith(beginning)),
    ];
    for (const read of readings) {
      const found = read();
      if (found.length > 0) return found.slice(0, MAX_MEANT);
    }
    return [];
  };
}

/** Creates the function that corrects a misspelled id: it returns the voices of the given providers whose ids have the fewest edits. */
function createIdCorrector(ids: CatalogParts['ids']) {
  // Voices of a provider by id in lower case without the provider, and by the first part of this id: `joanna/neural`, `joanna`.
  const idsOf = memoize((provider: string) => {
    const keys = ids.listUnder(`${provider}/`, MAX_SCANNED_IDS).flatMap(({ id, rank }) => {
      const rest = id.slice(provider.length + 1);
      return Array.from(new Set([rest, rest.split('/', 1)[0] ?? '']), (key) => ({ key, rank }));
    });
    const byKey = groupBy(keys, ({ key }) => key);
    return { scan: createTypoScan([...byKey.keys()]), byKey };
  });

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

/** Returns the beginnings of an id that end in its last part, the longest first, and then the one before its last part. */
function beginningsOf(id: string, end: string): readonly string[] {
  const cuts = Array.from({ length: Math.max(0, end.length - MIN_SHARED) }, (_, cut) => cut + 1);
  return [...cuts, end.length].map((cut) => id.slice(0, id.length - cut));
}

/** Returns an id in lower case with the successor's name in place of a replaced model's. */
function withSuccessor(id: string, providers: readonly string[]): string {
  const lower = id.toLowerCase();
  const replaced = providers.flatMap(modelsOfProvider).filter(({ replaced_by }) => replaced_by);
  const model = replaced.find(({ model_id }) => lower.includes(model_id));
  return model?.replaced_by ? lower.replace(model.model_id, model.replaced_by) : '';
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
