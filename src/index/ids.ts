import type { StoredVoice } from '../domain/voice.ts';

/** Ids a search starts to list by their beginning; shorter beginnings say too little. */
const MIN_PREFIX_CHARACTERS = 4;
/** As many as one page can show, several times over. */
const MAX_PREFIX_HITS = 1000;

/** Voices by id, as the directory writes it and as the provider does. */
export interface Ids {
  /** The voice with exactly this directory id. */
  rankOf(id: string): number | undefined;
  /** Voices whose directory id or native id is this text, whatever its case. */
  exact(text: string): readonly number[];
  /** Voices whose directory id or native id starts with this text, whatever its case. */
  startingWith(text: string): readonly number[];
}

export function buildIds(voices: readonly StoredVoice[]): Ids {
  const ranks = new Map(voices.map(({ id }, rank) => [id, rank]));
  if (ranks.size !== voices.length) throw new Error('the snapshot lists a voice twice');
  const keys = voices.flatMap(({ id, provider_voice_id }, rank) => [
    { key: id.toLowerCase(), rank },
    ...(provider_voice_id ? [{ key: provider_voice_id.toLowerCase(), rank }] : []),
  ]);
  keys.sort((a, b) => (a.key === b.key ? a.rank - b.rank : a.key < b.key ? -1 : 1));

  function within(prefix: string, isWanted: (key: string) => boolean): number[] {
    const found = new Set<number>();
    for (let place = lowerBound(keys, prefix); found.size < MAX_PREFIX_HITS; place++) {
      const entry = keys[place];
      if (!entry || !isWanted(entry.key)) break;
      found.add(entry.rank);
    }
    return [...found];
  }

  return {
    rankOf: (id) => ranks.get(id),
    exact: (text) => within(text.toLowerCase(), (key) => key === text.toLowerCase()),
    startingWith: (text) => {
      const prefix = text.toLowerCase();
      return prefix.length < MIN_PREFIX_CHARACTERS ? [] : within(prefix, (key) => key.startsWith(prefix));
    },
  };
}

/** The first place whose key is not below `key`. */
function lowerBound(keys: readonly { readonly key: string }[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
