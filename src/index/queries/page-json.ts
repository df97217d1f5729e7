import { FACET_PARAMETERS } from '../../domain/facet-parameters.ts';
import { splitList } from '../../domain/list-entries.ts';
import { REQUIRED_FIELDS, VOICE_FIELDS } from '../../domain/voice-fields.ts';
import type { MissingVoice } from '../../domain/voice-list.ts';
import type { StoredVoices } from '../voices/stored-voices.ts';
import type { Hits } from './search.ts';

const HEAD = Buffer.from('{"voices":[');
const FACET_PARAMETERS_FIELD = `"facet_parameters":${JSON.stringify(FACET_PARAMETERS)}`;
/** Size of a memory block that many responses share, because allocating a buffer per response takes longer than filling the buffer. */
const BLOCK_BYTES = 256 * 1024;

/** Writes a response as JSON in UTF-8. The returned buffer is a view; copy it to keep it, because a view keeps its whole block alive. */
export type WritePage = (
  hits: Hits,
  missing: readonly MissingVoice[] | undefined,
  fields?: string | undefined,
) => Buffer;

/** Joins the stored JSON of voices into pages, so that no voice is parsed or stringified, unless only some of its fields are wanted. */
export function createPageWriter(voices: StoredVoices): WritePage {
  const allocate = createBlockAllocator();

  return (hits, missing, fields) => {
    const tail = stringifyTail(hits, missing);
    const names = fields === undefined ? [] : splitList(fields);
    if (names.length > 0) {
      const chosen = VOICE_FIELDS.filter((name) => names.includes(name) || REQUIRED_FIELDS.includes(name));
      const written = hits.ranks.map((rank) => JSON.stringify(voices.read(rank), chosen));
      return Buffer.from(HEAD + written.join() + tail);
    }
    const tailBytes = Buffer.byteLength(tail);
    let sizeBytes = HEAD.length + tailBytes + Math.max(0, hits.ranks.length - 1);
    for (const rank of hits.ranks) sizeBytes += voices.sizeBytes(rank);
    const page = allocate(sizeBytes);
    HEAD.copy(page);
    voices.copyJsonList(hits.ranks, page, HEAD.length);
    page.write(tail, sizeBytes - tailBytes);
    return page;
  };
}

function createBlockAllocator(): (sizeBytes: number) => Buffer {
  let free = Buffer.alloc(0);
  return (sizeBytes) => {
    if (sizeBytes > free.length) free = Buffer.allocUnsafeSlow(Math.max(sizeBytes, BLOCK_BYTES));
    const allocated = free.subarray(0, sizeBytes);
    free = free.subarray(sizeBytes);
    return allocated;
  };
}

/** Stringifies the response's fields after `voices`, in the order of the API specification: `total`, `limit`, `offset` and so on. */
function stringifyTail(hits: Hits, missing: readonly MissingVoice[] | undefined): string {
  const { total, limit, offset, ranks, facets, similar, matched, interpretation, suggestions } = hits;
  const hasMore = offset + ranks.length < total;
  const numbers = `],"total":${total},"limit":${limit},"offset":${offset},"hasMore":${hasMore}`;
  const counted = facets === undefined ? '' : `,"facets":${facets},${FACET_PARAMETERS_FIELD}`;
  if (!(missing ?? similar ?? matched ?? interpretation ?? suggestions)) return `${numbers}${counted}}`;
  const rest = JSON.stringify({ missing, similar, matched, interpretation, suggestions });
  return `${numbers}${counted},${rest.slice(1)}`;
}
