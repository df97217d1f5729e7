import type { StoredVoice, Voice } from '../domain/voice.ts';
import type { Facets, MissingVoice, VoiceListResponse } from '../domain/voice-list.ts';
import type { Hits } from './search.ts';

const HEAD = Buffer.from('{"voices":[');
const COMMA = 0x2c;
/** Pages are cut from blocks of this size: a block of its own costs a page more than filling it does. */
const BLOCK_BYTES = 256 * 1024;

/** Writes pages of voices whose JSON was made once, when the catalog was built. */
export interface PageWriter {
  /** The response as JSON text in UTF-8: a part of a larger block, to be copied by whoever keeps it. */
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

  const bytesOf = (rank: number) => (starts[rank + 1] ?? 0) - (starts[rank] ?? 0);
  const allocate = createAllocator();

  return {
    write: (hits, missing) => {
      const tail = `],${JSON.stringify(envelope(hits, missing)).slice(1)}`;
      const tailBytes = Buffer.byteLength(tail);
      let bytes = HEAD.length + tailBytes + Math.max(0, hits.ranks.length - 1);
      for (const rank of hits.ranks) bytes += bytesOf(rank);
      const body = allocate(bytes);
      let at = HEAD.copy(body);
      for (let index = 0; index < hits.ranks.length; index++) {
        if (index > 0) body[at++] = COMMA;
        const rank = hits.ranks[index] ?? 0;
        at += block.copy(body, at, starts[rank], starts[rank + 1]);
      }
      body.write(tail, at);
      return body;
    },
  };
}

/** Cuts buffers from larger ones. Whoever keeps one has to copy it, or keeps its whole block. */
function createAllocator(): (bytes: number) => Buffer {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    if (bytes > rest.length) rest = Buffer.allocUnsafeSlow(Math.max(bytes, BLOCK_BYTES));
    const cut = rest.subarray(0, bytes);
    rest = rest.subarray(bytes);
    return cut;
  };
}

/** Everything of a response but its voices. */
export function envelope(
  { total, limit, offset, ranks, facets, similar, interpretation, suggestions }: Hits,
  missing: readonly MissingVoice[] | undefined,
): Omit<VoiceListResponse, 'voices'> {
  return {
    total,
    limit,
    offset,
    hasMore: offset + ranks.length < total,
    ...(facets && { facets: facets satisfies Facets }),
    ...(missing && { missing: [...missing] }),
    ...(similar && { similar: [...similar] }),
    ...(interpretation && { interpretation }),
    ...(suggestions && { suggestions }),
  };
}
