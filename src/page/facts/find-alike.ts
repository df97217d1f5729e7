import { SearchQuery } from '../../domain/query.ts';
import type { Voice } from '../../domain/voice.ts';
import type { SimilarVoice } from '../../domain/voice-list.ts';
import type { Catalog } from '../../index/catalog/catalog.ts';
import { isSameSpeaker } from './fold-models.ts';

/** Number of similar voices to request. The number is large, because many similar voices may belong to the same speaker as the reference voice. */
const LOOKED_AT = 100;
const MAX_ALIKE = 6;
/** Number of voices with a sample that are shown in place of silent ones. */
const HEARD = 3;
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

/** Finds the voices that are most similar to a voice. If the voice and its sisters are silent, the nearest voices that have a sample come first. */
export function findAlike(catalog: Catalog, reference: Voice): Alike {
  const near = findNear(catalog, reference);
  if ([reference, ...near.sisters].some(({ preview }) => preview)) return near;
  const heard = findNear(catalog, reference, true);
  const all = [...heard.alike.slice(0, HEARD), ...near.alike];
  return {
    ...near,
    alike: [...new Map(all.map((voice) => [voice.id, voice])).values()].slice(0, MAX_ALIKE),
    likeness: new Map([...near.likeness, ...heard.likeness]),
  };
}

function findNear(catalog: Catalog, reference: Voice, has_preview?: true): Alike {
  const query = SearchQuery.parse({ similar_to: reference.id, limit: LOOKED_AT, has_preview });
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
