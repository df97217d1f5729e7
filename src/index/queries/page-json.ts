import type { MissingVoice } from '../../domain/voice-list.ts';
import type { Voices } from '../voices/stored-voices.ts';
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

export function createPageWriter(voices: Voices): PageWriter {
  const allocate = createAllocator();

  return {
    write: (hits, missing) => {
      const tail = tailOf(hits, missing);
      const tailBytes = Buffer.byteLength(tail);
      let bytes = HEAD.length + tailBytes + Math.max(0, hits.ranks.length - 1);
      for (const rank of hits.ranks) bytes += voices.bytesOf(rank);
      const body = allocate(bytes);
      let at = HEAD.copy(body);
      for (let index = 0; index < hits.ranks.length; index++) {
        if (index > 0) body[at++] = COMMA;
        at += voices.copy(hits.ranks[index] ?? 0, body, at);
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

/** Everything of a response but its voices, in the order of the API specification. */
function tailOf(
  { total, limit, offset, ranks, facets, similar, interpretation, suggestions }: Hits,
  missing: readonly MissingVoice[] | undefined,
): string {
  const hasMore = offset + ranks.length < total;
  const numbers = `],"total":${total},"limit":${limit},"offset":${offset},"hasMore":${hasMore}`;
  // Most pages have nothing else.
  if (!(facets ?? missing ?? similar ?? interpretation ?? suggestions)) return `${numbers}}`;
  return `${numbers},${JSON.stringify({ facets, missing, similar, interpretation, suggestions }).slice(1)}`;
}
