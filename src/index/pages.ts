import type { Facets, MissingVoice, VoiceListResponse } from '../domain/query.ts';
import type { StoredVoice, Voice } from '../domain/voice.ts';
import type { Hits } from './search.ts';

const HEAD = Buffer.from('{"voices":[');
const COMMA = 0x2c;

/** Writes pages of voices whose JSON was made once, when the catalog was built. */
export interface PageWriter {
  /** The response as JSON text in UTF-8. */
  write(hits: Hits, missing: readonly MissingVoice[] | undefined): Buffer;
}

/** What clients see of a stored voice. */
export function toPublicVoice({ sample_url: _, provenance: __, ...voice }: StoredVoice): Voice {
  return voice;
}

/** All voices' JSON in one block of bytes, each from `starts[rank]` to `starts[rank + 1]`. */
export function createPageWriter(voices: readonly Voice[]): PageWriter {
  const texts = voices.map((voice) => JSON.stringify(voice));
  const starts = new Uint32Array(texts.length + 1);
  for (const [rank, text] of texts.entries())
    starts[rank + 1] = (starts[rank] ?? 0) + Buffer.byteLength(text);
  const block = Buffer.allocUnsafe(starts.at(-1) ?? 0);
  for (const [rank, text] of texts.entries()) block.write(text, starts[rank] ?? 0);

  return {
    write: (hits, missing) => {
      const tail = Buffer.from(`],${JSON.stringify(envelope(hits, missing)).slice(1)}`);
      const sizes = hits.ranks.map((rank) => (starts[rank + 1] ?? 0) - (starts[rank] ?? 0));
      const commas = Math.max(0, sizes.length - 1);
      const body = Buffer.allocUnsafe(
        HEAD.length + sizes.reduce((sum, bytes) => sum + bytes, commas) + tail.length,
      );
      let at = HEAD.copy(body);
      for (const [index, rank] of hits.ranks.entries()) {
        if (index > 0) body[at++] = COMMA;
        at += block.copy(body, at, starts[rank], starts[rank + 1]);
      }
      tail.copy(body, at);
      return body;
    },
  };
}

/** Everything of a response but its voices. */
export function envelope(
  { total, limit, offset, ranks, facets }: Hits,
  missing: readonly MissingVoice[] | undefined,
): Omit<VoiceListResponse, 'voices'> {
  return {
    total,
    limit,
    offset,
    hasMore: offset + ranks.length < total,
    ...(facets && { facets: facets satisfies Facets }),
    ...(missing && { missing: [...missing] }),
  };
}
