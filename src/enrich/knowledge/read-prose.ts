import { LRUCache } from 'lru-cache';
import type { Age, Gender } from '../../domain/voice.ts';
import {
  accentsInProse,
  ageInProse,
  genderWordInProse,
  MAX_PROSE_LENGTH,
  purposesInProse,
  speakersInProse,
} from './prose.ts';
import { isAccent, isAccentName } from './recognize-accent.ts';
import { recognizeAge } from './recognize-age.ts';
import { recognizeGender } from './recognize-gender.ts';
import { useCasesInPhrase } from './recognize-use-case.ts';
import { stylesInProse } from './styles-in-prose.ts';

/** Facts that enrichment extracts from the sentences of a description. A fact that no sentence states is absent. */
export interface ReadFacts {
  readonly gender?: Gender | undefined;
  readonly age?: Age | undefined;
  /**
   * Phrases that name an accent, then phrases that name the speaker's nationality. The accent step takes the first phrase that fits the
   * voice's language and country.
   */
  readonly accents?: readonly string[] | undefined;
  readonly use_cases?: readonly string[] | undefined;
  readonly styles?: readonly string[] | undefined;
}

/** Maximum number of descriptions whose facts are cached. Caching saves time, because several steps read the facts of one description. */
const MAX_CACHED = 2000;
const cache = new LRUCache<string, ReadFacts>({ max: MAX_CACHED, memoMethod: read });

/** Returns the facts that a description states in its first sentences: gender, age, accents, use cases and styles. */
export function readProse(description = ''): ReadFacts {
  return cache.memo(description.slice(0, MAX_PROSE_LENGTH));
}

function read(text: string): ReadFacts {
  const gender = recognizeGender(genderWordInProse(text));
  const age = recognizeAge(ageInProse(text));
  const named = accentsInProse(text).filter(isAccentName);
  const accents = [...new Set([...named, ...speakersInProse(text).filter(isAccent)])];
  const useCases = [...new Set(purposesInProse(text).flatMap(useCasesInPhrase))];
  const styles = stylesInProse(text);
  return {
    ...(gender && { gender }),
    ...(age && { age }),
    ...(accents.length > 0 && { accents }),
    ...(useCases.length > 0 && { use_cases: useCases }),
    ...(styles.length > 0 && { styles }),
  };
}
