import type { CatalogParts } from '../parts.ts';
import { haveCommon, type ReadonlyBitset } from '../structures/bitset.ts';
import { type CountedVoiceSet, uniteVoices, type VoiceSet, withRanks } from '../structures/voice-set.ts';
import type { Precedence } from './precedence.ts';
import { createOwnPreference } from './prefer-own.ts';
import { type Relaxed, relax, type WordMatch } from './relax.ts';
import type { Step } from './steps.ts';

/** Words of a search with their voices, before the filters. */
interface Candidates {
  readonly matches: readonly WordMatch[];
  /** Voices that have all words. */
  readonly all: CountedVoiceSet;
  /** Voices that a `not` leaves out. */
  readonly without: ReadonlyBitset | undefined;
  /** Ranks of the voices whose ids the text is or begins. */
  readonly byId: readonly number[];
}

/** Sets that the filters of a request keep. */
interface Bounds {
  readonly within: readonly VoiceSet[];
  /** Own speakers of the language of a filter. */
  readonly native: VoiceSet | undefined;
}

/** Voices that a search finds, and the words that they have. */
export interface VoiceFinding {
  /** Words that the hits have: all of them, or all but some styles and uses. */
  readonly kept: readonly WordMatch[];
  readonly found: VoiceSet;
  readonly first: Precedence | undefined;
  /** Sentences on the voices that are preferred. */
  readonly notes: readonly string[];
  /** Returns whether other filters may keep other words, or prefer other own speakers. */
  dependsOnFilters(): boolean;
}

/** Finds the voices that have all words; if none has, those that have as many as possible. Own speakers of a language are preferred. */
type FindVoices = (candidates: Candidates, bounds: Bounds) => VoiceFinding;

export function createVoiceFinder(
  { ranker, scratch }: Pick<CatalogParts, 'ranker' | 'scratch'>,
  correct: (match: WordMatch) => WordMatch | undefined,
  uses: (step: Step) => boolean,
): FindVoices {
  const { preferOwn, mayPreferOwn } = createOwnPreference(ranker.findPostings, scratch);

  return ({ matches, all, without, byId }, { within, native }) => {
    const relaxIn = (words: readonly WordMatch[], bounds: readonly VoiceSet[]) =>
      uses('relaxing')
        ? relax(
            words,
            { within: bounds, without },
            uses('corrections while relaxing') ? correct : () => undefined,
            scratch,
          )
        : undefined;
    const isFound = byId.length > 0 || isAnyWithin(all, within);
    const asked = isFound
      ? { kept: matches, found: withRanks(all, byId, scratch) }
      : relaxIn(matches, within);
    // Own speakers are preferred after relaxing, so that a word that nobody has decides nothing. Dropped words count too: if a filter drops
    // `stories` from `irish stories`, Irish speakers are still preferred.
    const own =
      asked && byId.length === 0 && uses('own speakers')
        ? preferOwn({
            kept: asked.kept,
            dropped: droppedOf(matches, asked.kept),
            found: asked.found,
            within,
            native,
            without,
          })
        : undefined;
    const relaxed = own?.instead && relaxIn(own.instead.words, own.instead.within);
    const fitting: Relaxed = relaxed ?? asked ?? { kept: matches, found: all };
    const first = own?.first;
    return {
      kept: fitting.kept,
      found: first ? uniteVoices(fitting.found, first.further, scratch) : fitting.found,
      first,
      notes: own?.notes ?? [],
      dependsOnFilters: () => !isFound || mayPreferOwn(matches, native),
    };
  };
}

function isAnyWithin(all: CountedVoiceSet, within: readonly VoiceSet[]): boolean {
  if (within.length === 0) return all.count > 0;
  return haveCommon([all, ...within].map(({ bits }) => bits));
}

/** Returns the words that were left out. A word that was corrected is another match of the same words. */
function droppedOf(matches: readonly WordMatch[], kept: readonly WordMatch[]): readonly WordMatch[] {
  if (kept === matches) return [];
  return matches.filter(({ words }) => !kept.some((match) => match.words === words));
}
