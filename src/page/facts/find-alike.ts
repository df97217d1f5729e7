import { SearchQuery } from '../../domain/query.ts';
import type { Voice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import type { Catalog } from '../../index/catalog.ts';
import { isSameSpeaker } from './fold-models.ts';

/**
 * Number of similar voices that are examined. The number has to exceed that of a speaker's voices, because voices of the same speaker are
 * the most similar.
 */
const LOOKED_AT = 100;
const MAX_ALIKE = 6;
/** Largest number of similar voices of one provider, so that a large provider leaves room for other providers. */
const MAX_OF_PROVIDER = 2;

/** Voice that is similar to the page's voice, with the fields that agree and differ. */
export interface AlikeVoice extends SimilarVoice {
  readonly voice: Voice;
}

/** Returns the voices of the same speaker under other models (`sisters`), and the most similar voices of several providers (`alike`). */
export function findAlike(
  catalog: Catalog,
  reference: Voice,
): { readonly sisters: readonly Voice[]; readonly alike: readonly AlikeVoice[] } {
  const query = SearchQuery.parse({ similar_to: reference.id, limit: LOOKED_AT });
  const { voices, similar = [] } = catalog.search(query);
  const compared = new Map(similar.map((each) => [each.id, each]));
  const alike: Voice[] = [];
  for (const voice of voices) {
    const ofProvider = alike.filter(({ provider }) => provider === voice.provider).length;
    const isKnown = [reference, ...alike].some((each) => isSameSpeaker(each, voice));
    if (!isKnown && ofProvider < MAX_OF_PROVIDER) alike.push(voice);
    if (alike.length === MAX_ALIKE) break;
  }
  return {
    sisters: voices.filter((voice) => isSameSpeaker(reference, voice)),
    alike: alike.map((voice) => ({
      ...(compared.get(voice.id) ?? { id: voice.id, agrees: [], differs: [] }),
      voice,
    })),
  };
}
