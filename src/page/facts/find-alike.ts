import { SearchQuery } from '../../domain/query.ts';
import type { Voice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { isSameSpeaker } from './fold-models.ts';

/** Number of similar voices to request. The number is large, because many similar voices may belong to the same speaker as the reference voice. */
const LOOKED_AT = 100;
const MAX_ALIKE = 6;
/** Maximum number of similar voices from one provider. The number is limited, so that a large provider leaves room for other providers. */
const MAX_OF_PROVIDER = 2;

export interface Alike {
  /** Voices of the same speaker as the reference voice, with other models. */
  readonly sisters: readonly Voice[];
  /** Voices of other speakers that are most similar to the reference voice, from several providers. */
  readonly alike: readonly Voice[];
  /** For each similar voice, by id: the fields in which it equals the reference voice, and the fields in which it differs from the reference voice. */
  readonly likeness: ReadonlyMap<string, SimilarVoice>;
}

export function findAlike(catalog: Catalog, reference: Voice): Alike {
  const query = SearchQuery.parse({ similar_to: reference.id, limit: LOOKED_AT });
  const { voices, similar = [] } = catalog.search(query);
  const alike: Voice[] = [];
  for (const voice of voices) {
    const ofProvider = alike.filter(({ provider }) => provider === voice.provider).length;
    const isKnown = [reference, ...alike].some((each) => isSameSpeaker(each, voice));
    if (!isKnown && ofProvider < MAX_OF_PROVIDER) alike.push(voice);
    if (alike.length === MAX_ALIKE) break;
  }
  return {
    sisters: voices.filter((voice) => isSameSpeaker(reference, voice)),
    alike,
    likeness: new Map(similar.map((each) => [each.id, each])),
  };
}
