import { lazy } from '../../lib/lazy.ts';
import { eachVoice } from '../columns/columns.ts';
import { CLOSING, isIdLike } from '../ids/id-parts.ts';
import type { CatalogParts } from '../parts.ts';
import { has } from '../structures/bitset.ts';
import type { VoiceSet } from '../structures/voice-set.ts';
import { createKeyIndex, type Place } from '../terms/key-index.ts';
import type { SplitText } from './split-completion.ts';

/** A speaker is all voices with the same provider, name and language. These form one completion, even if their models differ. */
export interface Speaker {
  readonly place: Place;
  /** Ranks of the speaker's voices, in ascending order. */
  readonly ranks: readonly number[];
}

/** Creates the function that finds speakers among given hits: by a name that matches the text, or by a voice id that starts with the text. */
export function createSpeakerFinder({ columns, ids }: CatalogParts) {
  const { name: names, provider, native_language: language } = columns;
  const index = lazy(() => createKeyIndex(names.distinct));

  /** Returns the number of a voice's speaker. A speaker is all voices with the same name, provider and language. */
  function speakerOf(rank: number, name: number): number {
    const spoken = language.single?.[rank] ?? 0;
    const listed = provider.single?.[rank] ?? 0;
    return (name * (provider.distinct.length + 1) + listed) * (language.distinct.length + 1) + spoken;
  }

  return ({ key, tail }: SplitText, { bits }: VoiceSet): readonly Speaker[] => {
    const found = new Map<number, { readonly place: Place; readonly ranks: number[] }>();
    const added = new Set<number>();
    const add = (rank: number, speaker: number, place: Place) => {
      if (!has(bits, rank) || added.has(rank)) return;
      added.add(rank);
      const known = found.get(speaker);
      if (known) known.ranks.push(rank);
      else found.set(speaker, { place, ranks: [rank] });
    };
    const id = tail.trim().replace(CLOSING, '');
    const begun = isIdLike(id) ? ids.startingWith(id) : [];
    // A voice whose id is the whole text is not grouped with other voices, because an id identifies one model.
    const whole = new Set(begun.length > 0 ? ids.exact(id) : []);
    for (const rank of whole) add(rank, -1 - rank, 0);
    // A voice with several names is found by the name that matches best.
    for (const [name, place] of [...index()(key)].sort(([, a], [, b]) => a - b))
      eachVoice(names, name, (rank) => add(rank, speakerOf(rank, name), place));
    for (const rank of begun) add(rank, speakerOf(rank, names.values[names.valueOffsets[rank] ?? 0] ?? 0), 1);
    return [...found.values()];
  };
}
